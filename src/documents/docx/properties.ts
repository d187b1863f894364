import type { Draft, RunDraft } from './draft.ts';
import type { Frame } from './frames.ts';
import { attribute } from './xml/attributes.ts';

/** Fixed-width fonts that authors use for program text. */
export const MONOSPACED =
  /courier|consolas|menlo|monaco|lucida (console|sans typewriter)|(sans|code|fira|ubuntu|noto|roboto|plex|liberation|jetbrains) ?mono|source code|inconsolata|andale mono|monospace|fira code|cascadia/i;

/** Ids of the character styles for program text and for raised text. */
export interface CharacterStyles {
  readonly code: ReadonlySet<string>;
  readonly raised: ReadonlySet<string>;
}

function isOff(tag: string, prefix: string): boolean {
  return /^(0|false|off)$/.test(attribute(tag, `${prefix}val`) ?? '');
}

/** Records a child of `w:pPr`. The content of `w:pPrChange` and `w:rPrChange` is outdated and does not count. */
export function noteParagraphProperty(
  frame: Frame,
  draft: Draft,
  name: string,
  tag: string,
  prefix: string,
  selfClosing: boolean,
): void {
  if (name.endsWith('Change')) {
    if (!selfClosing) frame.formerProperties++;
    return;
  }
  if (frame.formerProperties > 0) return;
  switch (name) {
    case 'w:pStyle':
      draft.styleId = attribute(tag, `${prefix}val`);
      break;
    case 'w:numPr':
      draft.numbered = true;
      break;
    case 'w:outlineLvl':
      draft.outline = Number(attribute(tag, `${prefix}val`) ?? 9);
      break;
    case 'w:rPr':
      frame.markProperties = !selfClosing;
      break;
    case 'w:del':
    case 'w:moveFrom':
      if (frame.markProperties) draft.markDeleted = true;
      break;
  }
}

/** Records a child of a run's `w:rPr`; `depth` is 1 except inside `w:rPrChange`. */
export function noteRunProperty(
  run: RunDraft,
  depth: number,
  name: string,
  start: number,
  end: number,
  source: string,
  prefix: string,
  styles: CharacterStyles,
): void {
  if (depth > 1) return;
  switch (name) {
    case 'w:rPrChange':
      run.changeStart = start;
      run.changeEnd = end;
      break;
    case 'w:vanish':
      run.hidden = !isOff(source.slice(start, end), prefix);
      break;
    case 'w:i':
      run.italic = !isOff(source.slice(start, end), prefix);
      break;
    case 'w:rFonts':
      if (MONOSPACED.test(attribute(source.slice(start, end), `${prefix}ascii`) ?? '')) run.monospaced = true;
      break;
    case 'w:vertAlign':
      run.raised = attribute(source.slice(start, end), `${prefix}val`) === 'superscript';
      break;
    case 'w:rStyle': {
      const id = attribute(source.slice(start, end), `${prefix}val`) ?? '';
      run.code = styles.code.has(id);
      run.monospaced ||= run.code;
      run.raised = styles.raised.has(id);
      break;
    }
  }
}
