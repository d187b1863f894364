import { PLACEHOLDER } from '../../documents/pieces/piece.ts';
import type { CheckOptions, DocumentFacts } from '../../engine/context.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Alert } from '../../engine/pipeline/present.ts';
import { isInPlace } from '../documents/check-batch.ts';
import { CHANGED_FROM } from '../documents/plan-docx-edits.ts';
import type { ProsePlace } from '../documents/prose-paragraphs.ts';
import type { ProseParagraph, SourceText } from '../sources/source-text.ts';
import type { Finding } from './finding.ts';
import { fingerprintOf } from './fingerprint.ts';
import { levelOf } from './level-of.ts';
import type { Position } from './positions.ts';
import { type FileSettings, reaches } from './settings.ts';
import { isWanted } from './wanted-alerts.ts';

/** A finding with the edit that its best replacement is. */
export interface PlacedFinding extends Finding {
  readonly paragraph: number;
  /** Offsets into the paragraph. */
  readonly within: { readonly start: number; readonly end: number };
}

/** A paragraph that there is something to check in. */
export type CheckedParagraph = ProseParagraph & ProsePlace;

/** What a paragraph is checked with: the file that it stands in, and what the whole of that settles. */
export interface ParagraphSurroundings {
  /** The file as it is named to people. */
  readonly path: string;
  readonly source: SourceText;
  readonly settings: FileSettings;
  readonly options: CheckOptions;
  readonly facts: DocumentFacts;
  readonly positions: (offset: number) => Position;
}

/** What is found in a paragraph of a file, in the order of the text. */
export function findInParagraph(
  engine: Engine,
  { text, kind, shape, index }: CheckedParagraph,
  { path, source, settings, options, facts, positions }: ParagraphSurroundings,
): PlacedFinding[] {
  const findings = engine.check(text, options, facts, kind).flatMap((sentence) =>
    sentence.alerts.flatMap((alert) => {
      const within = { start: sentence.start + alert.start, end: sentence.start + alert.end };
      const place = source.placeOf(index, within);
      const placed = { ...alert, ...within, paragraph: index };
      if (!place || !isWanted(alert, settings) || !isInPlace(placed, text, shape)) return [];
      const [start, end] = [positions(place.start), positions(place.end)];
      const fingerprint = fingerprintOf({
        rule: alert.rule,
        covered: alert.coveredText,
        before: text.slice(Math.max(0, within.start - CONTEXT), within.start),
        after: text.slice(within.end, within.end + CONTEXT),
      });
      return [{ ...finding(path, alert, settings), paragraph: index, within, start, end, fingerprint }];
    }),
  );
  return withChanges(findings, source);
}

/** Characters on either side that a fingerprint's words are taken from. */
const CONTEXT = 200;

type Unplaced = Omit<PlacedFinding, 'start' | 'end' | 'paragraph' | 'within' | 'fingerprint'>;

function finding(path: string, alert: Alert, settings: FileSettings): Unplaced {
  const { rule, errorClass, replacements, confidence } = alert;
  const level = levelOf(alert);
  return {
    path,
    level,
    rule,
    errorClass,
    covered: alert.coveredText,
    replacements,
    message: alert.comment,
    confidence,
    changes: replacements.map(() => null),
    sure: level === 'correction' && replacements.length > 0 && confidence >= CHANGED_FROM[settings.certainty],
    fails: reaches(level, settings.level),
  };
}

/** With what each replacement changes in the file, without what was found in no words of the writer's; what cannot be made there is not sure. */
function withChanges(findings: readonly PlacedFinding[], source: SourceText): PlacedFinding[] {
  return findings.flatMap((finding) => {
    const planned = source.plan(finding.replacements.map((_, nth) => editOf(finding, nth)));
    if (planned[0] === 'artefact') return [];
    const changes = planned.map((plan) => (typeof plan === 'string' ? null : plan));
    return [
      {
        ...finding,
        covered: readable(finding.covered),
        // one with such a sign has no place in the file, so nothing is ever written from this
        replacements: finding.replacements.map(readable),
        message: readable(finding.message),
        changes,
        sure: finding.sure && changes[0] !== null,
      },
    ];
  });
}

/** What stands for a formula or program text has no sign of its own in print. */
const readable = (text: string): string => text.replaceAll(PLACEHOLDER, '…');

/** The change of its paragraph that a replacement of a finding is. */
export const editOf = ({ paragraph, within, replacements }: PlacedFinding, nth = 0) => ({
  paragraph,
  ...within,
  replacement: replacements[nth]!,
});
