import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { ERROR_CLASSES, STYLE_GUIDES } from '../engine/taxonomy.ts';
import { CATEGORY_KEY, CATEGORY_NAMES } from './categories.ts';
import type { ReadOnly } from './read-only.ts';
import { oneOf } from './shapes.ts';
import { CERTAINTIES, CERTAINTY_ABOUT, LANGUAGE_CHOICES, PIPELINES } from './terms.ts';

const Count = Type.Integer({ minimum: 0 });
const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const Time = Type.Integer({ description: 'Epoch milliseconds' });

const flag = (standard: boolean, description: string) => Type.Boolean({ default: standard, description });

/** The parts of a submission. Used only for the description, because the service reads them one by one. */
export const SubmissionForm = Type.Object(
  {
    file: Type.String({
      format: 'binary',
      description: 'The document; its type is detected from the content, not from the name',
    }),
    doc_type: Type.Integer({ enum: [2, 3], description: '2 general writing, 3 academic writing' }),
    pipeline: oneOf(PIPELINES, { description: 'basic makes corrections only' }),
    language: Type.Optional(
      oneOf(LANGUAGE_CHOICES, {
        description: 'Variety of English; `auto` for the one that the document itself is spelt in',
        default: 'US',
      }),
    ),
    correctness: Type.Optional(flag(true, 'Grammar, punctuation, syntax and vocabulary')),
    spellings: Type.Optional(flag(true, 'Spelling')),
    Clarity: Type.Optional(flag(true, 'Alerts of this category')),
    Fluency: Type.Optional(flag(true, 'Alerts of this category')),
    Style: Type.Optional(flag(true, 'Alerts of this category')),
    style_guide: Type.Optional(oneOf([...STYLE_GUIDES, 'NONE'], { default: 'NONE' })),
    statistics_in_document: Type.Optional(flag(false, 'A page with score and counts at the end of the document')),
    revisions_as_tracks: Type.Optional(
      flag(
        true,
        'Corrections as tracked changes, those that are not sure enough (see certainty) as comments. With this and revisions_as_comments both false no correction is written, and the counts of the record are of all that were found',
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
    certainty: Type.Optional(
      oneOf(CERTAINTIES, {
        default: 'balanced',
        description: `${CERTAINTY_ABOUT}. Tracked changes are made from a measured confidence of 0.9, 0.65 and 0.8; what is less sure is a comment that proposes it`,
      }),
    ),
  },
  { title: 'DocumentSubmission', description: 'Parts may come in any order' },
);

/** Includes the contract's counters that no class of ours feeds directly, with the value 0. */
export const ERROR_COUNTERS: readonly string[] = [
  ...new Set([
    ...Object.values(ERROR_CLASSES).map((entry) => entry.counter),
    'complexity',
    'other',
    'fragment',
    'run_on',
  ]),
];

const CATEGORY_KEYS = CATEGORY_NAMES.map((name) => CATEGORY_KEY[name]);

const Score = Type.Number({ minimum: 0, maximum: 100 });
const totals = { total_corrections: Count, total_suggestions: Count, total_sentences: Count };
const counts = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, Count]));

/** Null until the document is processed. */
const ErrorReport = Type.Object(
  {
    language_score: Score,
    ...totals,
    ce_label: Type.Integer(),
    categories: Type.Record(Type.String(), Count, { description: 'Count of each language category that was found' }),
    ...counts(ERROR_COUNTERS),
  },
  {
    title: 'ErrorReport',
    description:
      'total_corrections: tracked changes or correction comments in the file, or all corrections found where revisions_as_tracks and revisions_as_comments are both false; total_suggestions: advice in comments; categories and the counters add up to their sum. language_score: the same however the result is delivered',
  },
);

/** Empty until the document is processed. */
const ScoringReport = Type.Partial(
  Type.Object({
    ce_label: Type.Integer(),
    total_score: Score,
    total_count: Count,
    ...counts(CATEGORY_KEYS.map((key) => `${key}_count`)),
    ...Object.fromEntries(CATEGORY_KEYS.map((key) => [`${key}_score`, Score])),
    ...totals,
  }),
  { title: 'ScoringReport', description: 'Empty until the document is processed' },
);

const CategoryCount = Type.Object(
  {
    id: Type.Integer(),
    category: Type.String(),
    sub_category: Type.String(),
    lang_category: Type.String(),
    critical_error: Type.Boolean(),
    count: Count,
  },
  { title: 'CategoryCount' },
);

const CategoryMapping = Type.Partial(
  Type.Object(Object.fromEntries(CATEGORY_NAMES.map((name) => [name, Type.Array(CategoryCount)]))),
  { title: 'CategoryMapping', description: 'Empty until the document is processed' },
);

/** An object whose field names come from lists. Its type has each of them. */
const byName = <T>(schema: TSchema) => Type.Unsafe<Record<string, T>>(schema);

/** The contract's document record. */
export const DocumentRecord = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    filename: Type.String(),
    status: Type.Unsafe<'WAITING_IN_QUEUE' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'>({
      type: 'string',
      description: 'WAITING_IN_QUEUE, IN_PROGRESS, SUCCESS or FAILED',
    }),
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
    error_report: Nullable(byName<unknown>(ErrorReport)),
    scoring_report: byName<number>(ScoringReport),
    category_mapping: byName<unknown>(CategoryMapping),
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
      Type.Unsafe<'reading' | 'checking' | 'writing'>({
        type: 'string',
        description:
          'reading (a doc is converted in it), checking or writing (a docx is made of LaTeX in it) while the document is IN_PROGRESS, else null',
      }),
    ),
    // The requested options. Documents of earlier releases may lack some of them.
    doc_type: Type.Optional(Type.Integer()),
    correctness: Type.Optional(Type.Boolean()),
    spellings: Type.Optional(Type.Boolean()),
    Clarity: Type.Optional(Type.Boolean()),
    Fluency: Type.Optional(Type.Boolean()),
    Style: Type.Optional(Type.Boolean()),
    author: Type.Optional(Type.String()),
  },
  { title: 'DocumentRecord' },
);
export type DocumentRecord = ReadOnly<Static<typeof DocumentRecord>>;

export const DocumentList = Type.Object({ items: Type.Array(DocumentRecord) });
export type DocumentList = ReadOnly<Static<typeof DocumentList>>;

/** The envelope that the proofreading flow puts around its data. */
export function envelope(title: string, data: TSchema): TSchema {
  return Type.Object({ status: Type.Boolean(), message: Type.String(), data, service_type: Type.Null() }, { title });
}
