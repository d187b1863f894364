import { type TSchema, Type } from '@sinclair/typebox';

const Count = Type.Integer({ minimum: 0 });
const Nullable = (schema: TSchema) => Type.Union([schema, Type.Null()]);
const Time = Type.Integer({ description: 'Epoch milliseconds' });

const flag = (standard: boolean, description: string) => Type.Boolean({ default: standard, description });
const oneOf = (values: readonly string[], more: object) => Type.String({ enum: [...values], ...more });

/** The parts of a submission; for the description alone, the service reads them one by one. */
export const SubmissionForm = Type.Object(
  {
    file: Type.String({
      format: 'binary',
      description: 'The document; its content decides about its kind, not its name',
    }),
    doc_type: Type.Integer({ enum: [2, 3], description: '2 general writing, 3 academic writing' }),
    pipeline: oneOf(['basic', 'advanced'], { description: 'basic makes corrections only' }),
    language: Type.Optional(oneOf(['US', 'UK'], { default: 'US' })),
    correctness: Type.Optional(flag(true, 'Grammar, punctuation, syntax and vocabulary')),
    spellings: Type.Optional(flag(true, 'Spelling')),
    Clarity: Type.Optional(flag(true, 'Alerts of this category')),
    Fluency: Type.Optional(flag(true, 'Alerts of this category')),
    Style: Type.Optional(flag(true, 'Alerts of this category')),
    style_guide: Type.Optional(
      oneOf(['APA', 'ACS', 'AMA', 'IEEE', 'AGU'], { description: 'None without it, or with any other value' }),
    ),
    statistics_in_document: Type.Optional(flag(false, 'A page with score and counts at the end of the document')),
    revisions_as_tracks: Type.Optional(
      flag(
        true,
        'Corrections as tracked changes. With this and revisions_as_comments both false no correction is written, and the counts of the record are of all that were found',
      ),
    ),
    revisions_as_comments: Type.Optional(
      flag(false, 'A comment beside each tracked change, or in its place where revisions_as_tracks is false'),
    ),
    writing_advisor_as_comments: Type.Optional(
      flag(false, 'Advice (questions without a correction) as comments; it changes no score'),
    ),
    author: Type.Optional(Type.String({ default: 'Emend', description: 'Name on changes and comments' })),
    inclusive_lang: Type.Optional(flag(false, 'Alerts on inclusive language')),
  },
  { description: 'Parts may come in any order' },
);

/** The contract's document record. */
export const DocumentRecord = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    filename: Type.String(),
    status: Type.String({ description: 'WAITING_IN_QUEUE, IN_PROGRESS, SUCCESS or FAILED' }),
    message: Nullable(Type.String()),
    credits: Count,
    words: Count,
    word_count: Count,
    language: Type.String(),
    lang_code: Type.String(),
    parentExtension: Type.String(),
    deleted: Type.Boolean(),
    error_id: Type.Integer({
      description:
        '-1 none; 1 damaged; 2 over the word limit; 3 password; 4 no text; 5 credits; 6 format not supported here; 7 took too long; 8 fault',
    }),
    error_report: Nullable(
      Type.Object(
        {},
        {
          additionalProperties: true,
          description:
            'total_corrections: tracked changes or correction comments in the file, or all corrections found where revisions_as_tracks and revisions_as_comments are both false; total_suggestions: advice in comments; categories and the counters add up to their sum. language_score: the same however the result is delivered',
        },
      ),
    ),
    scoring_report: Type.Object(
      {},
      {
        additionalProperties: true,
        description:
          'Counts of the same alerts and scores of 0 to 100 by category. Advice is counted and lowers no score',
      },
    ),
    category_mapping: Type.Object(
      {},
      { additionalProperties: true, description: 'The same alerts by category and kind' },
    ),
    statistics_in_document: Type.Boolean(),
    writing_advisor_as_comments: Type.Boolean(),
    revisions_as_tracks: Type.Boolean(),
    revisions_as_comments: Type.Boolean(),
    inclusive_lang: Type.Boolean(),
    created_on: Time,
    modified_on: Time,
    process_start_time: Nullable(Time),
    process_end_time: Nullable(Time),
    style_guide: Type.String(),
    word_limit: Count,
    readonly: Type.Boolean(),
    pipeline: Type.String(),
    editing_mode: Type.String(),
    scoring_version: Type.String(),
    progress: Type.Number({
      description:
        'Share of the work that is done, 0 to 1, over all steps; it never falls, and it is 1 only with SUCCESS',
    }),
    step: Nullable(
      Type.String({
        description:
          'reading (a doc is converted in it), checking or writing (a docx is made of LaTeX in it) while the document is IN_PROGRESS, else null',
      }),
    ),
  },
  { additionalProperties: true },
);

/** The envelope of the proofreading flow around its data. */
export function envelope(data: TSchema): TSchema {
  return Type.Object({ status: Type.Boolean(), message: Type.String(), data, service_type: Type.Null() });
}
