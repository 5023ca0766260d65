#!/usr/bin/env python3
"""A bot for Flibuste in one file, with nothing but Python's standard library.

    python3 examples/bot.py http://localhost:3000 <token>       sits at a table: the host hands out the token in the lobby
    flibuste arena bones --engine "python3 examples/bot.py"     plays our levels, over JSON Lines

How it is spoken to: docs/api.md ("A seat for a program") and docs/referee.md ("The arena"). To make it yours, write `choose`.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request

LULLS = {"pass", "done"}
PATIENCE_S = 60  # A table sends something every 15 seconds; a line that is silent for longer is dead.


def choose(view, legal, seat):
    """One of the legal moves. `view` is all that the seat may know; this bot only prefers doing something to doing nothing."""
    active = [move for move in legal if move.get("kind") not in LULLS]
    return random.choice(active or legal)


# ── At a table, over HTTP ─────────────────────────────────────────────────────────────────────────────────────────────


class Table:
    def __init__(self, server, token):
        self.address = f"{server.rstrip('/')}/api/tables/{token.split('.')[0]}"
        self.token = token

    def open(self, path="", body=None, headers=None):
        """The reply; who asks too often waits as long as they are told."""
        sent = {"authorization": f"Bearer {self.token}", "content-type": "application/json", **(headers or {})}
        data = None if body is None else json.dumps(body).encode()
        while True:
            try:
                request = urllib.request.Request(self.address + path, data, sent)
                return urllib.request.urlopen(request, timeout=PATIENCE_S)
            except urllib.error.HTTPError as error:
                if error.code != 429:
                    raise
                time.sleep(int(error.headers.get("retry-after") or 1))

    def messages(self):
        """All that the table tells, in order. A line that breaks is taken up where it broke."""
        last = None
        while True:
            try:
                with self.open("/stream", headers={} if last is None else {"last-event-id": str(last)}) as lines:
                    for line in lines:
                        if line.startswith(b"data: "):
                            message = json.loads(line[6:])
                            last = message["number"]
                            yield message
            except urllib.error.HTTPError as error:
                if error.code < 500:
                    raise
            except OSError:
                pass
            time.sleep(1)

    def answer(self, position, move):
        """Sent twice it is done once: the same question has the same id."""
        asked = {"seat": position["viewer"], "decision": position["decision"], "answer": f"bot-{position['decision']:06d}"}
        try:
            self.open("/moves", {**asked, "move": move}).close()
        except urllib.error.HTTPError as error:
            # The question was settled meanwhile, or a bot keeps the seat: the stream tells what is asked now.
            if error.code != 409:
                raise


def play_table(server, token):
    table = Table(server, token)
    for message in table.messages():
        position = message["position"]
        if position is not None and position["legal"]:
            table.answer(position, choose(position["view"], position["legal"], position["viewer"]))
        if message["table"] is not None and message["table"]["status"] == "over":
            print("The match is over.")
            return


# ── In the arena, over JSON Lines ─────────────────────────────────────────────────────────────────────────────────────


def play_arena():
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["do"] == "start":
            reply = {"ok": True}
        elif asked["do"] == "choose":
            reply = {"id": asked["id"], "move": choose(asked["view"], asked["legal"], asked["seat"])}
        elif asked["do"] == "quit":
            return
        else:
            continue
        print(json.dumps(reply), flush=True)


def main():
    if len(sys.argv) == 1:
        return play_arena()
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    try:
        play_table(sys.argv[1], sys.argv[2])
    except urllib.error.HTTPError as error:
        sys.exit(f"{error.code}: {error.read().decode()}")


if __name__ == "__main__":
    main()
