import { createEngine, type Engine } from '../engine/engine.ts';
import { problem } from '../platform/errors.ts';
import { faultOf } from '../platform/workers/task-fault.ts';
import { checkMarkup } from './check-markup.ts';
import { checkPlainText } from './check-plain-text.ts';
import type { CheckedText, CheckSettings, LoadProgress } from './checker.ts';
import type { Answer, Opening, Question } from './messages.ts';
import { readFormat, readSettings } from './read-settings.ts';

export type ModelFiles = ReadonlyMap<string, Uint8Array>;

/**
 * The thread's side of a checker: the first message opens it, and the others request checks.
 *
 * @param load gets the model files, which Node reads from a folder and browsers download
 * @param send sends an answer to the caller
 */
export function answerQuestions(
  load: (opening: Opening, onProgress: (progress: LoadProgress) => void) => Promise<ModelFiles>,
  send: (answer: Answer) => void,
): (question: Question) => Promise<void> {
  let engine: Engine | undefined;
  let standing: CheckSettings = {};
  return async (question) => {
    const id = question.kind === 'check' ? question.id : undefined;
    try {
      if (question.kind === 'open') {
        // an invalid setting is reported before 60 MB are loaded
        standing = question.opening.settings;
        readSettings(standing);
        readFormat(standing);
        engine = createEngine(await load(question.opening, (progress) => send({ kind: 'loading', progress })));
        return send({ kind: 'open' });
      }
      const { text, settings } = question;
      if (typeof text !== 'string') throw problem('library.option', { option: 'text', allowed: 'a string' });
      send({ kind: 'checked', id: question.id, checked: checkText(engine!, text, settings, standing) });
    } catch (error) {
      send({ kind: 'failed', ...(id === undefined ? {} : { id }), fault: faultOf(error) });
    }
  };
}

/**
 * Checks a text with its own settings and the checker's.
 * @throws EmendError `library.option`
 */
export function checkText(engine: Engine, text: string, given: CheckSettings, standing: CheckSettings): CheckedText {
  const settings = readSettings(given, readSettings(standing));
  const format = readFormat(given, readFormat(standing));
  return format === 'text' ? checkPlainText(engine, text, settings) : checkMarkup(engine, text, format, settings);
}
