export const LANGUAGES = ['curl', 'JavaScript', 'Python'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Example {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly code: Readonly<Record<Language, string>>;
}

/**
 * The programs of the quick start.
 * @param base address of the service
 * @param key placeholder for the key
 */
export function examples(base: string, key: string): readonly Example[] {
  return [checkParagraph(base, key), proofread(base, key), aiReport(base, key), readPdf(base)];
}

function checkParagraph(base: string, key: string): Example {
  return {
    id: 'paragraph',
    title: 'Check a paragraph',
    about:
      'One paragraph of at most 500 words. The answer has an entry for each sentence, with the places to correct and up to five replacements, the best first. Offsets count UTF-16 code units from 0; the end is exclusive.',
    code: {
      curl: `curl ${base}/api/v2/plugin/check/paragraph \\
  -H "x-api-key: ${key}" \\
  -H "Content-Type: application/json" \\
  -d '{"paragraph": "The informations was usefull.", "language": "UK"}'`,
      JavaScript: `const response = await fetch('${base}/api/v2/plugin/check/paragraph', {
  method: 'POST',
  headers: { 'x-api-key': '${key}', 'content-type': 'application/json' },
  body: JSON.stringify({ paragraph: 'The informations was usefull.', language: 'UK' }),
});
const { status, message, response: sentences } = await response.json();
if (!status) throw new Error(message);
for (const { sentence_result } of sentences)
  for (const { covered_text, output } of sentence_result)
    console.log(covered_text, '→', output[0].revised_text);`,
      Python: `import requests

answer = requests.post(
    "${base}/api/v2/plugin/check/paragraph",
    headers={"x-api-key": "${key}"},
    json={"paragraph": "The informations was usefull.", "language": "UK"},
).json()
if not answer["status"]:
    raise SystemExit(answer["message"])
for sentence in answer["response"]:
    for alert in sentence["sentence_result"]:
        print(alert["covered_text"], "→", alert["output"][0]["revised_text"])`,
    },
  };
}

/** Two functions for sh: one sends a request with the key, one takes a text field out of an answer, which is one line of JSON. */
const shellParts = (key: string) => `ask() { curl -s -H "x-api-key: ${key}" "$@"; }
field() { sed -n "s/.*\\"$1\\":\\"\\([^\\"]*\\)\\".*/\\1/p"; }`;

function proofread(base: string, key: string): Example {
  return {
    id: 'document',
    title: 'Proofread a document',
    about:
      'Four steps: create an upload address (it serves one file, for 30 seconds), submit the file, ask for the status until it is SUCCESS or FAILED, then ask for the address of the edited file.',
    code: {
      curl: `${shellParts(key)}
BASE=${base}/autoedit/v3/document

ANSWER=$(ask -X POST "$BASE/create")
UPLOAD=$(printf '%s' "$ANSWER" | field data)
[ -n "$UPLOAD" ] && ANSWER=$(ask -F doc_type=3 -F pipeline=advanced -F file=@paper.docx "$UPLOAD")
ID=$(printf '%s' "$ANSWER" | field id)
STATUS=$(printf '%s' "$ANSWER" | field status)
while [ "$STATUS" = WAITING_IN_QUEUE ] || [ "$STATUS" = IN_PROGRESS ]; do
  sleep 1
  ANSWER=$(ask "$BASE/$ID")
  STATUS=$(printf '%s' "$ANSWER" | field status)
done
if [ "$STATUS" = SUCCESS ]; then
  curl -o paper-edited.docx "$(ask "$BASE/$ID/final" | field data)"
else
  printf '%s\\n' "$ANSWER"
fi`,
      JavaScript: `import fs, { openAsBlob } from 'node:fs';

const headers = { 'x-api-key': '${key}' };
const ask = async (address, options = {}) => {
  const { status, message, data } = await (await fetch(address, { headers, ...options })).json();
  if (!status) throw new Error(message);
  return data;
};

const upload = await ask('${base}/autoedit/v3/document/create', { method: 'POST' });
const form = new FormData();
form.append('doc_type', '3');
form.append('pipeline', 'advanced');
form.append('file', await openAsBlob('paper.docx'), 'paper.docx');
let document = await ask(upload, { method: 'POST', body: form });
while (!['SUCCESS', 'FAILED'].includes(document.status)) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  document = await ask(\`${base}/autoedit/v3/document/\${document.id}\`);
}
if (document.status === 'FAILED') throw new Error(document.message);
const final = await ask(\`${base}/autoedit/v3/document/\${document.id}/final\`);
fs.writeFileSync('paper-edited.docx', Buffer.from(await (await fetch(final)).arrayBuffer()));`,
      Python: `import time
import requests

service = requests.Session()
service.headers["x-api-key"] = "${key}"
base = "${base}/autoedit/v3/document"

def ask(method, address, **body):
    answer = service.request(method, address, **body).json()
    if not answer["status"]:
        raise SystemExit(answer["message"])
    return answer["data"]

upload = ask("POST", f"{base}/create")
with open("paper.docx", "rb") as file:
    options = {"doc_type": "3", "pipeline": "advanced"}
    document = ask("POST", upload, data=options, files={"file": file})
while document["status"] not in ("SUCCESS", "FAILED"):
    time.sleep(1)
    document = ask("GET", f"{base}/{document['id']}")
if document["status"] == "FAILED":
    raise SystemExit(document["message"])
final = ask("GET", f"{base}/{document['id']}/final")
with open("paper-edited.docx", "wb") as edited:
    edited.write(requests.get(final).content)`,
    },
  };
}

function aiReport(base: string, key: string): Example {
  return {
    id: 'report',
    title: 'Create an AI-content report',
    about:
      'The same steps with a Word file or a PDF. The information holds the scores and the address of a PDF report in which every word is coloured.',
    code: {
      curl: `${shellParts(key)}
BASE=${base}/api/v1/ai-cd/report

ANSWER=$(ask -X POST "$BASE/create/token")
UPLOAD=$(printf '%s' "$ANSWER" | field upload_url)
[ -n "$UPLOAD" ] && ANSWER=$(ask -F file=@paper.pdf "$UPLOAD")
ID=$(printf '%s' "$ANSWER" | field file_id)
STATUS=$(printf '%s' "$ANSWER" | field file_status)
while [ "$STATUS" = IN_PROGRESS ]; do
  sleep 1
  ANSWER=$(ask "$BASE/status/$ID")
  STATUS=$(printf '%s' "$ANSWER" | field file_status)
done
if [ "$STATUS" = SUCCESS ]; then
  ask "$BASE/information/$ID"
else
  printf '%s\\n' "$ANSWER"
fi`,
      JavaScript: `import { openAsBlob } from 'node:fs';

const headers = { 'x-api-key': '${key}' };
const base = '${base}/api/v1/ai-cd/report';
const ask = async (address, options = {}) => {
  const answer = await (await fetch(address, { headers, ...options })).json();
  if (!answer.status) throw new Error(answer.message);
  return answer;
};

const { data: created } = await ask(\`\${base}/create/token\`, { method: 'POST' });
const form = new FormData();
form.append('file', await openAsBlob('paper.pdf'), 'paper.pdf');
const { data: file } = await ask(created.upload_url, { method: 'POST', body: form });
let status;
do {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  status = await ask(\`\${base}/status/\${file.file_id}\`);
} while (status.file_status === 'IN_PROGRESS');
const { data } = await ask(\`\${base}/information/\${file.file_id}\`);
console.log(data.overall_score, data.report_url);`,
      Python: `import time
import requests

service = requests.Session()
service.headers["x-api-key"] = "${key}"
base = "${base}/api/v1/ai-cd/report"

def ask(method, address, **body):
    answer = service.request(method, address, **body).json()
    if not answer["status"]:
        raise SystemExit(answer["message"])
    return answer

upload = ask("POST", f"{base}/create/token")["data"]["upload_url"]
with open("paper.pdf", "rb") as file:
    file_id = ask("POST", upload, files={"file": file})["data"]["file_id"]
while ask("GET", f"{base}/status/{file_id}")["file_status"] == "IN_PROGRESS":
    time.sleep(1)
report = ask("GET", f"{base}/information/{file_id}")["data"]
print(report["overall_score"], report["report_url"])`,
    },
  };
}

function readPdf(base: string): Example {
  return {
    id: 'pdf',
    title: 'Read a PDF',
    about:
      'Paragraphs as HTML, or the text of each page. No key is needed unless the installation asks for one. With ocr=auto scanned pages are recognised where OCR is installed. The curl examples need jq, which takes the text out of the answer.',
    code: {
      curl: `curl "${base}/convert?structure=semantic" -F file=@paper.pdf | jq -r .html > paper.html
curl "${base}/extract-text?ocr=auto" -F file=@paper.pdf | jq -r '.pages[].text'`,
      JavaScript: `import { openAsBlob } from 'node:fs';

const form = new FormData();
form.append('file', await openAsBlob('paper.pdf'), 'paper.pdf');
const response = await fetch('${base}/convert', { method: 'POST', body: form });
if (!response.ok) throw new Error(await response.text());
const { page_count, word_count, html } = await response.json();
console.log(page_count, word_count, html);`,
      Python: `import requests

with open("paper.pdf", "rb") as file:
    answer = requests.post("${base}/extract-text", files={"file": file})
if not answer.ok:
    raise SystemExit(answer.text)
for page in answer.json()["pages"]:
    print(page["page"], page["text"])`,
    },
  };
}
