"""A process that looks at matches again: a question a line comes in, an answer goes out.

Rules never run in a second thread, and with a long match it takes longer than others would like
to wait. An answer is a line that says how long it is, and then so many bytes.
"""

from __future__ import annotations

import gzip
import os
import sys
from typing import BinaryIO

import msgspec
from msgspec import Struct

from funnymoney.core.errors import FunnyMoneyError
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.messages import WRITER, Refusal
from funnymoney.server.replay.cache import ReplayCache
from funnymoney.server.replay.queries import QUESTIONS, answer
from funnymoney.server.workers.bot_worker import READY, blame, say, set_alarm, step_back

QUESTION_TIMEOUT_S = 60.0  # seconds until it is ended: whoever asked has given up by then
COMPRESSION_LEVEL = 1  # how hard to compress


class Header(Struct, omit_defaults=True):
    """So many bytes of compressed JSON follow; or why none do."""

    size: int = 0
    refused: Refusal | None = None
    fault: str = ""


HEADERS: msgspec.json.Decoder[Header] = msgspec.json.Decoder(Header)


def reply(line: bytes, replays: ReplayCache) -> tuple[Header, bytes]:
    set_alarm(QUESTION_TIMEOUT_S)
    try:
        body = gzip.compress(
            WRITER.encode(answer(QUESTIONS.decode(line), replays)), COMPRESSION_LEVEL
        )
        return Header(len(body)), body
    except Refused as error:
        return Header(refused=Refusal(error.reason, str(error), error.facts)), b""
    except FunnyMoneyError as error:
        return Header(refused=Refusal("no_record", str(error))), b""
    except Exception as error:  # noqa: BLE001  whatever goes wrong, the next one may go well
        return Header(fault=blame(error)), b""
    finally:
        set_alarm(0)


def serve(asked: BinaryIO, out: BinaryIO) -> None:
    replays = ReplayCache()
    say(out, READY)
    for line in asked:
        header, body = reply(line, replays)
        out.write(WRITER.encode(header) + b"\n" + body)
        out.flush()


def main() -> None:
    step_back()
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:  # the server is gone: nobody wants to know
        os._exit(0)


if __name__ == "__main__":
    main()
