"""A bot that plays a whole game over the wire: `python docs/examples/web_bot.py http://localhost:8000 rivals`"""

import random
import sys
import time
from typing import Any

import httpx

server, game = httpx.Client(base_url=f"{sys.argv[1].rstrip('/')}/api/v1", timeout=60), sys.argv[2]


def call(method: str, path: str, body: object = None) -> dict[str, Any]:
    while (answer := server.request(method, path, json=body)).status_code in (429, 503):
        time.sleep(int(answer.headers["retry-after"]))
    if answer.is_error:
        sys.exit(answer.json()["error"])
    return answer.json() if answer.content else {}


server.headers["authorization"] = f"Bearer {call('POST', '/guests', {'name': 'Thirty Lines'})['token']}"
others = ["random"] * (call("GET", f"/games/{game}")["seats"][0] - 1)
table = f"/tables/{call('POST', '/tables', {'game': game, 'seats': ['me', *others]})['id']}"
page: dict[str, Any] = {"next": "0", "over": False}
while not page["over"]:
    page = call("GET", f"{table}/seats/A/events?since={page['next']}&wait=20")
    if asked := page["question"]:
        option = random.choice(asked["options"])
        call("POST", f"{table}/seats/A/answer", {"option": option, "number": asked["number"]})
print("won" if 0 in call("GET", table)["result"]["winners"] else "lost")
