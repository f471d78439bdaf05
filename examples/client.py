"""A whole player: opens a table with bots and plays until the match is over.

python examples/client.py http://127.0.0.1:8000 contraband '{"rounds": 2}'
"""

import asyncio
import json
import secrets
import sys
from typing import Any

import httpx
from websockets.asyncio.client import connect


def laziest(offers: list[dict[str, Any]]) -> list[str | int]:
    """Choose a word without numbers if there is one, else the first or smallest numbers."""
    offer = min(offers, key=len)
    least = offer.get("least", [0] * len(offer.get("each", [])))
    return [offer["verb"], *offer.get("among", [[*offer.get("at", []), *least]])[0]]


async def play(url: str, game: str, options: str = "{}") -> str:
    with httpx.Client(base_url=url) as http:
        http.post("/api/me", json={"name": "Robot"}).raise_for_status()
        wanted = {"game": game, "seats": ["me", "easy", "easy"], "pace": "quick"}
        wanted["options"] = json.loads(options)
        table: str = http.post("/api/tables", json=wanted).raise_for_status().json()["id"]
        cookie = {"Cookie": f"sid={http.cookies['sid']}"}
    address = url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    async with connect(address, additional_headers=cookie, max_size=None) as socket:
        known: dict[str, Any] = {}
        async for message in socket:
            known |= (news := json.loads(message))
            if known["you"] in known["table"]["fair"]["wants"]:
                promise = known["table"]["fair"]["commitment"]
                give = {"give": secrets.token_hex(16), "promise": promise}
                await socket.send(json.dumps(give))
            if known["table"]["status"] == "finished":
                break
            if "view" in news and news["view"]["choices"]:
                word = laziest(news["view"]["choices"])
                await socket.send(json.dumps({"do": word, "step": known["step"]}))
    return table


if __name__ == "__main__":
    print("played", sys.argv[1] + "/r/" + asyncio.run(play(*sys.argv[1:])))
