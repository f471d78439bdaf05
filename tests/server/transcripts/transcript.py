"""Transcripts: receiver, kind and hash of every frame that was sent in a match.

In a file a transcript is text, one step of the script after the other:

    12 Ann: {"do": ["declare", 3], "step": 0}
      Ann 07c2a1b1f7d1e4b2 view+news+step

Frames to one receiver are in the order in which they were sent. Frames to different receivers have
no order: each receiver has a connection of their own. The hash is of the bytes that were sent,
except for the sentence of a refusal, `told`, which is prose and may be improved.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import zip_longest

HASH_DIGITS = 16
MAX_SHOWN = 4000  # characters of a frame
PROSE = re.compile(rb'"told":"(?:[^"\\]|\\.)*"')


@dataclass(frozen=True)
class Frame:
    """Something that was sent to one receiver; the text is unknown if it was read from a file."""

    receiver: str
    hash: str
    kind: str
    text: str = field(default="", compare=False)

    @classmethod
    def of(cls, receiver: str, kind: str, content: bytes) -> Frame:
        digest = hashlib.sha256(PROSE.sub(b'"told":""', content)).hexdigest()
        return cls(receiver, digest[:HASH_DIGITS], kind, content.decode(errors="replace"))

    def __str__(self) -> str:
        return f"{self.receiver} {self.hash} {self.kind}"


@dataclass
class Step:
    """One act of the script, and all frames that were sent until nothing more happened."""

    title: str
    frames: list[Frame] = field(default_factory=list)

    def to(self, receiver: str) -> list[Frame]:
        return [frame for frame in self.frames if frame.receiver == receiver]


class Transcript:
    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.fault = ""  # the traceback, if the script failed

    def begin(self, title: str) -> None:
        self.steps.append(Step(title))

    def note(self, receiver: str, kind: str, content: bytes) -> None:
        self.steps[-1].frames.append(Frame.of(receiver, kind, content))

    def to_text(self) -> str:
        return "".join(f"{line}\n" for line in self.lines())

    def lines(self) -> Iterator[str]:
        for number, step in enumerate(self.steps, 1):
            yield f"{number} {step.title}"
            for frame in sorted(step.frames, key=lambda frame: frame.receiver):
                yield f"  {frame}"

    @classmethod
    def from_text(cls, text: str) -> Transcript:
        found = cls()
        for line in text.splitlines():
            if line.startswith("  "):
                receiver, digest, kind = line.split()
                found.steps[-1].frames.append(Frame(receiver, digest, kind))
            else:
                found.begin(line.partition(" ")[2])
        return found


def first_difference(expected: Transcript, found: Transcript) -> str:
    """Describe the first frame that differs; return an empty text if none does."""
    told = difference_of_steps(expected, found)
    return f"{told}\n\nThen the script failed:\n{found.fault}" if found.fault else told


def difference_of_steps(expected: Transcript, found: Transcript) -> str:
    pairs = zip_longest(expected.steps, found.steps)
    for number, (old, new) in enumerate(pairs, 1):
        if new is None:
            return f"step {number} did not happen: {old.title}"
        if old is None:
            return f"step {number} is new: {new.title}"
        if old.title != new.title:
            return f"step {number} differs: it was {old.title!r}, it is {new.title!r}"
        if told := difference_of_frames(old, new):
            return f"step {number}, {new.title}: {told}"
    return ""


def difference_of_frames(old: Step, new: Step) -> str:
    for receiver in sorted({frame.receiver for frame in (*old.frames, *new.frames)}):
        pairs = zip_longest(old.to(receiver), new.to(receiver))
        for number, (was, now) in enumerate(pairs, 1):
            if was != now:
                shown = now.text[:MAX_SHOWN] if now else ""
                return f"frame {number} to {receiver}\n  was {was}\n  is  {now}\n{shown}"
    return ""
