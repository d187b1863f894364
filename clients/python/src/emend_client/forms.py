"""multipart/form-data (RFC 7578), which the standard library cannot write."""

import uuid
from pathlib import Path
from typing import Any, Dict, Mapping, Tuple, Union

# Names of files in another encoding and texts that were cut hold what is no Unicode: a question mark is sent for it.
_ENCODING = ("utf-8", "replace")

# A path, or a name with the bytes.
FileInput = Union[str, Path, Tuple[str, bytes]]


def form_with(file: FileInput, fields: Mapping[str, Any]) -> Tuple[bytes, Dict[str, str]]:
    """Body and headers of a form with the file and the fields that are not None."""
    name, data = file if isinstance(file, tuple) else (Path(file).name, Path(file).read_bytes())
    boundary = uuid.uuid4().hex
    parts = bytearray()
    for field, value in fields.items():
        if value is not None:
            text = str(value).lower() if isinstance(value, bool) else str(value)
            parts += _head(boundary, f'name="{_quoted(field)}"') + text.encode(*_ENCODING) + b"\r\n"
    about = f'name="file"; filename="{_quoted(name)}"\r\nContent-Type: application/octet-stream'
    parts += _head(boundary, about) + data + f"\r\n--{boundary}--\r\n".encode()
    return bytes(parts), {"Content-Type": f"multipart/form-data; boundary={boundary}"}


def _head(boundary: str, about: str) -> bytes:
    return f"--{boundary}\r\nContent-Disposition: form-data; {about}\r\n\r\n".encode(*_ENCODING)


def _quoted(name: str) -> str:
    return name.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")
