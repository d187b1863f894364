import { Dialog } from '../parts/dialog.tsx';
import { shownKey } from './shown-key.ts';
import { REVIEW as phrases } from './words.ts';

const shortcuts = (): readonly (readonly [what: string, ...keys: string[]])[] => [
  [phrases.toNext, 'F8'],
  [phrases.toPrevious, 'Shift+F8'],
  [phrases.acceptOpen, 'Ctrl+Enter'],
  [phrases.dismissOpen, 'Alt+Delete'],
  [phrases.intoCard, 'Alt+Enter'],
  [phrases.closeCard, 'Escape'],
  [phrases.listMove, '↑', '↓', 'Home', 'End'],
  [phrases.listDo, 'Enter', 'Ctrl+Enter', 'Delete'],
  [phrases.undoRedo, 'Ctrl+Z', 'Ctrl+Y'],
  [phrases.boldItalic, 'Ctrl+B', 'Ctrl+I'],
  [phrases.headings, 'Ctrl+Alt+1 … 3', 'Ctrl+Alt+0'],
  [phrases.lists, 'Ctrl+Shift+8', 'Ctrl+Shift+7'],
  [phrases.newLine, 'Shift+Enter'],
  [phrases.thisList, '?'],
];

/** The actions that the keyboard offers. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={phrases.keyboard} onClose={onClose} closeButton>
      <dl class="shortcuts">
        {shortcuts().map(([what, ...keys]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{shownKey(key)}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
