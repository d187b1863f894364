import { type Static, type TSchema, Type } from '@sinclair/typebox';
import type { ReadOnly } from './read-only.ts';

const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const Id = Type.String({ format: 'uuid' });
const Time = Type.String({ format: 'date-time', description: 'ISO 8601, UTC, with fractional seconds' });
const Status = Type.Boolean({ description: 'false: it failed, and the message says why' });
const FileStatus = Type.Unsafe<'IN_PROGRESS' | 'SUCCESS' | 'FAILED'>({
  type: 'string',
  description: 'IN_PROGRESS, SUCCESS or FAILED',
});
const Words = Type.Integer({ minimum: 0 });
const Score = Nullable(Type.Integer({ minimum: 0, maximum: 100, description: 'Null: not scored' }));
/** How a passage reads. */
export type Band = 'green' | 'yellow' | 'orange' | 'red';
const Band = Nullable(
  Type.Unsafe<Band>({ type: 'string', description: 'green 0, yellow 1 to 35, orange 36 to 70, red 71 to 100' }),
);

/** Error body of the AI service. `data` also contains the message. */
export const AiReportError = Type.Object(
  {
    status: Status,
    message: Type.String({ description: 'What is wrong and what to do' }),
    data: Type.Object({ message: Type.String() }, { title: 'AiReportErrorData' }),
    service_type: Type.Null(),
  },
  { title: 'AiReportError' },
);

export const CreatedSubmission = Type.Object(
  {
    status: Status,
    data: Type.Object(
      {
        message: Type.String(),
        submission_id: Id,
        upload_url: Type.String({ description: 'Valid for 30 seconds and one file' }),
        created_at: Time,
      },
      { title: 'CreatedSubmissionData' },
    ),
  },
  { title: 'CreatedSubmission' },
);

/** The form of a submission. This schema only describes it; the route itself reads the body as a stream. */
export const FileForm = Type.Object(
  {
    file: Type.String({
      format: 'binary',
      description:
        'A docx, docm, dotx, doc, odt, rtf or pdf file, its type detected from the content, not from the name; or a text (md, html, rst, adoc, org, typ, txt), known by its name',
    }),
  },
  { title: 'FileSubmission' },
);

export const SubmittedFile = Type.Object(
  {
    status: Status,
    data: Type.Object(
      {
        file_id: Id,
        file_name: Type.String(),
        file_status: FileStatus,
        word_count: Words,
        created_at: Time,
        status: Type.Boolean(),
      },
      { title: 'SubmittedFileData' },
    ),
  },
  { title: 'SubmittedFile' },
);

export const ReportStatus = Type.Object(
  {
    report_id: Id,
    file_id: Id,
    file_name: Type.String(),
    file_status: FileStatus,
    word_count: Words,
    uploaded_at: Time,
    process_start_time: Nullable(Time),
    process_end_time: Nullable(Time),
    status: Status,
    message: Nullable(Type.String({ description: 'Why it failed, or why there is no score' })),
    progress: Type.Number({ description: 'Share of the work that is done, 0 to 1' }),
    deleted: Type.Boolean({ description: 'The files are past their retention' }),
  },
  { title: 'ReportStatus' },
);
export type ReportStatus = ReadOnly<Static<typeof ReportStatus>>;

export const ReportInformation = Type.Object(
  {
    status: Status,
    data: Type.Object(
      {
        file_id: Id,
        report_id: Id,
        file_name: Type.String(),
        report_url: Type.String({ description: 'Address of the PDF; needs no key' }),
        outcome: Type.Optional(
          Type.String({
            description:
              'human, mixed (of both, or a person’s text that a model edited), machine, or not judged; missing in reports of earlier releases',
          }),
        ),
        share_of_words: Type.Optional(
          Nullable(
            Type.Number({
              minimum: 0,
              maximum: 1,
              description:
                'Share of the scored words in paragraphs that score 36 or more: the share that reads as machine-written',
            }),
          ),
        ),
        overall_score: Nullable(
          Type.Integer({
            minimum: 0,
            maximum: 100,
            description:
              'Confidence that the document is machine-made, not the share of it that is; of a document whose passages differ at least the mean of its paragraphs. Null: not scored',
          }),
        ),
        expires_at: Time,
        paragraphs: Type.Array(
          Type.Object(
            {
              index: Type.Integer({ minimum: 0, description: 'Among the paragraphs with text, from 0' }),
              score: Score,
              band: Band,
              words: Words,
              not_scored: Nullable(Type.String({ description: 'Why the paragraph has no score' })),
            },
            { title: 'ReportParagraph' },
          ),
        ),
        band: Band,
        confidence: Nullable(Type.String({ description: 'low, medium or high' })),
        probability: Nullable(
          Type.Number({ description: 'That the text as a whole is machine-made, calibrated, 0 to 1' }),
        ),
        words_scored: Words,
        warnings: Type.Array(Type.String()),
        message: Nullable(Type.String({ description: 'Why there is no score' })),
        passages: Type.Optional(
          Type.Array(
            Type.Object(
              {
                from_paragraph: Type.Integer({ minimum: 0, description: 'Index of its paragraph' }),
                from_sentence: Type.Integer({ minimum: 0, description: 'In that paragraph, from 0' }),
                to_paragraph: Type.Integer({ minimum: 0 }),
                to_sentence: Type.Integer({ minimum: 0, description: 'Its last sentence' }),
                words: Words,
                score: Score,
                band: Band,
              },
              { title: 'ReportPassage' },
            ),
            {
              description:
                'Stretches of sentences that read as machine-made, wherever paragraphs begin and end; missing in reports of earlier releases',
            },
          ),
        ),
        text_hash: Type.Optional(
          Type.String({
            description: 'SHA-256 of the text that was judged; missing in reports of earlier releases',
          }),
        ),
        model: Type.Optional(
          Type.String({ description: 'Version of the model; missing in reports of earlier releases' }),
        ),
      },
      { title: 'ReportInformationData' },
    ),
  },
  { title: 'ReportInformation' },
);
export type ReportInformation = ReadOnly<Static<typeof ReportInformation>>['data'];
