import { useState } from 'preact/hooks';
import { submitDocument } from '../api/documents.ts';
import { submitPdf } from '../api/pdfs.ts';
import type { UploadOptions } from '../api/upload.ts';
import { navigate } from '../router.ts';
import { useTitle } from '../title.ts';
import { DocumentsList } from './documents-list.tsx';
import { FileDrop } from './file-drop.tsx';
import { LATEX_ENDINGS, TEXT_ENDINGS, WORD_ENDINGS } from './file-endings.ts';
import { fieldsOf, type ProofreadingFields } from './proofreading-fields.ts';
import { ProofreadingForm } from './proofreading-form.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { UploadQueue } from './upload-queue.tsx';
import { DOCUMENTS as phrases } from './words.ts';

export { DocumentPage } from './document-page.tsx';
export { PdfPage } from './pdf/pdf-page.tsx';
export { ReportPage } from './reports/report-page.tsx';
export { ReportsPage } from './reports/reports-page.tsx';

const proofreadable = () => ({ kind: phrases.kind, remedy: phrases.remedy });
const readable = () => ({ kind: phrases.kindPdf, remedy: phrases.remedyPdf });
const ACCEPTED = [...WORD_ENDINGS, ...LATEX_ENDINGS, ...TEXT_ENDINGS, '.pdf'];

const isPdf = ({ name }: File) => /\.pdf$/i.test(name);
const acceptedAs = (file: File) => (isPdf(file) ? readable() : proofreadable());

/** Sends a file and returns the path of its page. */
async function submit(file: File, chosen: ProofreadingFields, options: UploadOptions): Promise<string> {
  if (isPdf(file)) return `/documents/pdf/${(await submitPdf(file, options)).id}`;
  return `/documents/${(await submitDocument(file, fieldsOf(file, chosen), options)).id}`;
}

/** Takes files and returns files: text documents are proofread, a PDF opens as reading text. */
export function DocumentsPage() {
  useTitle(phrases.title);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [fields, setFields] = useState<ProofreadingFields | null>(null);
  const [received, setReceived] = useState(0);
  const [file] = files;
  const reset = () => {
    setFiles([]);
    setFields(null);
  };
  const proofread = files.filter((chosen) => !isPdf(chosen));
  return (
    <div class="page stack documents">
      <h1>{phrases.title}</h1>
      {file === undefined ? (
        <FileDrop accept={ACCEPTED} several label={phrases.chooseSeveral} hint={phrases.hint} onFiles={setFiles} />
      ) : fields === null && proofread.length > 0 ? (
        <ProofreadingForm files={proofread} onSend={setFields} onCancel={reset} />
      ) : files.length > 1 ? (
        <UploadQueue
          files={files}
          accepted={acceptedAs}
          send={(sent, options) => submit(sent, fields ?? {}, options)}
          opens={{ link: phrases.openResult, of: phrases.openResultOf }}
          onReceived={() => setReceived((count) => count + 1)}
          onDone={reset}
        />
      ) : (
        <UploadPanel
          name={file.name}
          accepted={acceptedAs(file)}
          after={isPdf(file) ? phrases.readingPages : phrases.received}
          onCancel={reset}
          send={async (options) => navigate(await submit(file, fields ?? {}, options))}
        />
      )}
      <section class="stack" aria-labelledby="history-title">
        <h2 id="history-title">{phrases.sentSoFar}</h2>
        <DocumentsList received={received} />
      </section>
    </div>
  );
}
