import { PLACEHOLDER } from '../../documents/pieces/piece.ts';
import type { CheckOptions, DocumentFacts } from '../../engine/context.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Alert } from '../../engine/pipeline/present.ts';
import { inPlace } from '../documents/check-batch.ts';
import { CHANGED_FROM } from '../documents/plan-docx-edits.ts';
import type { ProsePlace } from '../documents/prose-paragraphs.ts';
import type { ProseFormat, ProseParagraph, SourceText } from '../sources/source-text.ts';
import type { Finding } from './finding.ts';
import { fingerprintOf } from './fingerprint.ts';
import { levelOf } from './level-of.ts';
import type { Position } from './positions.ts';
import { type FileSettings, reaches } from './settings.ts';
import { isWanted } from './wanted-alerts.ts';

/** A finding with the edit that its best replacement makes. */
export interface PlacedFinding extends Finding {
  readonly paragraph: number;
  /** Offsets into the paragraph. */
  readonly within: { readonly start: number; readonly end: number };
}

/** A paragraph that has something to check. */
export type CheckedParagraph = ProseParagraph & ProsePlace;

/** What a paragraph is checked with: its file, and the facts of the whole file. */
export interface ParagraphSurroundings {
  /** The file name shown to users. */
  readonly path: string;
  readonly source: SourceText;
  readonly settings: FileSettings;
  readonly options: CheckOptions;
  readonly facts: DocumentFacts;
  readonly positions: (offset: number) => Position;
}

/** Returns the findings in a paragraph of a file, in text order. */
export function findInParagraph(
  engine: Engine,
  { text, kind, shape, index }: CheckedParagraph,
  { path, source, settings, options, facts, positions }: ParagraphSurroundings,
): PlacedFinding[] {
  const findings = engine.check(text, options, facts, kind).flatMap((sentence) =>
    sentence.alerts.flatMap((alert) => {
      const within = { start: sentence.start + alert.start, end: sentence.start + alert.end };
      const place = source.placeOf(index, within);
      if (!place || isNotation(alert, source) || !isWanted(alert, settings)) return [];
      const written = inPlace({ ...alert, ...within, paragraph: index }, text, shape);
      if (!written) return [];
      const [start, end] = [positions(place.start), positions(place.end)];
      const fingerprint = fingerprintOf({
        rule: alert.rule,
        covered: written.coveredText,
        before: text.slice(Math.max(0, within.start - CONTEXT), within.start),
        after: text.slice(within.end, within.end + CONTEXT),
      });
      return [{ ...finding(path, written, settings), paragraph: index, within, start, end, fingerprint }];
    }),
  );
  return withChanges(findings, source);
}

/** Formats whose processors set "--" as a dash. */
const TYPES_DASH: ReadonlySet<ProseFormat | undefined> = new Set([
  'markdown',
  'rst',
  'asciidoc',
  'org',
  'typst',
  'latex',
]);

/** True for an alert about what the format writes otherwise than a reader sees it. */
const isNotation = ({ rule }: Alert, { format }: SourceText): boolean =>
  rule === 'signs/double-hyphen' && TYPES_DASH.has(format);

/** The number of characters on either side from which a fingerprint takes its words. */
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

/**
 * Adds what each replacement changes in the file, and drops findings that cover none of the writer's words. A finding
 * whose change cannot be made is not sure.
 */
function withChanges(findings: readonly PlacedFinding[], source: SourceText): PlacedFinding[] {
  return findings.flatMap((finding) => {
    const planned = source.plan(finding.replacements.map((_, nth) => editOf(finding, nth)));
    if (planned[0] === 'artefact') return [];
    const changes = planned.map((plan) => (typeof plan === 'string' ? null : plan));
    return [
      {
        ...finding,
        covered: readable(finding.covered),
        // a finding with this character has no place in the file, so this text is never written
        replacements: finding.replacements.map(readable),
        message: readable(finding.message),
        changes,
        sure: finding.sure && changes[0] !== null,
      },
    ];
  });
}

/** The placeholder of a formula or program text has no printable character of its own. */
const readable = (text: string): string => text.replaceAll(PLACEHOLDER, '…');

/** The change that a replacement of a finding makes to its paragraph. */
export const editOf = ({ paragraph, within, replacements }: PlacedFinding, nth = 0) => ({
  paragraph,
  ...within,
  replacement: replacements[nth]!,
});
