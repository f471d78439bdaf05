"""The numbers of Falsche FFuffziger, copied from the rule book and not from the game.

Kinds of machines, backs and inspector cards go by the same numbers as in the game.
"""

from __future__ import annotations

VALUES, BACKS, KINDS = 5, 6, 21
DEALT, BOUGHT, SINGLE, TWICE, WITH_COINS = 0, 1, 2, 3, 20
SAME, SAME_TWICE, NEXT, KAPUTT, NEXT_TWICE, MUENZEN = range(BACKS)
POOL = (SAME, SAME_TWICE, NEXT)  # FF-9: the backs among which the first tiles are dealt
TILES = (  # FF-2: same, x2 same, next, Kaputt, x2 next, coins
    (3, 6, 9, 3, 3, 0),
    (6, 6, 9, 3, 3, 0),
    (6, 6, 9, 3, 3, 0),
    (3, 4, 6, 2, 3, 0),
    (3, 4, 0, 2, 0, 3),
)
CARDS = (  # FF-3: the least bid, and the real money on it
    (14, 20), (15, 30), (18, 30), (21, 40), (24, 50),
    (27, 60), (30, 70), (33, 70), (36, 80), (39, 80),
    (32, 60), (35, 70), (37, 80), (44, 90), (51, 100),
    (57, 110), (58, 120), (62, 130), (65, 140), (72, 150),
    (70, 120), (72, 130), (75, 140), (77, 150), (78, 160),
    (82, 170), (85, 180), (91, 190), (95, 200), (101, 200),
    (77, 150), (89, 160), (92, 170), (95, 180), (111, 190),
    (129, 220), (135, 240), (136, 250), (141, 260), (158, 280),
)  # fmt: skip
COIN, GREEN = 5, 4  # inspector cards; the others are values to destroy
WHITES, BLACKS = [1, 3, COIN, COIN, COIN], [0, 2, COIN, COIN]  # FF-4
FACE = (10, 20, 50, 100, 150, 1)  # FF-6, and real money
BUY = (4, 10, 30, 70, 100)
SELL = (3, 8, 20, 45, 70)
SCRAP = (2, 4, 9, 20, 30)
BONUS = (6, 4, 2, 0, 0, 0)  # FF-38
AFTER_BACK = (SINGLE, TWICE, 4 + SINGLE, -1, 4 + TWICE)  # from 4 * value; no machine after Kaputt
LAST_CARD, LAST_ROUND = 26, 12  # section B3 of the rules: all orders enumerated


def value_of(kind: int) -> int:
    """FF-23: of the visible side."""
    return 4 if kind == WITH_COINS else kind // 4
