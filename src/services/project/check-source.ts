import { PLACEHOLDER } from '../../documents/pieces/piece.ts';
import { countDocument, documentFacts } from '../../engine/document/document-facts.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Alert } from '../../engine/pipeline/present.ts';
import { UNKNOWN_WORD } from '../../engine/spelling/unknown-word-rule.ts';
import { isInPlace, settleVariety } from '../documents/check-batch.ts';
import { documentTerms } from '../documents/document-terms.ts';
import { CHANGED_FROM } from '../documents/plan-docx-edits.ts';
import { proseParagraphs } from '../documents/prose-paragraphs.ts';
import { isAdvice } from '../languagetool/rule-terms.ts';
import { dictionaryFilter } from '../review/dictionary-filter.ts';
import type { Finding } from './finding.ts';
import { fingerprintOf } from './fingerprint.ts';
import { positionsIn } from './positions.ts';
import { type FileSettings, type Level, reaches } from './settings.ts';
import { readSourceText, type SourceText } from './source-text.ts';

export interface SourceToCheck {
  /** As it is named to people. */
  readonly path: string;
  readonly text: string;
  readonly settings: FileSettings;
}

/** A finding with the edit that its best replacement is. */
export interface PlacedFinding extends Finding {
  readonly paragraph: number;
  /** Offsets into the paragraph. */
  readonly within: { readonly start: number; readonly end: number };
}

export interface CheckedSource {
  readonly source: SourceText;
  /** In the order of the file. */
  readonly findings: readonly PlacedFinding[];
}

/** Checks the prose of a file in the light of the whole of it. */
export function checkSource(engine: Engine, { path, text, settings }: SourceToCheck): CheckedSource {
  const source = readSourceText(path, text);
  const checked = proseParagraphs(source.paragraphs);
  const counts = countDocument(
    checked.map((paragraph) => paragraph.text),
    [...documentTerms(source.paragraphs), ...ownWords(text, settings.words)],
  );
  const { certainty, pipeline, documentType, styleGuide, language, ignoredClasses } = settings;
  const asked = { language, pipeline, documentType, styleGuide, certainty, silent: ignoredClasses };
  const options = settleVariety(engine, asked, counts);
  const facts = documentFacts(counts);
  const isWanted = wantedBy(settings);
  const positions = positionsIn(text);

  const findings = checked.flatMap((paragraph) =>
    engine.check(paragraph.text, options, facts, paragraph.kind).flatMap((sentence) =>
      sentence.alerts.flatMap((alert) => {
        const within = { start: sentence.start + alert.start, end: sentence.start + alert.end };
        const place = source.placeOf(paragraph.index, within);
        const placed = { ...alert, ...within, paragraph: paragraph.index };
        if (!place || !isWanted(alert) || !isInPlace(placed, paragraph.text, paragraph.shape)) return [];
        const [start, end] = [positions(place.start), positions(place.end)];
        const fingerprint = fingerprintOf({
          rule: alert.rule,
          covered: alert.coveredText,
          before: paragraph.text.slice(Math.max(0, within.start - CONTEXT), within.start),
          after: paragraph.text.slice(within.end, within.end + CONTEXT),
        });
        return [{ ...finding(path, alert, settings), paragraph: paragraph.index, within, start, end, fingerprint }];
      }),
    ),
  );
  return { source, findings: withChanges(findings, source).sort((a, b) => a.start.offset - b.start.offset) };
}

/** Of the words that the settings vouch for those that the text has: it is told nothing of a dictionary's other 50,000. */
function ownWords(text: string, words: readonly string[]): string[] {
  const here = new Set(wordsOf(text.toLowerCase()));
  return words.filter((word) => here.has(word.toLowerCase()));
}

/** True for alerts that the settings let through. */
function wantedBy(settings: FileSettings): (alert: Alert) => boolean {
  const known = wanted.get(settings) ?? createFilter(settings);
  wanted.set(settings, known);
  return known;
}

/** By the settings, which many files share: a dictionary of 60,000 words takes 0.13 s to make ready. */
const wanted = new WeakMap<FileSettings, (alert: Alert) => boolean>();

function createFilter({ words, ignoredRules, ignoredClasses }: FileSettings): (alert: Alert) => boolean {
  const isKnown = dictionaryFilter(words);
  const classes = new Set(ignoredClasses);
  const isIgnored = (rule: string) => ignoredRules.some((name) => rule === name || rule.startsWith(`${name}/`));
  const changesName = nameGuard(words);
  return (alert) => !classes.has(alert.errorClass) && !isIgnored(alert.rule) && !isKnown(alert) && !changesName(alert);
}

/** True for what takes a word with a capital, a name that the project vouches for, away: "a copy of Emend" is no "a copy of emending". */
function nameGuard(words: readonly string[]): (alert: Alert) => boolean {
  const names = new Set(words.filter((word) => /\p{Lu}/u.test(word)));
  return ({ coveredText, replacements: [best] }) => {
    if (best === undefined || names.size === 0) return false;
    const kept = new Set(wordsOf(best));
    return wordsOf(coveredText).some((word) => names.has(word) && !kept.has(word));
  };
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}\p{M}_-]+/u);

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

function levelOf(alert: Alert): Level {
  if (alert.rule === UNKNOWN_WORD) return 'question';
  return isAdvice(alert) ? 'advice' : 'correction';
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
