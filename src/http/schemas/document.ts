import { type TSchema, Type } from '@sinclair/typebox';

const Count = Type.Integer({ minimum: 0 });
const Nullable = (schema: TSchema) => Type.Union([schema, Type.Null()]);
const Time = Type.Integer({ description: 'Epoch milliseconds' });

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
    error_report: Nullable(Type.Object({}, { additionalProperties: true })),
    scoring_report: Type.Object({}, { additionalProperties: true }),
    category_mapping: Type.Object({}, { additionalProperties: true }),
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
    progress: Type.Number({ description: 'Share of the paragraphs that are done, 0 to 1' }),
  },
  { additionalProperties: true },
);

/** The envelope of the proofreading flow around its data. */
export function envelope(data: TSchema): TSchema {
  return Type.Object({ status: Type.Boolean(), message: Type.String(), data, service_type: Type.Null() });
}
