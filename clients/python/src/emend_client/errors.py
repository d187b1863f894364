"""What the calls raise."""

import json
import re
from typing import Any, Mapping, Optional


class EmendApiError(Exception):
    """The service refused a request.

    status: HTTP status. code: stable name of the error in the catalogue of the service, such as paragraph.too-long.
    request_id: what the log of the service calls the request. The last two are None where the service sent none.
    """

    def __init__(self, message: str, status: int, code: Optional[str], request_id: Optional[str]) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        self.code = code
        self.request_id = request_id


class EmendFailedError(Exception):
    """The service took a file and could not process it; record is the last status, with all that the service says."""

    def __init__(self, message: Optional[str], record: Mapping[str, Any]) -> None:
        self.message = message or "The file could not be processed."
        super().__init__(self.message)
        self.record = record


class EmendCancelled(Exception):
    """The event that was given as cancel was set."""


def error_of(status: int, headers: Mapping[str, str], body: bytes) -> EmendApiError:
    """Reads the error out of an answer; each service has its own shape of a body."""
    message = _message_in(body.decode("utf-8", "replace")) or f"The service answered with status {status}."
    return EmendApiError(message, status, headers.get("x-error-code"), headers.get("x-request-id"))


def _message_in(text: str) -> Optional[str]:
    try:
        body = json.loads(text)
    except ValueError:
        # LanguageTool's errors are plain text. A page of a proxy in between says nothing that helps.
        plain = re.match(r"Error: (.+)", text)
        return plain.group(1) if plain else None
    if not isinstance(body, dict):
        return None
    detail = body.get("detail")
    first = detail[0].get("msg") if isinstance(detail, list) and detail and isinstance(detail[0], dict) else detail
    found = body.get("message", first)
    return found if isinstance(found, str) else None
