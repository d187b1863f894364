"""Client of the Emend service: paragraph check, proofreading, AI-content reports, PDF reading text."""

from .client import AiReport, Client, Proofread
from .errors import EmendApiError, EmendCancelled, EmendFailedError
from .follow import Progress
from .send import Retry

__all__ = [
    "AiReport",
    "Client",
    "EmendApiError",
    "EmendCancelled",
    "EmendFailedError",
    "Progress",
    "Proofread",
    "Retry",
]
__version__ = "0.1.0"
