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

export { DocumentPage } from './document-page.tsx';
export { PdfPage } from './pdf/pdf-page.tsx';
export { ReportPage } from './report-page.tsx';
export { ReportsPage } from './reports-page.tsx';

const PROOFREADABLE = {
  kind: 'a Word, OpenDocument, RTF, LaTeX or text file',
  remedy: 'Open it in the program that made it and save it as a Word document (.docx).',
};
const PDF = { kind: 'a PDF', remedy: 'Export it as PDF once more in the program that made it.' };
const WITH_CHANGES = ['.docx', '.docm', '.dotx', '.doc', '.odt', '.ott', '.fodt', '.rtf', '.tex', '.zip'] as const;
const ACCEPTED = [...WITH_CHANGES, ...TEXT_ENDINGS, '.pdf'];

/** Files in, files out: a text document is proofread, a PDF is opened as reading text. */
export function DocumentsPage() {
  useTitle('Documents');
  const [file, setFile] = useState<File | null>(null);
  const [fields, setFields] = useState<ProofreadingFields | null>(null);
  const isPdf = file !== null && /\.pdf$/i.test(file.name);
  const reset = () => {
    setFile(null);
    setFields(null);
  };
  return (
    <div class="page stack documents">
      <h1>Documents</h1>
      {file === null ? (
        <FileDrop
          accept={ACCEPTED}
          label="Choose a file"
          hint="Word, OpenDocument, RTF and LaTeX (docx, doc, odt, rtf, tex, or a zip of a project) come back proofread, with tracked changes; Markdown, HTML, reStructuredText, AsciiDoc, Org, Typst and plain text come back corrected. A PDF opens as reading text with suggestions beside its pages."
          onFiles={([chosen]) => setFile(chosen!)}
        />
      ) : isPdf ? (
        <UploadPanel
          name={file.name}
          accepted={PDF}
          after="Reading the pages …"
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
          accepted={PROOFREADABLE}
          after="Received. It is queued …"
          onCancel={reset}
          send={async (options) => {
            const { id } = await submitDocument(file, fields, options);
            navigate(`/documents/${id}`);
          }}
        />
      )}
      <section class="stack" aria-labelledby="history-title">
        <h2 id="history-title">Sent so far</h2>
        <DocumentsList />
      </section>
    </div>
  );
}
