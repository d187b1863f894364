import type { CheckOptions } from '../../engine/context.ts';
import { type CheckedSentence, createEngine, DEFAULT_OPTIONS, type Engine } from '../../engine/engine.ts';
import type { TaskContext } from '../../platform/workers/task.ts';
import type { SharedModels } from '../models-task.ts';

/** Runs in worker threads. Each thread has one engine; all share the model files. */
let engine: Engine | undefined;

export interface CheckTaskArgs {
  readonly text: string;
  readonly options: CheckOptions;
}

/** The engine of this thread, made when it is first needed. */
export function engineOf(context: TaskContext): Engine {
  engine ??= createEngine((context.shared as SharedModels).engine);
  return engine;
}

export function checkText({ text, options }: CheckTaskArgs, context: TaskContext): CheckedSentence[] {
  return engineOf(context).check(text, options);
}

/** Checks sentences of our own several times, so that the first request runs compiled code. */
export function warmUp(_: unknown, context: TaskContext): void {
  const text = 'The results of the study shows that this methods is useful. We recieved them, and they were analysed.';
  for (let round = 0; round < 20; round++) engineOf(context).check(text, DEFAULT_OPTIONS);
}
