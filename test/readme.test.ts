import { readFileSync } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { run } from '../src/cli/run.ts';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

it('shows in README what the command prints', async () => {
  const shown = /^\$ echo "([^"]*)" \| npx emend check -\n```\n\n```\n(.*?)^```/ms.exec(README);
  expect(shown).not.toBeNull();
  const [, input = '', output = ''] = shown!;
  const stdout = new PassThrough();
  const printed = readText(stdout);
  await run(['check', '-'], { stdin: Readable.from([`${input}\n`]), stdout, stderr: new PassThrough() });
  stdout.end();
  expect(await printed).toBe(output);
});
