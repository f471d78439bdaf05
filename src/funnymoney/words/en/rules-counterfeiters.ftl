# The rules of Counterfeiters (Pecunia Olet), in the order in which they are shown.
# Headings begin with `section-`; every other message is a rule under its own id, or an option.

section-aim = The aim
CF-1 = You are forgers in the pay of the Mafia: you print false money and turn it into real money. Whoever has the **most real money** at the end wins.

section-box = In the box
CF-2 = There are 100 **fakes**, all with a face value of $50, in three qualities: 30 with ★, 30 with ★★ and 40 with ★★★. More stars are better.
CF-3 = There are 100 **real bills**: 32 of $10 and 68 of $50.
CF-4 = The board has one side for 2 players and one for 3 or 4. Spaces on the two sides: black market 4 / 6, print 2 / 3, supermarket 1 / 2, receiver 1 / 2, tax fraud 2 / 3, private jet 1 / 1, commercial flight 1 / 2. Spaces, prices, police track and card numbers are our own, not the published ones.
CF-5 = There are also a first-player pawn, a police pawn, 42 cards marked S, A, B, C or D, 12 **henchmen** (3 for each player), 4 screens and 4 envelopes for offshore accounts.

section-setup = Setting up
CF-7 = Use the side of the board for your number of players. Sort the fakes by quality and the real bills by value.
CF-8 = Put the **police pawn** on the space of the police track that shows your number of players. It is 14 steps from the end with 2 players, 18 with 3 and 22 with 4.
CF-9 = Each player takes the 3 henchmen, the screen and the envelope of one colour.
CF-10 = The first player gets the first-player pawn and $20. Clockwise from there the others get $30, $40 and $50.
    .example = With 3 players you start with $20, $30 and $40.
CF-R40 = The first player is chosen at random.
CF-11 = Each player gets a **printer** and, at random, one **ink** or one **paper** from the starting cards (S).
CF-12 = Cards marked 3+ are used only with 3 or 4 players, cards marked 4 only with 4. That leaves 22 cards for the black market with 2 players, 29 with 3 and 34 with 4.
CF-13 = Shuffle A, B, C and D separately, face down, and stack them: A on top, then B, then C, D at the bottom.
CF-14 = Fill the black market from the top of the deck, from the cheapest space, on the right, to the dearest, on the left.

section-turn = Round and turn
CF-15 = From the first player on, clockwise, everyone places **one henchman at a time** on a free space. This goes on until all henchmen are used or the game ends.
CF-16 = On your turn: place a henchman, then do what the space says. If the space shows the **police icon**, the police pawn then moves 1 space on; if it reaches a special space, that takes effect. The icon is on every supermarket, on one print space and on one tax-fraud space.
CF-17 = Each space takes only **one henchman per round**.
CF-18 = If you will not or cannot act, you **pass**. That spends one henchman for this round, but you stay in the round with the others.
    .example = You pass with your first henchman; you still place the other two this round.
CF-R1 = A henchman must **do something**. In the black market there must be a card you can pay for, in the supermarket you need a fake it accepts, at the receiver you need a fake, and on a flight you must move at least $10. Printing and tax fraud are always possible.
    .example = Without a single fake you cannot take the receiver’s space, not even to block it.
CF-R2 = You need not use a space to the full: any number from 1 up to the limit will do.
    .example = You may sell the receiver five fakes and keep the rest.
CF-R3 = You may always pass. It spends exactly one henchman and never moves the police.

section-market = Buying in the black market
CF-19 = Place a henchman on a market space, pay the bank its **price** in real money and take the card lying there. It goes face up in front of your screen. The prices are $40, $30, $20 and $10 with 2 players, $60 to $10 with 3 or 4.
    .example = A printer lies on the $30 space: with only $20 in hand you cannot have it yet.
CF-20 = The black market sells printers, ink, paper, holograms, diners, private jets, winning lottery tickets and two lawyers. With the starting cards there are 12 printers, 5 inks, 5 papers, 4 holograms, 5 diners, 3 private jets, 6 lottery tickets and 2 lawyers.
CF-21 = A card is a **contact** you keep and use for the rest of the game. It is never used up.
CF-22 = You may not buy a **second private jet**.
CF-R5 = You may buy a card that is of no use to you, just to keep it from others; only a second private jet is forbidden.
    .example = You already have ink and buy another one: you print no better, but your rival does not get it.
CF-R6 = A card that is bought leaves a gap until the end of the round. Only then is the market refilled.
CF-R10 = You pay only with real money **in hand**. Fakes and offshore money do not count.
    .example = With $10 in hand and $300 offshore you can only pay $10.

section-print = Printing
CF-23 = You get **2 fakes for each of your printers**. Their quality is the number of different components you own among ink, paper and hologram: one gives ★, two give ★★, three give ★★★. Components are not used up, and duplicates do not help.
    .example = With 3 printers, 2 inks and 1 paper you print 6 fakes with ★★.
CF-R11 = You always print the best quality you can.
CF-R12 = Fakes never run out. A house rule can limit them to the number in the box.

section-supermarket = The supermarket
CF-24 = Swap up to **3 fakes** for $50 of real money each. The further the police get, the fewer qualities the supermarkets accept.
    .example = Three fakes bring $150, and the police pawn moves 1 space on.
CF-R15 = You may mix qualities that are still accepted. Each fake brings $50, however many stars it has.
    .example = After ★ has been banned you hold two ★ and one ★★: you can swap only the ★★, for $50.
CF-R14 = Once ★★★ is refused too, supermarkets accept nothing at all, and nobody can use those spaces any more.

section-receiver = The receiver
CF-25 = Sell up to **8 fakes** in one lot. The quality of the **worst fake in the lot** sets the price of them all: ★ $20, ★★ $30, ★★★ $40 each.
    .example = One ★, one ★★ and two ★★★ bring 4 × $20 = $80; three ★★ and three ★★★ bring 6 × $30 = $180.
CF-R16 = Receivers take every quality, whatever the police have found out. You choose which fakes go into the lot.
    .example = With one ★ and four ★★★ you had better keep the ★: four ★★★ bring $160, all five only $100.
CF-R13 = The bank never runs out of real money and always has change.

section-tax = Tax fraud
CF-26 = Take **$30** from the bank. The space with the **sunglasses** also gives you the first-player pawn: you start the next round.
CF-R26 = The sunglasses change nothing in the current round. If you already have the pawn, you may still use the space for the $30. If nobody uses it, the pawn stays where it is.

section-flights = Flights to the Caribbean
CF-27 = Move any amount of real money between your hand and your **offshore account**, either way. The Godfather ignores offshore money, but you cannot pay for flights or cards with it.
    .example = You have $180 in hand and move $150 offshore: the Godfather now sees only $30.
CF-28 = There are two ways to fly. The **private-jet** space is only for those who own a private jet. A **commercial flight** costs $30, even if you own a jet.
    .example = You own a private jet, but its space is taken: a commercial flight costs you $30.
CF-R17 = You pay the fare **first**, from your hand, and then move money. With less than $30 in hand you cannot take a commercial flight, not even to fetch money.
    .example = With $20 in hand and $200 offshore you must first earn another $10.
CF-R18 = Flying with your own private jet costs nothing.
CF-R20 = You move money in multiples of $10.

section-police = The police track
CF-29 = **Godfather** (spaces 7, 11 and 14 with 2 players; 10, 16 and 22 with 3 or 4): all players pay the bank half of the real money they have in hand, rounded up. Fakes, offshore money and lottery tickets do not count.
    .example = With $130 in hand and $200 offshore you pay $70 and keep $60 in hand and $200 offshore.
CF-R21 = Half is rounded up to a full $10. If you have nothing in hand, you pay nothing.
    .example = Of $10 you pay $10, of $30 you pay $20, of $50 you pay $30, of $70 you pay $40.
CF-R22 = Everyone pays at the same time. Money earned by the action that brought the Godfather counts too.
    .example = You swap three fakes for $150, the police move to the Godfather: you already pay on the $150.
CF-R23 = If the last henchman of the round brings the Godfather, he comes before that round’s diners.
CF-30 = **Investigation** (spaces 5, 9 and 12 with 2 players; 8, 14 and 20 with 3 or 4): from now on supermarkets refuse one more quality, first ★, then ★★, then ★★★.
    .example = After the second investigation supermarkets accept only ★★★.
CF-31 = **Air-traffic strike** (spaces 10 and 13 with 2 players; 15 and 21 with 3 or 4): as long as the police pawn stands here nobody can fly, neither by private jet nor on a commercial flight.
CF-R19 = The strike lasts from the moment the pawn arrives until it moves on, even into the next round. Flights already made stand. In the last placements, and with a lawyer, you can fly again.
    .example = The last henchman of round 5 brings the strike: round 6 begins without flights.
CF-R24 = A special space takes effect only when the pawn moves onto it. The starting space does nothing.
CF-R43 = On a board of your own a space may have several specials. All of them happen, first the investigation, then the Godfather; a strike holds as long as the pawn stands there, so one on the last space also stops the last flights. The last space always has the Godfather.
CF-R39 = So that nobody can stall for ever, from **round 16** on the pawn also moves 1 space by itself after the last henchman of each round, before the market is cleared. Special spaces take effect, and the game can end this way. This is a house rule of ours.

section-secret = Open and secret
CF-6 = Your money is **secret** until the end of the game.
CF-R25 = Secret are how much you fly and which way, and what you pay the Godfather. Everything else happens in the open: start money, prices, printing, sales, tax fraud, fares, diners and cards. So anyone with a good memory knows your fakes, but not exactly your money.

section-after = End of the round
CF-32 = When all henchmen are used, everyone takes theirs back.
CF-33 = Market cards on spaces with the **trash icon** are discarded: these are the two cheapest spaces, $20 and $10.
CF-34 = The other market cards slide to the right, where it is cheaper. Then the gaps are filled from the deck.
    .example = After the clear-out there are cards on $60, $50 and $30: they slide to $30, $20 and $10.
CF-35 = When the deck is empty, the spaces on the left stay empty.
CF-R7 = The order is: take back henchmen, discard the cards on trash icons, slide to the right, fill the gaps (the cheapest first), diners, next round.
CF-R8 = Even with an empty deck, cards on trash icons are still discarded and the others still slide. The dear spaces on the left stay empty.
CF-R9 = Discarded market cards are out of the game.
CF-36 = Each of your **diners** turns one fake of any quality into $50 of real money. You cannot refuse while you have fakes. Diners without a fake do nothing.
    .example = With 2 diners and 5 fakes you get $100 and keep 3 fakes.
CF-R27 = If you have more diners than fakes, the surplus diners do nothing.
    .example = With 2 diners and 1 fake you get $50.
CF-R28 = A diner always takes your **worst** fake.
    .example = You hold one ★ and two ★★★: the diner takes the ★.
CF-R29 = Diners work by themselves, as many times as you have diners, or fakes if those are fewer. You cannot hold fakes back from them.
CF-37 = Then a new round begins, with the first player.

section-end = End of the game
CF-38 = The game ends when the police pawn reaches the **last space** of its track. First the Godfather comes once more.
CF-39 = Then, in turn order, everyone who still has a henchman may place **one last henchman**, and that includes whoever moved the pawn to the end.
CF-R30 = The last placements start with the player who started this round, and go on clockwise. A house rule can have them start after the player who moved the pawn to the end.
    .example = You started this round: you place first, whoever moved the pawn to the end.
CF-R31 = You place one last henchman only, even if you have more. You need not. If nobody has any left, the lawyers come next.
    .example = You have two henchmen left: you may place one, the other stays idle.
CF-R4 = A henchman you spent by passing is gone: it cannot be placed last, and no lawyer can take it back.
CF-R32 = Police icons no longer do anything.
CF-R33 = What you earn now is safe. The Godfather does not come again.
CF-40 = Then the owner of the **big-shot lawyer** may take one of their own henchmen off the board, place it on any free space, even the same one, and do its action. After that the owner of the **bad lawyer** may do the same.
    .example = You take your henchman off the receiver, place it there again and sell another lot.
CF-R34 = You need not use a lawyer. The henchman must be your own, must stand on the board and must be able to do something. The big-shot lawyer is dealt with completely before the bad one; the space left empty is free for the bad one too. If you own both, you may move the same henchman twice or two different ones.
    .example = A market space whose card is gone is of no use to your lawyer.
CF-R35 = A lawyer or lottery ticket bought with your last henchman still counts. A lawyer’s move may also buy a lottery ticket, and the big-shot lawyer’s move may buy the bad lawyer.
    .example = With your last henchman you pay $20 for a lottery ticket of $100: you gain $80.
CF-41 = Diners work one last time. Then the bank pays the **lottery tickets**: $60, $80, $90, $100, $110 or $120, as printed on them.
CF-R36 = At the end diners work only once. The market is not cleared any more.
CF-R37 = The order is: Godfather, last placements, big-shot lawyer, bad lawyer, diners, lottery tickets, counting.
CF-42 = Your score is your real money **in hand and offshore**. Fakes and cards are worth nothing.
    .example = With $340 in hand, $410 offshore and seven fakes you have $750.
CF-43 = If there is a tie, the printed rules tell you to play again.
CF-R38 = Here a tie is a **shared win**.

section-options = House rules
option-edition = A small edition to try out: one henchman each, a diner and a ticket of $60, five spaces and only two steps for the police, each with the Godfather. The first player starts with $50, the second with $60.
option-last_placement_from = Who places the last henchman first: **from the first player on**, the player who started this round; **after the one who caused the end**, the player after the one who moved the pawn to the end.
option-strict_bills = Fakes can run out: you print only as many of a quality as are left in the supply, and nothing instead. Usually off.
    .example = Five ★★ are left and you have three printers: you get five instead of six.
option-godfather_shows = What each player pays the Godfather is announced. Usually off.
option-guard_round = The round from which the police move by themselves, usually 16.
option-first_player = Who starts. −1 means chosen at random.
option-board = A board of your own, with other spaces, prices and another police track.
option-cards = All the cards (**full**), or only a diner and a lottery ticket, and ink for everyone (**tiny**).
option-henchmen = The number of henchmen of each player, 1 to 3; usually 3.
option-start_money = The start money, from the first player on; usually $20, $30, $40, $50.
