import { STANDARD_CERTAINTY } from '../../contract/terms.ts';
import type { Certainty, DocumentType, LanguageChoice, Pipeline } from '../../engine/context.ts';
import type { StyleGuide } from '../../engine/taxonomy.ts';
import { ERROR_CLASSES, type ErrorClass } from '../../engine/taxonomy.ts';

/** How much a finding weighs: something to correct, something to consider, a word that no list has. */
export const LEVELS = ['correction', 'advice', 'question'] as const;
export type Level = (typeof LEVELS)[number];

/** True for what is at the level or above it. */
export const reaches = (level: Level, asked: Level): boolean => LEVELS.indexOf(level) <= LEVELS.indexOf(asked);

/** Everything that decides what is found in a file. */
export interface FileSettings {
  readonly language: LanguageChoice;
  readonly styleGuide: StyleGuide | null;
  readonly certainty: Certainty;
  readonly pipeline: Pipeline;
  readonly documentType: DocumentType;
  /** From which level on a finding makes the run fail. */
  readonly level: Level;
  /** Words that the project vouches for. */
  readonly words: readonly string[];
  /** Ids of rules, or first parts of them. */
  readonly ignoredRules: readonly string[];
  readonly ignoredClasses: readonly ErrorClass[];
}

/** Projects hold documentation more often than papers: contractions are no mistake there. */
export const STANDARD_SETTINGS: FileSettings = {
  language: 'auto',
  styleGuide: null,
  certainty: STANDARD_CERTAINTY,
  pipeline: 'advanced',
  documentType: 'general',
  level: 'correction',
  words: [],
  ignoredRules: [],
  ignoredClasses: [],
};

/** The settings with those of `others` over them, in their order: lists grow, all else is replaced. */
export function withSettings(settings: FileSettings, ...others: readonly Partial<FileSettings>[]): FileSettings {
  const all = [settings, ...others];
  return {
    ...(Object.assign({}, ...all) as FileSettings),
    words: all.flatMap(({ words = [] }) => words),
    ignoredRules: all.flatMap(({ ignoredRules = [] }) => ignoredRules),
    ignoredClasses: all.flatMap(({ ignoredClasses = [] }) => ignoredClasses),
  };
}

/** Names under which classes can be ignored: their own, and those of the categories for all classes of one. */
const CATEGORIES: Readonly<Record<string, string>> = {
  correctness: 'Correctness',
  clarity: 'Clarity',
  fluency: 'Fluency',
  style: 'Style',
  'style-guide': 'Style Guide Compliance',
  inclusivity: 'Inclusivity',
};
const CLASSES = Object.keys(ERROR_CLASSES) as ErrorClass[];
export const CLASS_NAMES: readonly string[] = [...Object.keys(CATEGORIES), ...CLASSES];

/** The classes of a name of `CLASS_NAMES`; undefined for any other. */
export function classesOf(name: string): readonly ErrorClass[] | undefined {
  const category = Object.hasOwn(CATEGORIES, name) ? CATEGORIES[name] : undefined;
  if (category !== undefined) return CLASSES.filter((each) => ERROR_CLASSES[each].category === category);
  const found = CLASSES.find((each) => each === name);
  return found && [found];
}
