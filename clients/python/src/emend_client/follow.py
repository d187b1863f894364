"""Submits a file once and asks until it is final."""

import threading
from dataclasses import dataclass
from typing import Any, Callable, List, Mapping, Optional, TypeVar

from .errors import EmendApiError
from .send import Retry, pause

Answer = TypeVar("Answer", bound=Mapping[str, Any])

# An address is good for 30 seconds and one file. Waiting for a turn can outlast it.
_ADDRESSES = 3


@dataclass(frozen=True)
class Progress:
    """How far a file is: stage is uploading, processing, downloading or done; share is of this stage, 0 to 1."""

    stage: str
    share: float


OnProgress = Callable[[Progress], None]


def submit_once(create: Callable[[], str], submit: Callable[[str, Callable[[Retry], None]], Answer]) -> Answer:
    """Creates an address and sends the file there.

    Where the address expired while the service refused for now, another one is made; never after a request whose answer
    was lost, here or in a proxy (502, 504): the service may have the file, and would process and charge it twice.
    """
    for left in reversed(range(_ADDRESSES)):
        retries: List[Retry] = []
        try:
            return submit(create(), retries.append)
        except EmendApiError as error:
            refused = bool(retries) and all(retry.status in (429, 503) for retry in retries)
            if error.status != 404 or not refused or left == 0:
                raise
    raise AssertionError("unreachable")


def poll(
    ask: Callable[[], Answer],
    is_final: Callable[[Answer], bool],
    cancel: Optional[threading.Event],
    on_progress: Optional[OnProgress],
    poll_interval: float,
) -> Answer:
    """Asks for the status until it is final."""
    while True:
        record = ask()
        if on_progress:
            on_progress(Progress("processing", record["progress"]))
        if is_final(record):
            return record
        pause(poll_interval, cancel)
