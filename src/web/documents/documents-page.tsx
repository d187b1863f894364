import { useState } from 'preact/hooks';
import { submitDocument } from '../api/documents.ts';
import { submitPdf } from '../api/pdfs.ts';
import { navigate } from '../router.ts';
import { useTitle } from '../title.ts';
import { DocumentsList } from './documents-list.tsx';
import { FileDrop } from './file-drop.tsx';
import { type ProofreadingFields, ProofreadingForm } from './proofreading-form.tsx';
import { TEXT_ENDINGS } from './text-files.ts';
import { UploadPanel } from './upload-panel.tsx';
import { DOCUMENTS as phrases } from './words.ts';

export { DocumentPage } from './document-page.tsx';
export { PdfPage } from './pdf/pdf-page.tsx';
export { ReportPage } from './reports/report-page.tsx';
export { ReportsPage } from './reports/reports-page.tsx';

const proofreadable = () => ({ kind: phrases.kind, remedy: phrases.remedy });
const readable = () => ({ kind: phrases.kindPdf, remedy: phrases.remedyPdf });
const WITH_CHANGES = ['.docx', '.docm', '.dotx', '.doc', '.odt', '.ott', '.fodt', '.rtf', '.tex', '.zip'] as const;
const ACCEPTED = [...WITH_CHANGES, ...TEXT_ENDINGS, '.pdf'];

/** Files in, files out: a text document is proofread, a PDF is opened as reading text. */
export function DocumentsPage() {
  useTitle(phrases.title);
  const [file, setFile] = useState<File | null>(null);
  const [fields, setFields] = useState<ProofreadingFields | null>(null);
  const isPdf = file !== null && /\.pdf$/i.test(file.name);
  const reset = () => {
    setFile(null);
    setFields(null);
  };
  return (
    <div class="page stack documents">
      <h1>{phrases.title}</h1>
      {file === null ? (
        <FileDrop
          accept={ACCEPTED}
          label={phrases.choose}
          hint={phrases.hint}
          onFiles={([chosen]) => setFile(chosen!)}
        />
      ) : isPdf ? (
        <UploadPanel
          name={file.name}
          accepted={readable()}
          after={phrases.readingPages}
          onCancel={reset}
          send={async (options) => {
            const { id } = await submitPdf(file, options);
            navigate(`/documents/pdf/${id}`);
          }}
        />
      ) : fields === null ? (
        <ProofreadingForm file={file} onSend={setFields} onCancel={reset} />
      ) : (
        <UploadPanel
          name={file.name}
          accepted={proofreadable()}
          after={phrases.received}
          onCancel={reset}
          send={async (options) => {
            const { id } = await submitDocument(file, fields, options);
            navigate(`/documents/${id}`);
          }}
        />
      )}
      <section class="stack" aria-labelledby="history-title">
        <h2 id="history-title">{phrases.sentSoFar}</h2>
        <DocumentsList />
      </section>
    </div>
  );
}
