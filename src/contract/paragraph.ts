import { type Static, Type } from '@sinclair/typebox';
import { STYLE_GUIDES } from '../engine/taxonomy.ts';
import type { ReadOnly } from './read-only.ts';
import { oneOf } from './shapes.ts';
import { CERTAINTIES, CERTAINTY_ABOUT, FORMER_PIPELINES, LANGUAGES, PIPELINES } from './terms.ts';

export const ParagraphBody = Type.Object(
  {
    paragraph: Type.String({ description: 'The text to check, 1 to 500 words and at most 100,000 characters' }),
    language: Type.Optional(oneOf(LANGUAGES, { description: 'Variety of English', default: 'US' })),
    pipeline: Type.Optional(
      oneOf([...PIPELINES, ...Object.keys(FORMER_PIPELINES)], {
        description:
          'basic makes only corrections, advanced moderately extensive changes; panini1 and panini2 (advanced) and eagles (basic) are former names',
        default: 'advanced',
      }),
    ),
    is_sensitive_data: Type.Optional(
      Type.Boolean({ description: 'The content is not stored; it never is, whatever the value', default: false }),
    ),
    style_guide: Type.Optional(
      Type.Union([Type.String(), Type.Null()], {
        description: `${STYLE_GUIDES.join(', ')}; any other value yields no style guide alerts`,
        default: null,
      }),
    ),
    certainty: Type.Optional(oneOf(CERTAINTIES, { description: CERTAINTY_ABOUT, default: 'balanced' })),
  },
  { title: 'ParagraphRequest' },
);
export type ParagraphBody = Static<typeof ParagraphBody>;

export const Suggestion = Type.Object(
  {
    revised_text: Type.String({ description: 'Suggested replacement; empty when cta_present is false' }),
    comment: Type.String(),
    type: Type.Integer({ description: '1 grammar, 2 spelling, 3 advisor, 4 enhancement, 5 style guide' }),
    cta_present: Type.Boolean(),
    error_id: Type.String({ format: 'uuid' }),
    error_category: Type.String(),
    rule_id: Type.String({ description: 'Stable name of the rule' }),
  },
  { title: 'Suggestion' },
);
export type Suggestion = ReadOnly<Static<typeof Suggestion>>;

const CategoryDetails = Type.Object(
  {
    id: Type.Integer({
      description: '1 Correctness, 2 Clarity, 3 Fluency, 4 Style, 5 Style Guide Compliance, 6 Inclusivity',
    }),
    category: Type.String(),
    sub_category: Type.String(),
    lang_category: Type.String(),
    critical_error: Type.Boolean(),
  },
  { title: 'CategoryDetails' },
);

export const ErrorEntry = Type.Object(
  {
    start_index: Type.Integer({ description: 'In the sentence; UTF-16 code units from 0' }),
    end_index: Type.Integer({ description: 'Exclusive' }),
    covered_text: Type.String(),
    output: Type.Array(Suggestion, { minItems: 1, maxItems: 5, description: 'Best first' }),
    category_details_v2: CategoryDetails,
  },
  { title: 'Alert' },
);
export type ErrorEntry = ReadOnly<Static<typeof ErrorEntry>>;

export const SentenceEntry = Type.Object(
  {
    sentence: Type.String(),
    start_index: Type.Integer({ description: 'In the paragraph; UTF-16 code units from 0' }),
    end_index: Type.Integer({ description: 'Exclusive' }),
    sentence_result: Type.Array(ErrorEntry),
  },
  { title: 'CheckedSentence' },
);
export type SentenceEntry = ReadOnly<Static<typeof SentenceEntry>>;

export const ParagraphAnswer = Type.Object(
  {
    status: Type.Boolean(),
    message: Type.String(),
    input: Type.String({ description: 'The paragraph as submitted' }),
    response: Type.Array(SentenceEntry),
    language: Type.String(),
    style_guide: Type.Union([Type.String(), Type.Null()], { description: 'As given in the request' }),
  },
  { title: 'ParagraphResponse' },
);
export type ParagraphAnswer = ReadOnly<Static<typeof ParagraphAnswer>>;
