import { useEffect, useRef, useState } from 'preact/hooks';
import { checkManuscript, type ManuscriptReport } from '../api/manuscripts.ts';
import { FileDrop } from '../documents/file-drop.tsx';
import { UploadPanel } from '../documents/upload-panel.tsx';
import { useTitle } from '../title.ts';
import { ManuscriptFindings } from './manuscript-findings.tsx';

const ACCEPTED = [
  ...['.docx', '.docm', '.dotx', '.doc', '.odt', '.ott', '.fodt', '.rtf', '.tex', '.zip', '.pdf'],
  ...['.md', '.html', '.rst', '.adoc', '.org', '.typ', '.txt'],
];
const CHECKABLE = {
  kind: 'a Word, OpenDocument, RTF, LaTeX or PDF file or a text',
  remedy: 'Open it in the program that made it and save it as a Word document (.docx) or PDF.',
};

/** Checks of a manuscript as a whole: send a file, read what was found. */
export function ManuscriptPage() {
  useTitle('Manuscript checks');
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<ManuscriptReport | null>(null);
  const reset = () => {
    setFile(null);
    setReport(null);
  };
  return (
    <div class="page stack documents">
      <h1>Manuscript checks</h1>
      {file === null ? (
        <>
          <p class="soft manuscript-lead">
            Find what a reviewer would stumble over: p values that do not follow from their tests, percentages that do
            not fit their counts, figures, tables and references that are not cited or not there, abbreviations and
            terms. Your file is not changed and not kept.
          </p>
          <FileDrop
            accept={ACCEPTED}
            label="Choose a manuscript"
            hint="Word, OpenDocument, RTF, LaTeX (a source, or a zip of the project), PDF, Markdown and plain text."
            onFiles={([chosen]) => setFile(chosen ?? null)}
          />
        </>
      ) : report === null ? (
        <UploadPanel
          name={file.name}
          accepted={CHECKABLE}
          after="Checking …"
          onCancel={reset}
          send={async (options) => setReport(await checkManuscript(file, options))}
        />
      ) : (
        <Result name={file.name} report={report} onReset={reset} />
      )}
    </div>
  );
}

function Result({
  name,
  report,
  onReset,
}: {
  readonly name: string;
  readonly report: ManuscriptReport;
  readonly onReset: () => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  // the button that sent the file is gone: the keyboard goes on at the result, which is read out
  useEffect(() => title.current?.focus(), []);
  return (
    <section class="stack" aria-labelledby="manuscript-title">
      <div class="row-apart">
        <h2 id="manuscript-title" class="file-name" tabIndex={-1} ref={title}>
          {name}
        </h2>
        <button type="button" class="button" onClick={onReset}>
          Check another file
        </button>
      </div>
      <ManuscriptFindings report={report} level={3} />
    </section>
  );
}
