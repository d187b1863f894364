import type { CheckedSentence } from '../engine/engine.ts';
import type { Alert as EngineAlert } from '../engine/pipeline/present.ts';
import { classEntry } from '../engine/taxonomy.ts';
import { levelOf } from '../services/project/level-of.ts';
import type { FileSettings } from '../services/project/settings.ts';
import { isWanted } from '../services/project/wanted-alerts.ts';
import type { Alert, Edit, Sentence } from './checker.ts';

/** Maps the engine's offsets, which refer to a paragraph, to the checked text. Undefined for a range that has no place there. */
export interface Placement {
  stretch(start: number, end: number): { readonly start: number; readonly end: number } | undefined;
  edits(start: number, end: number, replacement: string): readonly Edit[] | null;
}

/** Returns a sentence in the library's format, with the alerts that the settings let through. */
export function toSentences(checked: CheckedSentence, placement: Placement, settings: FileSettings): Sentence[] {
  const place = placement.stretch(checked.start, checked.end);
  if (!place) return [];
  const alerts = checked.alerts
    .filter((alert) => isWanted(alert, settings))
    .flatMap((alert) => toAlert(alert, checked.start, placement));
  return [{ ...place, alerts }];
}

function toAlert(alert: EngineAlert, offset: number, placement: Placement): Alert[] {
  const { errorClass, replacements } = alert;
  const [start, end] = [offset + alert.start, offset + alert.end];
  const place = placement.stretch(start, end);
  if (!place) return [];
  return [
    {
      ...place,
      covered: alert.coveredText,
      replacements,
      edits: replacements.map((replacement) => placement.edits(start, end, replacement)),
      comment: alert.comment,
      level: levelOf(alert),
      category: classEntry(errorClass).category,
      kind: classEntry(errorClass).langCategory,
      errorClass,
      rule: alert.rule,
      confidence: alert.confidence,
    },
  ];
}
