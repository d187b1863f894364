"""The client of one service with one key."""

import json
import threading
from dataclasses import dataclass
from typing import Any, Callable, Dict, Mapping, Optional
from urllib.parse import quote, urlencode

from . import contract
from .contract import OPERATIONS
from .errors import EmendFailedError
from .follow import OnProgress, Progress, poll, submit_once
from .forms import FileInput, form_with
from .send import Retry, Sending, send

Cancel = Optional[threading.Event]


@dataclass(frozen=True)
class Proofread:
    """A document that was gone through; file is the document with its changes, for LaTeX a zip."""

    record: contract.DocumentRecord
    file: bytes


@dataclass(frozen=True)
class AiReport:
    """The scores of a file, and the report, a PDF."""

    information: contract.ReportInformationData
    report: bytes


class Client:
    """The calls of the service.

    base_url: address of the service. api_key: key of an account; the PDF service works without one. parser_url: address of
    the PDF service where it has one of its own. retries: how often a request is sent again when it was refused for now
    (429, 502, 503, 504) or no answer came. timeout: seconds without a sign of the service. on_retry: told before a request
    is sent again. Calls raise EmendApiError when the service refuses, OSError without an answer, and EmendCancelled when
    the event given as cancel is set.
    """

    def __init__(
        self,
        base_url: str = "http://127.0.0.1:8080",
        api_key: Optional[str] = None,
        *,
        parser_url: Optional[str] = None,
        retries: int = 4,
        timeout: float = 300.0,
        on_retry: Optional[Callable[[Retry], None]] = None,
    ) -> None:
        self._base = base_url.rstrip("/")
        self._parser = (parser_url or base_url).rstrip("/")
        for address in (self._base, self._parser):
            if not address.startswith(("http://", "https://")):
                raise ValueError(f"{address!r} is no address. Give one that begins with http:// or https://.")
        self._key = api_key
        self._sending = Sending(retries, timeout, on_retry)

    def check_paragraph(
        self, request: contract.ParagraphRequest, *, cancel: Cancel = None
    ) -> contract.ParagraphResponse:
        """Checks one paragraph of at most 500 words. Offsets are UTF-16 code units, not characters of Python."""
        body = json.dumps(request).encode()
        return self._call("checkParagraph", body, {"Content-Type": "application/json"}, cancel=cancel)

    def check_text(
        self, form: contract.LanguageToolCheckForm, *, cancel: Cancel = None
    ) -> contract.LanguageToolAnswer:
        """Checks a text of up to 250,000 characters, with the answer of LanguageTool's /v2/check."""
        given = {**({"apiKey": self._key} if self._key else {}), **form}
        headers = {"Content-Type": "application/x-www-form-urlencoded"}
        return self._call("checkForm", urlencode(given, errors="replace").encode(), headers, cancel=cancel)

    def proofread(
        self,
        file: FileInput,
        options: Optional[Mapping[str, Any]] = None,
        *,
        cancel: Cancel = None,
        on_progress: Optional[OnProgress] = None,
        poll_interval: float = 1.0,
    ) -> Proofread:
        """Sends a document, waits until it is gone through, and gets it.

        options: the fields of DocumentSubmission but file. Raises EmendFailedError when it cannot be processed.
        """
        _tell(on_progress, "uploading", 0.0)
        document = submit_once(
            lambda: self.create_document_upload(cancel=cancel),
            lambda address, told: self.submit_document(address, file, options, cancel=cancel, on_retry=told),
        )
        record = poll(
            lambda: self.get_document(document["id"], cancel=cancel),
            lambda record: record["status"] in ("SUCCESS", "FAILED"),
            cancel,
            on_progress,
            poll_interval,
        )
        if record["status"] == "FAILED":
            raise EmendFailedError(record["message"], record)
        address = self.get_processed_file(record["id"], cancel=cancel)
        result = self.download_file(address, cancel=cancel, on_progress=on_progress)
        _tell(on_progress, "done", 1.0)
        return Proofread(record, result)

    def create_document_upload(self, *, cancel: Cancel = None) -> str:
        """An address for one document, good for 30 seconds."""
        return self._call("createDocumentUpload", cancel=cancel)["data"]

    def submit_document(
        self,
        address: str,
        file: FileInput,
        options: Optional[Mapping[str, Any]] = None,
        *,
        cancel: Cancel = None,
        on_retry: Optional[Callable[[Retry], None]] = None,
    ) -> contract.DocumentRecord:
        """Sends a document to an address of create_document_upload."""
        fields = {"doc_type": 3, "pipeline": "advanced", **(options or {})}
        return self._upload(address, file, fields, cancel, on_retry)["data"]

    def get_document(self, document_id: str, *, cancel: Cancel = None) -> contract.DocumentRecord:
        """The record of a document."""
        return self._call("getDocument", identifier=document_id, cancel=cancel)["data"]

    def get_processed_file(self, document_id: str, *, cancel: Cancel = None) -> str:
        """The address of the processed file, for download_file."""
        return self._call("getProcessedFile", identifier=document_id, cancel=cancel)["data"]

    def ai_report(
        self,
        file: FileInput,
        *,
        cancel: Cancel = None,
        on_progress: Optional[OnProgress] = None,
        poll_interval: float = 1.0,
    ) -> AiReport:
        """Sends a document, waits for its AI-content report, and gets it. Raises EmendFailedError when there is none."""
        _tell(on_progress, "uploading", 0.0)
        submitted = submit_once(
            lambda: self.create_report_upload(cancel=cancel)["upload_url"],
            lambda address, told: self.submit_report_file(address, file, cancel=cancel, on_retry=told),
        )
        file_id = submitted["file_id"]
        status = poll(
            lambda: self.get_report_status(file_id, cancel=cancel),
            lambda status: status["file_status"] != "IN_PROGRESS",
            cancel,
            on_progress,
            poll_interval,
        )
        if status["file_status"] == "FAILED":
            raise EmendFailedError(status["message"], status)
        information = self.get_report_information(file_id, cancel=cancel)
        report = self.download_file(information["report_url"], cancel=cancel, on_progress=on_progress)
        _tell(on_progress, "done", 1.0)
        return AiReport(information, report)

    def create_report_upload(self, *, cancel: Cancel = None) -> contract.CreatedSubmissionData:
        """An address for one file, good for 30 seconds, as upload_url."""
        return self._call("createReportUpload", cancel=cancel)["data"]

    def submit_report_file(
        self,
        address: str,
        file: FileInput,
        *,
        cancel: Cancel = None,
        on_retry: Optional[Callable[[Retry], None]] = None,
    ) -> contract.SubmittedFileData:
        """Sends a file to the upload_url of create_report_upload."""
        return self._upload(address, file, {}, cancel, on_retry)["data"]

    def get_report_status(self, file_id: str, *, cancel: Cancel = None) -> contract.ReportStatus:
        """How far a report is."""
        return self._call("getReportStatus", identifier=file_id, cancel=cancel)

    def get_report_information(self, file_id: str, *, cancel: Cancel = None) -> contract.ReportInformationData:
        """The scores of a file and the address of its report."""
        return self._call("getReportInformation", identifier=file_id, cancel=cancel)["data"]

    def check_manuscript(self, file: FileInput, *, cancel: Cancel = None) -> contract.ManuscriptReportData:
        """Checks a manuscript as a whole: numbers, figures and tables, references, title and abstract, terms, tenses."""
        body, headers = form_with(file, {})
        return self._call("checkManuscript", body, headers, cancel=cancel)["data"]

    def convert_pdf(
        self, file: FileInput, *, structure: str = "paragraphs", ocr: str = "off", cancel: Cancel = None
    ) -> contract.ConvertResponse:
        """Reads a PDF as paragraphs of HTML; structure may be semantic, ocr auto."""
        return self._read_pdf("convertPdf", file, {"structure": structure, "ocr": ocr}, cancel)

    def extract_pdf_text(
        self, file: FileInput, *, ocr: str = "off", cancel: Cancel = None
    ) -> contract.ExtractTextResponse:
        """Reads the text of each page of a PDF; ocr may be auto."""
        return self._read_pdf("extractPdfText", file, {"ocr": ocr}, cancel)

    def download_file(
        self, address: str, *, cancel: Cancel = None, on_progress: Optional[OnProgress] = None
    ) -> bytes:
        """Gets a file from a download address, which is a capability: the key is not sent."""
        _tell(on_progress, "downloading", 0.0)

        def share(part: float) -> None:
            _tell(on_progress, "downloading", part)

        return send("GET", address, self._sending, cancel=cancel, on_share=share)

    def get_health(self, *, cancel: Cancel = None) -> contract.Health:
        """Whether the service runs, and its version."""
        return self._call("getHealth", host=self._parser, cancel=cancel)

    def _call(
        self,
        operation: str,
        body: Optional[bytes] = None,
        headers: Optional[Mapping[str, str]] = None,
        *,
        identifier: str = "",
        host: Optional[str] = None,
        query: str = "",
        cancel: Cancel = None,
    ) -> Any:
        method, path = OPERATIONS[operation]
        url = (host or self._base) + path.replace("{id}", quote(identifier, safe="")) + query
        return json.loads(send(method, url, self._sending, body, self._keyed(headers), cancel))

    def _upload(
        self,
        address: str,
        file: FileInput,
        fields: Mapping[str, Any],
        cancel: Cancel,
        on_retry: Optional[Callable[[Retry], None]],
    ) -> Any:
        def told(retry: Retry) -> None:
            for listener in (on_retry, self._sending.on_retry):
                if listener:
                    listener(retry)

        body, headers = form_with(file, fields)
        sending = Sending(self._sending.retries, self._sending.timeout, told)
        return json.loads(send("POST", address, sending, body, self._keyed(headers), cancel))

    def _read_pdf(self, operation: str, file: FileInput, query: Mapping[str, str], cancel: Cancel) -> Any:
        body, headers = form_with(file, {})
        asked = "?" + urlencode(query)
        return self._call(operation, body, headers, host=self._parser, query=asked, cancel=cancel)

    def _keyed(self, headers: Optional[Mapping[str, str]]) -> Dict[str, str]:
        return {**(headers or {}), **({"x-api-key": self._key} if self._key else {})}


def _tell(on_progress: Optional[OnProgress], stage: str, share: float) -> None:
    if on_progress:
        on_progress(Progress(stage, share))
