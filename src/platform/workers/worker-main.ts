import { parentPort, workerData } from 'node:worker_threads';
import { type RightOfWay, standAside } from './right-of-way.ts';
import type { TaskContext, TaskFunction, TaskMessage, TaskReply } from './task.ts';
import { faultOf } from './task-fault.ts';

/** Runs in each worker thread: loads the module of a task on first use and calls its function, one task at a time. */
const port = parentPort!;
const NOTHING = /^$/;
const { shared, yieldsTo } = workerData as { shared: unknown; yieldsTo: RightOfWay | undefined };

port.on('message', async (message: TaskMessage) => {
  try {
    const reply: TaskReply = { id: message.id, kind: 'done', result: await perform(message) };
    port.postMessage(reply);
  } catch (error) {
    port.postMessage({ id: message.id, kind: 'failed', fault: faultOf(error) } satisfies TaskReply);
  } finally {
    // Regular expressions keep the last text that they were applied to (RegExp.input), which would keep a document in
    // memory until the next one.
    NOTHING.test('');
  }
});

async function perform({ id, module, fn, args }: TaskMessage): Promise<unknown> {
  const exported = (await import(module)) as Record<string, unknown>;
  const task = exported[fn];
  if (typeof task !== 'function') throw new TypeError(`${module} exports no function ${fn}`);
  const context: TaskContext = {
    shared,
    standAside: () => yieldsTo && standAside(yieldsTo),
    progress: (value) => port.postMessage({ id, kind: 'progress', value } satisfies TaskReply),
  };
  return (task as TaskFunction)(args, context);
}
