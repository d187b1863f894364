import type { CheckOptions, Language, LanguageChoice } from '../../engine/context.ts';
import { countDocument, type DocumentCounts, documentFacts } from '../../engine/document/document-facts.ts';
import type { CheckedSentence, TextLanguage } from '../../engine/engine.ts';
import type { TaskContext } from '../../platform/workers/task.ts';
import { engineOf } from '../paragraph/check-task.ts';

/** What is known about a whole text before its paragraphs are checked. */
export interface TextSurvey {
  readonly language: TextLanguage;
  readonly variety: Language;
  readonly counts: DocumentCounts;
}

export interface SurveyArgs {
  readonly paragraphs: readonly string[];
}

export interface CheckTextsArgs {
  readonly paragraphs: readonly string[];
  readonly options: Omit<CheckOptions, 'language'> & { readonly language: LanguageChoice };
  readonly survey: Omit<TextSurvey, 'language'>;
}

/** Runs in worker threads. */
export function surveyText({ paragraphs }: SurveyArgs, context: TaskContext): TextSurvey {
  const engine = engineOf(context);
  const counts = countDocument(paragraphs);
  return { language: engine.textLanguage(paragraphs.join('\n\n')), variety: engine.guessVariety(counts.words), counts };
}

/** Checks paragraphs using the facts of the whole text and returns the sentences of each paragraph. Runs in worker threads. */
export function checkParagraphs(
  { paragraphs, options, survey }: CheckTextsArgs,
  context: TaskContext,
): CheckedSentence[][] {
  const engine = engineOf(context);
  const language = options.language === 'auto' ? survey.variety : options.language;
  const facts = documentFacts(survey.counts);
  return paragraphs.map((text) => engine.check(text, { ...options, language }, facts));
}

export type WholeTextArgs = SurveyArgs & Omit<CheckTextsArgs, 'survey'>;

export interface WholeText extends Omit<TextSurvey, 'counts'> {
  readonly checked: readonly (readonly CheckedSentence[])[];
}

/** Does both at once, for a text that is short enough for one task. */
export function checkWhole({ paragraphs, options }: WholeTextArgs, context: TaskContext): WholeText {
  const { language, ...survey } = surveyText({ paragraphs }, context);
  const { variety } = survey;
  return { language, variety, checked: checkParagraphs({ paragraphs, options, survey }, context) };
}
