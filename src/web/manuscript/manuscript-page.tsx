import { useEffect, useRef, useState } from 'preact/hooks';
import type { ManuscriptAnswer } from '../../contract/manuscript.ts';
import { checkManuscript } from '../api/manuscripts.ts';
import { FileDrop } from '../documents/file-drop.tsx';
import { LATEX_ENDINGS, TEXT_ENDINGS, WORD_ENDINGS } from '../documents/file-endings.ts';
import { UploadPanel } from '../documents/upload-panel.tsx';
import { useTitle } from '../title.ts';
import { ManuscriptFindings } from './manuscript-findings.tsx';
import { MANUSCRIPT as phrases } from './words.ts';

const ACCEPTED = [...WORD_ENDINGS, ...LATEX_ENDINGS, '.pdf', ...TEXT_ENDINGS];
const checkable = () => ({ kind: phrases.kind, remedy: phrases.remedy });

/** Checks a manuscript as a whole: the reader sends a file and reads the findings. */
export function ManuscriptPage() {
  useTitle(phrases.title);
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<ManuscriptAnswer | null>(null);
  const reset = () => {
    setFile(null);
    setReport(null);
  };
  return (
    <div class="page stack documents">
      <h1>{phrases.title}</h1>
      {file === null ? (
        <>
          <p class="soft manuscript-lead">{phrases.lead}</p>
          <FileDrop
            accept={ACCEPTED}
            label={phrases.choose}
            hint={phrases.hint}
            onFiles={([chosen]) => setFile(chosen ?? null)}
          />
        </>
      ) : report === null ? (
        <UploadPanel
          name={file.name}
          accepted={checkable()}
          after={phrases.checking}
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
  readonly report: ManuscriptAnswer;
  readonly onReset: () => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  // The button that sent the file is gone: the keyboard focus moves to the result, which is read out.
  useEffect(() => title.current?.focus(), []);
  return (
    <section class="stack" aria-labelledby="manuscript-title">
      <div class="row-apart">
        <h2 id="manuscript-title" class="file-name" tabIndex={-1} ref={title}>
          {name}
        </h2>
        <button type="button" class="button" onClick={onReset}>
          {phrases.another}
        </button>
      </div>
      <ManuscriptFindings report={report} level={3} />
    </section>
  );
}
