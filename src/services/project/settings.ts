import { STANDARD_CERTAINTY } from '../../contract/terms.ts';
import type { Certainty, DocumentType, LanguageChoice, Pipeline } from '../../engine/context.ts';
import type { StyleGuide } from '../../engine/taxonomy.ts';
import { ERROR_CLASSES, type ErrorClass } from '../../engine/taxonomy.ts';

/** The level of a finding: something to correct, something to consider, or a word that no list has. */
export const LEVELS = ['correction', 'advice', 'question'] as const;
export type Level = (typeof LEVELS)[number];

/** True for a level that is equal to this one or higher. */
export const reaches = (level: Level, asked: Level): boolean => LEVELS.indexOf(level) <= LEVELS.indexOf(asked);

/** Everything that determines the findings in a file. */
export interface FileSettings {
  readonly language: LanguageChoice;
  readonly styleGuide: StyleGuide | null;
  readonly certainty: Certainty;
  readonly pipeline: Pipeline;
  readonly documentType: DocumentType;
  /** The lowest level at which a finding makes the run fail. */
  readonly level: Level;
  /** Words that the project declares right. */
  readonly words: readonly string[];
  /** Ids of rules, or their first parts. */
  readonly ignoredRules: readonly string[];
  readonly ignoredClasses: readonly ErrorClass[];
}

/** Projects more often contain documentation than papers, and contractions are correct there. */
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

/** Applies the settings of `others` in order: lists are extended, everything else is replaced. */
export function withSettings(settings: FileSettings, ...others: readonly Partial<FileSettings>[]): FileSettings {
  const all = [settings, ...others];
  return {
    ...(Object.assign({}, ...all) as FileSettings),
    words: all.flatMap(({ words = [] }) => words),
    ignoredRules: all.flatMap(({ ignoredRules = [] }) => ignoredRules),
    ignoredClasses: all.flatMap(({ ignoredClasses = [] }) => ignoredClasses),
  };
}

/** Names under which classes can be ignored: their own, and category names for all classes of a category. */
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

/** Returns the classes of a name in `CLASS_NAMES`; undefined for any other name. */
export function classesOf(name: string): readonly ErrorClass[] | undefined {
  const category = Object.hasOwn(CATEGORIES, name) ? CATEGORIES[name] : undefined;
  if (category !== undefined) return CLASSES.filter((each) => ERROR_CLASSES[each].category === category);
  const found = CLASSES.find((each) => each === name);
  return found && [found];
}
