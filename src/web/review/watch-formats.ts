import type { EditorState } from 'prosemirror-state';
import { type Format, formatsAt } from './formatting.ts';

/** Reports the formats of the selection only when they have changed: typing a key renders no button again. */
export function watchFormats(tell: (formats: ReadonlySet<Format>) => void): (state: EditorState) => void {
  let last = '';
  return (state) => {
    const formats = formatsAt(state);
    const now = [...formats].join();
    if (now !== last) tell(formats);
    last = now;
  };
}
