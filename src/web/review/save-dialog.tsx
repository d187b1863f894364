import { useState } from 'preact/hooks';
import { explain } from '../api/request.ts';
import { Choices } from '../parts/choices.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Problem } from '../parts/problem.tsx';
import type { SaveFormat } from './files/save-as.ts';
import type { TextToSave } from './files/text-to-save.ts';

const FORMATS: readonly (readonly [SaveFormat, name: string, about: string])[] = [
  ['docx', 'Word', 'The text as it stands, with headings, lists, tables and links.'],
  [
    'docx-tracked',
    'Word with tracked changes',
    'What you accepted and what is still open, as tracked changes; the reasons of the open ones are comments.',
  ],
  ['md', 'Markdown', 'For wikis, repositories and static sites.'],
  ['html', 'Web page', 'One HTML file.'],
  ['txt', 'Plain text', 'Words alone.'],
];

/** Asks what to save the text as, and gives the file. */
export function SaveDialog({
  toSave,
  title,
  onClose,
}: {
  readonly toSave: () => TextToSave | null;
  readonly title: string;
  readonly onClose: () => void;
}) {
  const [format, setFormat] = useState<SaveFormat>('docx');
  const [failure, setFailure] = useState<string | null>(null);
  const save = async () => {
    const text = toSave();
    if (!text) return;
    try {
      // what writes files is fetched when the first one is saved
      const { saveAs } = await import('./files/save-as.ts');
      await saveAs(text, format, title);
      onClose();
    } catch (error) {
      setFailure(explain(error));
    }
  };
  return (
    <Dialog title="Save as" onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Choices legend="Format" name="format" value={format} values={FORMATS} onChange={setFormat} />
        {failure !== null && <Problem message={failure} />}
        <div class="row">
          <button type="submit" class="button button-primary">
            Save
          </button>
          <button type="button" class="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
