import { useState } from 'preact/hooks';
import { type CopyWish, type DocumentRecord, fetchCopy, finalFile } from '../../api/documents.ts';
import { Choices } from '../../parts/choices.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { useAttempt } from '../../parts/use-attempt.ts';
import { DownloadLink } from '../download-link.tsx';
import { count } from '../when.ts';

type Forms = readonly (readonly [CopyWish['form'], string, string])[];
/** What a document is written as: one with tracked changes of its own, LaTeX with a docx beside it, a text with markup. */
export type Written = 'tracked' | 'latex' | 'text';

/** Of LaTeX, whose clean copy has no docx beside it. */
const LATEX_FORMS: Forms = [
  ['tracked', 'Sources and a docx with tracked changes', 'As they were delivered, without what you rejected.'],
  ['clean', 'Sources alone', 'With what you accepted, and nothing else changed.'],
];

const TEXT_FORMS: Forms = [
  ['clean', 'Corrected', 'What you accepted is in the text; everything else is as you sent it.'],
  [
    'tracked',
    'As a diff',
    'The lines that change, for “git apply”, “patch” or an editor. What you rejected is not in it.',
  ],
  ['both', 'Both', 'An archive with the two files.'],
];

const TRACKED_FORMS: Forms = [
  ['tracked', 'With tracked changes', 'For somebody who decides in a word processor. What you rejected is not in it.'],
  ['clean', 'Clean', 'What you accepted is in the text; no tracked change and no comment of Emend.'],
  ['both', 'Both', 'An archive with the two files.'],
];

const FORMS: Readonly<Record<Written, Forms>> = { tracked: TRACKED_FORMS, latex: LATEX_FORMS, text: TEXT_FORMS };

/** Chooses which file to download, with what was decided. */
export function CopyDialog({
  document,
  written,
  accepted,
  rejected,
  open,
  onSaved,
  onClose,
}: {
  readonly document: DocumentRecord;
  readonly written: Written;
  readonly accepted: number;
  readonly rejected: number;
  readonly open: number;
  readonly onSaved: (message: string) => void;
  readonly onClose: () => void;
}) {
  const [form, setForm] = useState<CopyWish['form']>(FORMS[written][0]![0]);
  const [applied, setApplied] = useState(false);
  const [made, setMade] = useState(false);
  const { problem, busy, attempt } = useAttempt();
  const save = async () => {
    const wish = { form, accepted: applied ? 'applied' : 'tracked', open: made ? 'made' : 'left' } as const;
    const { content, filename, header } = await fetchCopy(document.id, wish);
    saveFile(content, filename);
    const unmade = Number(header('x-unmade-changes') ?? 0);
    const missing = unmade > 0 ? ` ${count(unmade, 'accepted change')} could not be made.` : '';
    onSaved(`Saved ${filename}.${missing}`);
    onClose();
  };
  return (
    <Dialog title="Download" onClose={onClose}>
      <p class="soft">
        {accepted.toLocaleString('en')} accepted, {rejected.toLocaleString('en')} rejected, {open.toLocaleString('en')}{' '}
        not decided.
      </p>
      <Choices legend="File" name="copy-form" value={form} values={FORMS[written]} onChange={setForm} />
      {form !== 'clean' && written === 'tracked' && accepted > 0 && (
        <label class="choice">
          <input type="checkbox" checked={applied} onChange={() => setApplied(!applied)} />
          <span>In the tracked file, put what you accepted into the text without tracking it</span>
        </label>
      )}
      {form !== 'tracked' && open > 0 && (
        <label class="choice">
          <input type="checkbox" checked={made} onChange={() => setMade(!made)} />
          <span>In the clean file, also make the corrections that you have not decided on</span>
        </label>
      )}
      {problem !== null && (
        <p class="notice notice-danger" role="alert">
          {problem}
        </p>
      )}
      <div class="row">
        <button type="button" class="button button-primary" disabled={busy} onClick={() => attempt(save)}>
          {busy ? 'Writing the file …' : 'Download'}
        </button>
        <button type="button" class="button" onClick={onClose}>
          Cancel
        </button>
        <DownloadLink href={finalFile(document.id)} name={document.filename} label="File as delivered" />
      </div>
    </Dialog>
  );
}
