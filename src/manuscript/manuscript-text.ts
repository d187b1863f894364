import type { DocumentFacts } from '../engine/context.ts';
import { countParagraphs, documentFacts } from '../engine/document/document-facts.ts';
import { isCaption } from '../engine/sentence/place-kind.ts';
import { type Token, tokenize } from '../text/token.ts';
import type { Manuscript, ParagraphPart } from './manuscript.ts';
import { type StructuredManuscript, structured } from './sections.ts';

/** A manuscript with its tokens and the facts about its words that the whole text shows. */
export interface ManuscriptText {
  readonly structure: StructuredManuscript;
  /** Tokens of each paragraph. */
  readonly tokens: readonly (readonly Token[])[];
  readonly document: DocumentFacts;
}

/** Text by other people: references have the spellings of their own journals, code has none. */
const NOT_OWN: ReadonlySet<ParagraphPart> = new Set(['reference', 'code', 'other', 'quote']);
const ABSTRACT = { text: 'Abstract', tokens: [] };
const INTRODUCTION = { text: 'Introduction', tokens: [] };
const OUTSIDE: ReadonlySet<string> = new Set(['references']);

/** Reads a manuscript once for all checks. Linear in its text. */
export function manuscriptText(manuscript: Manuscript): ManuscriptText {
  const structure = structured(manuscript);
  const tokens = structure.paragraphs.map(({ text }) => tokenize(text));
  const outside = new Set<number>();
  for (const { kind, from, to } of structure.sections)
    if (OUTSIDE.has(kind)) for (let i = from; i < to; i++) outside.add(i);
  const own = structure.paragraphs.flatMap(({ text, part }, i) => {
    if (NOT_OWN.has(part) || outside.has(i)) return [];
    const counted = { text: part === 'caption' && !isCaption(text) ? `Figure 1. ${text}` : text, tokens: tokens[i]! };
    const isAbstract = (at: number): boolean => structure.paragraphs[at]?.part === 'abstract';
    // the counts recognise abstracts and captions by their words alone
    return [
      ...(isAbstract(i) && !isAbstract(i - 1) ? [ABSTRACT] : []),
      counted,
      ...(isAbstract(i) && !isAbstract(i + 1) ? [INTRODUCTION] : []),
    ];
  });
  return { structure, tokens, document: documentFacts(countParagraphs(own)) };
}
