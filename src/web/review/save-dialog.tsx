import { useState } from 'preact/hooks';
import { explain } from '../api/request.ts';
import { Choices } from '../parts/choices.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Problem } from '../parts/problem.tsx';
import { COMMON as common } from '../parts/words.ts';
import type { SaveFormat } from './files/save-as.ts';
import type { TextToSave } from './files/text-to-save.ts';
import { REVIEW as phrases } from './words.ts';

const formats = (): readonly (readonly [SaveFormat, name: string, about: string])[] => [
  ['docx', phrases.word, phrases.wordAbout],
  ['docx-tracked', phrases.wordTracked, phrases.wordTrackedAbout],
  ['md', phrases.markdown, phrases.markdownAbout],
  ['html', phrases.webPage, phrases.webPageAbout],
  ['txt', phrases.plain, phrases.plainAbout],
];

/** Asks for the format, and saves the file. */
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
      // The code that writes files is loaded when the first file is saved.
      const { saveAs } = await import('./files/save-as.ts');
      await saveAs(text, format, title);
      onClose();
    } catch (error) {
      setFailure(explain(error));
    }
  };
  return (
    <Dialog title={phrases.saveTitle} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Choices legend={phrases.format} name="format" value={format} values={formats()} onChange={setFormat} />
        {failure !== null && <Problem message={failure} />}
        <div class="row">
          <button type="submit" class="button button-primary">
            {common.save}
          </button>
          <button type="button" class="button" onClick={onClose}>
            {common.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
