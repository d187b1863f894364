import { type Static, Type } from '@sinclair/typebox';
import { type Band, ReportStatus } from './ai-report.ts';
import type { ReadOnly } from './read-only.ts';
import { Count, nullable, oneOf } from './shapes.ts';

const BandName = oneOf<Band>(['green', 'yellow', 'orange', 'red']);
/** Who seems to have written a text. */
const Outcome = oneOf(['human', 'mixed', 'machine', 'not judged']);
export type Outcome = Static<typeof Outcome>;

/** The contract’s status with the outcome. Fields that are null here may be missing in reports of earlier releases. */
export const ListedReport = Type.Object({
  ...ReportStatus.properties,
  overall_score: nullable(Type.Integer()),
  outcome: nullable(Outcome),
  share_of_words: nullable(Type.Number()),
});
export type ListedReport = ReadOnly<Static<typeof ListedReport>>;

export const ReportList = Type.Object({ items: Type.Array(ListedReport) });
export type ReportList = ReadOnly<Static<typeof ReportList>>;

/** A paragraph of an AI-content report, as the review screen colours it. */
export const ReportParagraph = Type.Object({
  index: Count,
  kind: Type.String(),
  text: Type.String(),
  words: Count,
  score: nullable(Type.Integer()),
  band: nullable(BandName),
  not_scored: nullable(Type.String(), 'Why it has no score'),
  judged_with: Type.Optional(
    nullable(
      Type.Integer(),
      'Index of the longer neighbour that it was judged with and whose score it has; null where the score is its own',
    ),
  ),
  sentences: Type.Array(Type.Object({ start: Count, end: Count, band: BandName }), {
    description: 'Half-open UTF-16 offsets into `text`',
  }),
  signals: Type.Array(Type.Object({ direction: oneOf(['machine', 'human']), text: Type.String() }), {
    description: 'Reasons for the score in plain words, the weightiest first',
  }),
});
export type ReportParagraph = ReadOnly<Static<typeof ReportParagraph>>;

const byBand = <T extends typeof Count | ReturnType<typeof Type.String>>(value: T) =>
  Type.Object({ green: value, yellow: value, orange: value, red: value });

/**
 * The report’s own sentences and its text with bands. It is stored as it is sent. Optional fields are missing in
 * reports of earlier releases.
 */
export const ReportDetails = Type.Object({
  headline: Type.String(),
  share: Type.Optional(
    nullable(Type.String(), 'Share of the words that read as machine-written, "73 %"; null where there is no score'),
  ),
  verdict: Type.String(),
  score_meaning: Type.Optional(Type.String({ description: 'What the score is and what it is not' })),
  confidence: Type.String(),
  outcome: Type.Optional(Outcome),
  error_rates: Type.Optional(
    Type.Array(Type.String(), { description: 'How often texts of about this length got which outcome' }),
  ),
  fair_use: Type.Array(Type.String()),
  paragraphs: Type.Array(ReportParagraph),
  words_by_band: byBand(Count),
  shares_by_band: Type.Optional(byBand(Type.String())),
  warnings: Type.Array(Type.String()),
  left_out: Type.Array(Type.Object({ what: Type.String({ description: '“headings”, “references”' }), words: Count }), {
    description: 'What was not scored',
  }),
});
export type ReportDetails = ReadOnly<Static<typeof ReportDetails>>;
