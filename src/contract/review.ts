import { type Static, type TNumber, Type } from '@sinclair/typebox';
import { type CategoryName, STYLE_GUIDES } from '../engine/taxonomy.ts';
import { CATEGORY_NAMES } from './categories.ts';
import { ParagraphBody } from './paragraph.ts';
import type { ReadOnly } from './read-only.ts';
import { oneOf } from './shapes.ts';
import { LANGUAGES, PIPELINES } from './terms.ts';

/** The paragraph check with one more option than its contract: what is written. The answer is the same. */
export const ReviewCheck = Type.Composite([
  ParagraphBody,
  Type.Object({
    doc_type: Type.Optional(
      Type.Unsafe<2 | 3>({ type: 'integer', enum: [2, 3], description: '2 general writing, 3 academic writing' }),
    ),
  }),
]);
export type ReviewCheck = ReadOnly<Static<typeof ReviewCheck>>;

/** How the service scores, so that pages score in the same way: the terms of the formula in docs/scores.md. */
export const ScoreTerms = Type.Object({
  severity: Type.Object(
    Object.fromEntries(CATEGORY_NAMES.map((name) => [name, Type.Number()])) as Record<CategoryName, TNumber>,
  ),
  advisor: Type.Number(),
  half: Type.Number(),
  steepness: Type.Number(),
  shortest: Type.Number(),
});
export type ScoreTerms = ReadOnly<Static<typeof ScoreTerms>>;

/** What the service offers, how it scores, and the account’s words. */
export const ReviewTerms = Type.Object({
  languages: Type.Array(oneOf(LANGUAGES)),
  pipelines: Type.Array(oneOf(PIPELINES)),
  style_guides: Type.Array(oneOf(STYLE_GUIDES)),
  paragraph_words: Type.Integer({ description: 'Most words of one check' }),
  score: ScoreTerms,
  dictionary: Type.Array(Type.String(), { description: 'The account’s own; guests keep theirs in the browser' }),
  team_dictionary: Type.Array(Type.String(), { description: 'Those of its team and of everybody here' }),
});
export type ReviewTerms = ReadOnly<Static<typeof ReviewTerms>>;
