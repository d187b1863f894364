import { problem } from '../platform/errors.ts';
import { errorOf } from '../platform/workers/task-fault.ts';
import type { CheckedText, Checker, CheckSettings, LoadProgress } from './checker.ts';
import type { Answer, Opening, Question } from './messages.ts';

/** A thread that answers questions: a worker thread of Node, or a worker of a browser. */
export interface CheckerThread {
  send(question: Question): void;
  /** Called before the first question. */
  listen(onAnswer: (answer: Answer) => void, onEnd: () => void): void;
  /** Tells the thread whether somebody waits for an answer. If nobody does, the process may end. */
  setBusy(busy: boolean): void;
  end(): Promise<void>;
}

interface Waiting {
  readonly resolve: (checked: CheckedText) => void;
  readonly reject: (error: Error) => void;
}

/**
 * The caller's side of a checker. Resolves when the models are loaded.
 * @throws EmendError `library.option`, `models.missing`, `models.damaged`; the thread has then ended
 */
export async function openChecker(
  thread: CheckerThread,
  opening: Opening,
  onProgress?: (progress: LoadProgress) => void,
): Promise<Checker> {
  const waiting = new Map<number, Waiting>();
  let opened: { readonly resolve: () => void; readonly reject: (error: Error) => void } | undefined;
  let over: Error | undefined;
  let count = 0;

  const endWith = (error: Error): void => {
    over ??= error;
    opened?.reject(over);
    for (const { reject } of waiting.values()) reject(over);
    waiting.clear();
    thread.setBusy(false);
  };
  const settle = (id: number): Waiting | undefined => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) thread.setBusy(false);
    return asked;
  };
  thread.listen(
    (answer) => {
      if (answer.kind === 'loading') onProgress?.(answer.progress);
      else if (answer.kind === 'open') opened?.resolve();
      else if (answer.kind === 'checked') settle(answer.id)?.resolve(answer.checked);
      else if (answer.id === undefined) opened?.reject(errorOf(answer.fault));
      else settle(answer.id)?.reject(errorOf(answer.fault));
    },
    () => endWith(problem('library.ended')),
  );

  try {
    await new Promise<void>((resolve, reject) => {
      opened = { resolve, reject };
      thread.send({ kind: 'open', opening });
    });
  } catch (error) {
    await thread.end();
    throw error;
  }
  thread.setBusy(false);

  return {
    check(text: string, settings: CheckSettings = {}) {
      return new Promise((resolve, reject) => {
        if (over) return reject(over);
        const id = ++count;
        thread.send({ kind: 'check', id, text, settings });
        waiting.set(id, { resolve, reject });
        thread.setBusy(true);
      });
    },
    async close() {
      endWith(problem('library.closed'));
      await thread.end();
    },
  };
}

/** The options that go to the thread. */
export function openingOf({
  models,
  rulesOnly = false,
  ...settings
}: CheckSettings & { readonly models?: string | undefined; readonly rulesOnly?: boolean | undefined }): Opening {
  return { models, rulesOnly, settings };
}
