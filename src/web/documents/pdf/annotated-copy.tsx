import { useState } from 'preact/hooks';
import { fetchAnnotated } from '../../api/pdfs.ts';
import { explain } from '../../api/request.ts';
import { saveFile } from '../../parts/save-file.ts';
import { DOCUMENTS } from '../words.ts';
import { type Finding, noteOf } from './finding.ts';
import { PDF as phrases } from './words.ts';

/** The service accepts no more notes than this in one file. */
const MOST = 20_000;

interface State {
  readonly busy: boolean;
  readonly saved: string;
  readonly problem: string | null;
}

/** Saves a copy of the PDF with each finding as a note on its words. */
export function AnnotatedCopy({
  id,
  findings,
  ready,
}: {
  readonly id: string;
  readonly findings: readonly Finding[];
  /** True when everything is checked. */
  readonly ready: boolean;
}) {
  const [state, setState] = useState<State>({ busy: false, saved: '', problem: null });
  const { busy, saved, problem } = state;
  const write = async () => {
    const { content, filename, header } = await fetchAnnotated(id, findings.slice(0, MOST).map(noteOf));
    saveFile(content, filename);
    const inMargin = Number(header('x-notes-in-margin') ?? 0);
    const margin = inMargin > 0 ? ` ${phrases.inMargin(inMargin)}` : '';
    return `${phrases.savedWith(filename, Math.min(findings.length, MOST))}${margin}`;
  };
  const save = () => {
    setState({ busy: true, saved: '', problem: null });
    write().then(
      (said) => setState({ busy: false, saved: said, problem: null }),
      (error: unknown) => setState({ busy: false, saved: '', problem: explain(error) }),
    );
  };
  return (
    <div class="pdf-copy">
      <button
        type="button"
        class="button button-primary"
        disabled={!ready || busy || findings.length === 0}
        onClick={save}
      >
        {busy ? DOCUMENTS.writingFile : phrases.annotated}
      </button>
      <p class="soft small" role="status">
        {saved}
      </p>
      {problem !== null && (
        <p class="notice notice-danger" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
