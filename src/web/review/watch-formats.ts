import type { EditorState } from 'prosemirror-state';
import { type Format, formatsAt } from './formatting.ts';

/** Tells what the selection is set in, only when that changed: a key that is typed draws no button anew. */
export function watchFormats(tell: (formats: ReadonlySet<Format>) => void): (state: EditorState) => void {
  let last = '';
  return (state) => {
    const formats = formatsAt(state);
    const now = [...formats].join();
    if (now !== last) tell(formats);
    last = now;
  };
}
