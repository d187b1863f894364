"""Run by python.test.ts with the address of a running service and keys in the environment."""

import http.server
import io
import json
import os
import re
import threading
import unittest
import zipfile

from emend_client import Client, EmendApiError, EmendCancelled, EmendFailedError, Progress
from emend_client.contract import OPERATIONS
from emend_client.send import retry_after

ADDRESS = os.environ["EMEND_ADDRESS"]
FILES = os.environ["EMEND_FILES"]


def path_of(name):
    return os.path.join(FILES, name)


class WithTheService(unittest.TestCase):
    def setUp(self):
        self.client = Client(ADDRESS + "/", os.environ["EMEND_KEY"])

    def refused(self, call):
        with self.assertRaises(EmendApiError) as caught:
            call()
        return caught.exception

    def test_paragraph(self):
        paragraph = "He go to school every day."
        answer = self.client.check_paragraph({"paragraph": paragraph, "language": "UK", "pipeline": "basic"})
        alert = answer["response"][0]["sentence_result"][0]
        self.assertEqual(paragraph[alert["start_index"] : alert["end_index"]], "go")
        self.assertEqual(alert["output"][0]["revised_text"], "goes")

    def test_text(self):
        matches = self.client.check_text({"text": "He go home.", "language": "en-US"})["matches"]
        self.assertEqual([(match["offset"], match["replacements"][0]["value"]) for match in matches], [(3, "goes")])

    def test_docx_round_trip(self):
        told = []
        done = self.client.proofread(
            path_of("paper.docx"), {"author": "Ada", "Style": False}, on_progress=told.append, poll_interval=0.5
        )
        self.assertEqual((done.record["status"], done.record["filename"]), ("SUCCESS", "paper.docx"))
        self.assertIs(done.record["Style"], False)
        xml = zipfile.ZipFile(io.BytesIO(done.file)).read("word/document.xml").decode()
        self.assertIn('w:author="Ada"', xml)
        self.assertEqual(told[0], Progress("uploading", 0.0))
        self.assertEqual(told[-2:], [Progress("downloading", 1.0), Progress("done", 1.0)])
        self.assertEqual([one.share for one in told if one.stage == "processing"][-1], 1)

    def test_text_that_is_no_unicode(self):
        # What os.listdir gives for a name in another encoding, and half an emoji of a text that was cut.
        with open(path_of("paper.docx"), "rb") as file:
            content = file.read()
        record = self.client.proofread(("caf\udce9.docx", content), {"author": "Ann \ud83d"}, poll_interval=0.5).record
        self.assertEqual((record["filename"], record["author"]), ("caf?.docx", "Ann ?"))
        answer = self.client.check_text({"text": "\ud83d He go to school.", "language": "en-US"})
        self.assertEqual([match["offset"] for match in answer["matches"]], [5])

    def test_failed_document_with_a_name_in_quotes(self):
        with open(path_of("empty.docx"), "rb") as file:
            content = file.read()
        with self.assertRaises(EmendFailedError) as caught:
            self.client.proofread(('"näher".docx', content), poll_interval=0.5)
        self.assertEqual(caught.exception.record["error_id"], 4)
        self.assertIn("näher", caught.exception.record["filename"])

    def test_ai_report(self):
        made = self.client.ai_report(path_of("essay.docx"), poll_interval=0.5)
        self.assertEqual(made.report[:5], b"%PDF-")
        self.assertIsInstance(made.information["overall_score"], int)

    def test_pdf(self):
        converted = self.client.convert_pdf(path_of("paper.pdf"), structure="semantic")
        self.assertEqual((converted["filename"], converted["page_count"]), ("paper.pdf", 1))
        self.assertIn("One short paragraph.", converted["html"])
        self.assertIn("One short", self.client.extract_pdf_text(path_of("paper.pdf"))["pages"][0]["text"])
        self.assertEqual(self.client.get_health()["status"], "ok")

    def test_a_retried_429(self):
        retries = []
        client = Client(ADDRESS, os.environ["EMEND_TEST_KEY"], on_retry=retries.append)
        answers = []
        ask = lambda: answers.append(client.check_paragraph({"paragraph": "Fine."})["input"])
        threads = [threading.Thread(target=ask) for _ in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(answers, ["Fine.", "Fine."])
        self.assertEqual((retries[0].attempt, retries[0].seconds, retries[0].status), (1, 1.0, 429))

    def test_errors(self):
        error = self.refused(lambda: self.client.check_paragraph({"paragraph": ""}))
        self.assertEqual((error.status, error.code), (400, "paragraph.missing"))
        self.assertIn("0 words", error.message)
        self.assertTrue(error.request_id)
        error = self.refused(lambda: Client(ADDRESS, "x" * 32).create_report_upload())
        self.assertEqual((error.status, error.code), (401, "auth.invalid-key"))
        error = self.refused(lambda: self.client.convert_pdf(path_of("paper.docx")))
        self.assertEqual(error.status, 422)
        self.assertIn("PDF", error.message)
        error = self.refused(lambda: self.client.check_text({"text": "A."}))
        self.assertEqual(error.status, 400)
        self.assertNotIn("Error:", error.message)
        self.assertEqual(self.refused(lambda: self.client.get_document("../../health")).status, 404)
        with self.assertRaises(ValueError):
            Client("nowhere")

    def test_cancelled_while_polling(self):
        cancel = threading.Event()
        told = []

        def on_progress(progress):
            told.append(progress.stage)
            if progress.stage == "processing":
                threading.Timer(0.05, cancel.set).start()

        with self.assertRaises(EmendCancelled):
            self.client.proofread(
                path_of("paper.docx"), cancel=cancel, on_progress=on_progress, poll_interval=60.0
            )
        self.assertEqual(told, ["uploading", "processing"])


class TheCalls(unittest.TestCase):
    def test_every_operation_is_a_call(self):
        calls = {name for name in vars(Client) if not name.startswith("_")}
        names = {re.sub("[A-Z]", lambda found: "_" + found[0].lower(), one) for one in OPERATIONS}
        self.assertEqual(calls, (names - {"check_form"}) | {"check_text", "proofread", "ai_report"})


class WithANetworkThatFails(unittest.TestCase):
    """A server that does what its script says; `None` breaks the connection."""

    def setUp(self):
        script, seen = [], []

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                self.rfile.read(int(self.headers.get("content-length") or 0))
                seen.append(self.path)
                step = script.pop(0)
                if step is None:
                    return self.connection.close()
                status, body = step
                content = json.dumps(body).encode()
                self.send_response(status)
                self.send_header("Retry-After", "0")
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            do_GET = do_POST

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.base = "http://127.0.0.1:%d" % self.server.server_port
        self.script, self.seen = script, seen

    def tearDown(self):
        self.server.shutdown()
        self.server.server_close()

    def test_sends_again_and_gives_up(self):
        self.script[:] = [None, (503, {}), (200, {"input": "A."})]
        self.assertEqual(Client(self.base).check_paragraph({"paragraph": "A."}), {"input": "A."})
        self.script[:] = [(503, {})] * 9
        with self.assertRaises(EmendApiError) as caught:
            Client(self.base, retries=2).check_paragraph({"paragraph": "A."})
        self.assertEqual((caught.exception.status, len(self.seen)), (503, 6))
        self.script[:] = [None]
        with self.assertRaises(OSError):
            Client(self.base, retries=0).check_paragraph({"paragraph": "A."})
        self.script[:] = [(500, {})]
        with self.assertRaises(EmendApiError):
            Client(self.base).check_paragraph({"paragraph": "A."})

    def test_one_submission(self):
        address, gone = (200, {"data": self.base + "/up"}), (404, {"message": "Expired."})
        done = (200, {"data": {"id": "d", "status": "SUCCESS", "progress": 1}})
        self.script[:] = [address, (429, {}), gone, address, done, done, address, (200, "file")]
        self.assertEqual(Client(self.base).proofread(("a.docx", b"A")).file, b'"file"')
        for lost in (None, (504, {})):
            self.seen.clear()
            self.script[:] = [address, lost, gone, address]
            with self.assertRaises(EmendApiError):
                Client(self.base).proofread(("a.docx", b"A"))
            self.assertEqual(sum(path.endswith("/create") for path in self.seen), 1)

    def test_retry_after(self):
        self.assertEqual(retry_after("3"), 3.0)
        self.assertEqual(retry_after("Sun, 06 Nov 1994 08:49:37 GMT", 784111770.0), 7.0)
        self.assertIsNone(retry_after("soon"))
        self.assertIsNone(retry_after(None))


if __name__ == "__main__":
    unittest.main(verbosity=2)
