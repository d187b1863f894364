import type { ParagraphResult } from '../detection/types.ts';

/**
 * Returns the paragraph of a passage that shows the passage's score: the longest one, or the first of several equally long ones. Null for this
 * paragraph itself and for one that was judged alone: "A. N. Author" has no score of its own, but that of the text it was judged with.
 */
export function judgedWith(judged: ParagraphResult, paragraphs: readonly ParagraphResult[]): number | null {
  let lead = judged;
  for (const other of judged.joinedWith) {
    const member = paragraphs[other]!;
    if (member.words > lead.words || (member.words === lead.words && other < lead.index)) lead = member;
  }
  return lead === judged ? null : lead.index;
}
