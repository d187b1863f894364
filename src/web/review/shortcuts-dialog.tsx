import { Dialog } from '../parts/dialog.tsx';
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
  [phrases.newLine, 'Shift+Enter'],
  [phrases.thisList, '?'],
];

/** What can be done by keyboard. On a Mac the browser names the Ctrl key Cmd. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const mac = navigator.platform.startsWith('Mac');
  const named = (key: string) => (mac ? key.replace('Ctrl+', '⌘').replace('Alt+', '⌥') : key);
  return (
    <Dialog title={phrases.keyboard} onClose={onClose} closeButton>
      <dl class="shortcuts">
        {shortcuts().map(([what, ...keys]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{named(key)}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
