import { useState } from 'preact/hooks';
import type { DocumentRecord } from '../../../contract/document.ts';
import type { CopyQuery, DocumentChange } from '../../../contract/document-review.ts';
import { fetchCopy, finalFile } from '../../api/documents.ts';
import { figure } from '../../languages/numbers.ts';
import { Choices } from '../../parts/choices.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { useAttempt } from '../../parts/use-attempt.ts';
import { COMMON as common } from '../../parts/words.ts';
import { DownloadLink } from '../download-link.tsx';
import { DOCUMENTS } from '../words.ts';
import { changesCsv } from './changes-csv.ts';
import type { Decisions } from './decisions.ts';
import { WORKPLACE as phrases } from './words.ts';

type Forms = readonly (readonly [CopyQuery['form'], string, string])[];
/** The form of a document's result: a document with its own tracked changes, LaTeX with a docx beside it, or a text with markup. */
export type Written = 'tracked' | 'latex' | 'text';

/** The forms for LaTeX, whose clean copy has no docx beside it. */
const latexForms = (): Forms => [
  ['tracked', phrases.latexBoth, phrases.latexBothAbout],
  ['clean', phrases.latexSources, phrases.latexSourcesAbout],
];

const textForms = (): Forms => [
  ['clean', phrases.textClean, phrases.textCleanAbout],
  ['tracked', phrases.textDiff, phrases.textDiffAbout],
  ['both', phrases.both, phrases.bothAbout],
];

const trackedForms = (): Forms => [
  ['tracked', phrases.tracked, phrases.trackedAbout],
  ['clean', phrases.clean, phrases.cleanAbout],
  ['both', phrases.both, phrases.bothAbout],
];

const FORMS: Readonly<Record<Written, () => Forms>> = { tracked: trackedForms, latex: latexForms, text: textForms };

/** Chooses the file to download, with the decisions made so far. */
export function CopyDialog({
  document,
  written,
  changes,
  decisions,
  accepted,
  rejected,
  open,
  onSaved,
  onClose,
}: {
  readonly document: DocumentRecord;
  readonly written: Written;
  readonly changes: readonly DocumentChange[];
  readonly decisions: Decisions;
  readonly accepted: number;
  readonly rejected: number;
  readonly open: number;
  readonly onSaved: (message: string) => void;
  readonly onClose: () => void;
}) {
  const [form, setForm] = useState<CopyQuery['form']>(FORMS[written]()[0]![0]);
  const [applied, setApplied] = useState(false);
  const [made, setMade] = useState(false);
  const { problem, busy, attempt } = useAttempt();
  const save = async () => {
    const wish = { form, accepted: applied ? 'applied' : 'tracked', open: made ? 'made' : 'left' } as const;
    const { content, filename, header } = await fetchCopy(document.id, wish);
    saveFile(content, filename);
    const unmade = Number(header('x-unmade-changes') ?? 0);
    const missing = unmade > 0 ? ` ${phrases.acceptedCount(unmade)}` : '';
    onSaved(`${phrases.saved(filename)}${missing}`);
    onClose();
  };
  const saveList = () => {
    const states = { open: phrases.toDecide, accepted: phrases.accepted, rejected: phrases.rejected };
    const filename = `${document.filename.replace(/\.[^.]+$/, '')}-changes.csv`;
    saveFile(new Blob([changesCsv(changes, decisions, phrases.csvHeads, states)], { type: 'text/csv' }), filename);
    onSaved(phrases.saved(filename));
    onClose();
  };
  return (
    <Dialog title={common.download} onClose={onClose}>
      <p class="soft">{phrases.decided(figure(accepted), figure(rejected), figure(open))}</p>
      <Choices legend={DOCUMENTS.file} name="copy-form" value={form} values={FORMS[written]()} onChange={setForm} />
      {form !== 'clean' && written === 'tracked' && accepted > 0 && (
        <label class="choice">
          <input type="checkbox" checked={applied} onChange={() => setApplied(!applied)} />
          <span>{phrases.applied}</span>
        </label>
      )}
      {form !== 'tracked' && open > 0 && (
        <label class="choice">
          <input type="checkbox" checked={made} onChange={() => setMade(!made)} />
          <span>{phrases.made}</span>
        </label>
      )}
      {problem !== null && (
        <p class="notice notice-danger" role="alert">
          {problem}
        </p>
      )}
      <div class="row">
        <button type="button" class="button button-primary" disabled={busy} onClick={() => attempt(save)}>
          {busy ? DOCUMENTS.writingFile : common.download}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {common.cancel}
        </button>
        <button type="button" class="button button-small button-quiet" onClick={saveList}>
          {phrases.csv}
        </button>
        <DownloadLink href={finalFile(document.id)} name={document.filename} label={phrases.asDelivered} />
      </div>
    </Dialog>
  );
}
