import type { Draft } from './draft.ts';
import { active, openContainer, openObject, type StoryState } from './story-state.ts';

export function openAlternate(s: StoryState, start: number): void {
  const { draft, run } = s.frame;
  if (active(s, draft)) {
    if (run) openObject(s, 'mc:AlternateContent', start, start, false, 'object');
    else
      openContainer(s, 'mc:AlternateContent', start, start, {
        start,
        end: -1,
        access: { commentOnly: 'alternative' },
        crosses: false,
      });
  } else if (draft && s.frame.object > 0 && s.frame.objectName === 'mc:AlternateContent') s.frame.object++;
  s.alternates.push({ branch: 'none', primary: [], copies: [] });
}

export function openBranch(s: StoryState, choice: boolean): void {
  const alternate = s.alternates.at(-1);
  if (!alternate) return;
  const first = choice && alternate.branch === 'none';
  alternate.branch = first ? 'choice' : 'fallback';
  if (!first) s.fallbackDepth++;
}

/** Closes an alternative: paragraphs whose copies have the same text are edited in all copies. */
export function closeAlternate(s: StoryState): void {
  const alternate = s.alternates.pop();
  if (!alternate) return;
  const { primary, copies } = alternate;
  const same = primary.length === copies.length && primary.every((draft, i) => sameText(draft, copies[i]!));
  if (same)
    for (const [i, draft] of primary.entries())
      draft.source.mirrors.push(copies[i]!.source, ...copies[i]!.source.mirrors);
}

/** Records a new paragraph with the branches around it; true when it is only a copy. */
export function registerParagraph(s: StoryState, draft: Draft): boolean {
  for (let i = s.alternates.length - 1; i >= 0; i--) {
    const alternate = s.alternates[i]!;
    if (alternate.branch !== 'choice') {
      alternate.copies.push(draft);
      return true;
    }
    alternate.primary.push(draft);
  }
  return false;
}

function sameText(a: Draft, b: Draft): boolean {
  return a.length === b.length && a.text.join('') === b.text.join('');
}
