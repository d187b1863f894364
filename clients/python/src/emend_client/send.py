"""Sends a request, and again where it was refused for now or no answer came."""

import http.client
import random
import threading
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from email.message import Message
from email.utils import parsedate_to_datetime
from typing import Callable, Dict, Mapping, Optional

from .errors import EmendCancelled, error_of

# Refusals that pass: too many requests, no room in the queue, a proxy that got no answer.
_PASSING = (429, 502, 503, 504)
# First wait and longest wait of a backoff, in seconds.
_FIRST = 0.5
_LONGEST = 30.0
_PIECE = 65536


@dataclass(frozen=True)
class Retry:
    """A request that is sent again; attempt is 1 for the first repetition, status None where no answer came."""

    attempt: int
    seconds: float
    status: Optional[int]


@dataclass(frozen=True)
class Sending:
    """How requests are sent."""

    retries: int
    timeout: float
    on_retry: Optional[Callable[[Retry], None]] = None


def send(
    method: str,
    url: str,
    sending: Sending,
    body: Optional[bytes] = None,
    headers: Optional[Mapping[str, str]] = None,
    cancel: Optional[threading.Event] = None,
    on_share: Optional[Callable[[float], None]] = None,
) -> bytes:
    """The body of the answer.

    Waits what Retry-After says, else 0.5 s, 1 s, 2 s ... less up to a half by chance, so that many clients do not come
    back at once. Raises EmendApiError when refused for good, OSError without an answer, EmendCancelled.
    """
    attempt = 0
    while True:
        attempt += 1
        _stop_if(cancel)
        status: Optional[int] = None
        wanted: Optional[float] = None
        request = urllib.request.Request(url, data=body, headers=dict(headers or {}), method=method)
        try:
            with urllib.request.urlopen(request, timeout=sending.timeout) as answer:
                return _read(answer, cancel, on_share)
        except urllib.error.HTTPError as refusal:
            with refusal:
                if refusal.code not in _PASSING or attempt > sending.retries:
                    raise error_of(refusal.code, _lower(refusal.headers), refusal.read()) from None
                status, wanted = refusal.code, retry_after(refusal.headers.get("retry-after"))
        except (OSError, http.client.HTTPException) as fault:
            if attempt > sending.retries:
                if isinstance(fault, OSError):
                    raise
                raise ConnectionError(f"The answer broke off: {fault!r}") from fault
        backoff = min(_LONGEST, _FIRST * 2 ** (attempt - 1)) * (1 - random.random() / 2)
        seconds = backoff if wanted is None else wanted
        if sending.on_retry:
            sending.on_retry(Retry(attempt, seconds, status))
        pause(seconds, cancel)


def pause(seconds: float, cancel: Optional[threading.Event]) -> None:
    """Waits; raises EmendCancelled as soon as the event is set."""
    if cancel is None:
        time.sleep(seconds)
    else:
        cancel.wait(seconds)
        _stop_if(cancel)


def retry_after(value: Optional[str], now: Optional[float] = None) -> Optional[float]:
    """Retry-After (RFC 9110, 10.2.3), seconds or a date, in seconds; None where there is none."""
    if value is None:
        return None
    if value.isdigit():
        return float(value)
    try:
        date = parsedate_to_datetime(value).timestamp()
    except (TypeError, ValueError):
        return None
    return max(0.0, date - (time.time() if now is None else now))


def _read(
    answer: http.client.HTTPResponse,
    cancel: Optional[threading.Event],
    on_share: Optional[Callable[[float], None]],
) -> bytes:
    total = int(answer.headers.get("content-length") or 0)
    pieces = bytearray()
    while True:
        _stop_if(cancel)
        piece = answer.read(_PIECE)
        if not piece:
            break
        pieces += piece
        if on_share and total:
            on_share(min(1.0, len(pieces) / total))
    if len(pieces) < total:
        raise ConnectionError("The answer broke off.")
    return bytes(pieces)


def _stop_if(cancel: Optional[threading.Event]) -> None:
    if cancel is not None and cancel.is_set():
        raise EmendCancelled("The call was cancelled.")


def _lower(headers: Message) -> Dict[str, str]:
    return {name.lower(): value for name, value in headers.items()}
