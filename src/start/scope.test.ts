import { expect, it } from 'vitest';
import { createLog } from '../platform/log.ts';
import { createScope } from './scope.ts';

const lines: string[] = [];
const log = createLog('error', { write: (line: string) => void lines.push(line) });

it('closes one part after another, the last that was opened first, and each once', async () => {
  const scope = createScope(log);
  const closed: string[] = [];
  for (const name of ['database', 'queue', 'app'])
    scope.onClose(async () => {
      await Promise.resolve();
      closed.push(name);
    });
  await scope.close();
  await scope.close();
  expect(closed).toEqual(['app', 'queue', 'database']);
});

it('closes the parts below one that cannot be closed, and says so', async () => {
  const scope = createScope(log);
  const closed: string[] = [];
  scope.onClose(() => closed.push('database'));
  scope.onClose(() => Promise.reject(new Error('rejected')));
  scope.onClose(() => {
    throw new Error('thrown');
  });
  await scope.close();
  expect(closed).toEqual(['database']);
  expect(lines.filter((line) => line.includes('could not be closed'))).toHaveLength(2);
});
