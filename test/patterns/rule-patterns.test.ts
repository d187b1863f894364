import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RULES_FILE } from '../../src/engine/model-files.ts';
import { CHARACTER, CHARACTER_SIZE, ELEMENT_SIZE, TESTS } from '../../src/engine/rules/binary/layout.ts';
import { openRulesFile } from '../../src/engine/rules/binary/read-rules-file.ts';
import { packageRoot } from '../../src/platform/config/root.ts';
import { growthOf } from './growth.ts';

/** A sentence may be as long as the text that is sent: the square is not allowed here. */
it('grows with what it searches, in each regular expression of a rule', () => {
  const { characters, elements, tests, string } = openRulesFile(readFileSync(join(packageRoot, 'models', RULES_FILE)));
  const found = new Map<string, { readonly source: string; readonly flags: string }>();
  const add = (source: string, flags: string): unknown => found.set(`${source} ${flags}`, { source, flags });
  for (let row = 0; row < characters.length; row += CHARACTER_SIZE) {
    const [form, flags, needs] = [CHARACTER.form, CHARACTER.flags, CHARACTER.needs].map((at) => characters[row + at]!);
    add(string(form!), string(flags!));
    if (needs! >= 0) add(string(needs!), 'u');
  }
  for (let element = 0; element < elements.length; element += ELEMENT_SIZE) {
    const test = elements[element]!;
    if (tests[test] === TESTS.expression) add(string(tests[test + 1]!), 'u');
  }
  expect(found.size).toBeGreaterThan(550);
  const steep = [...found.values()].filter(({ source, flags }) => growthOf(source, flags) > 1);
  expect(steep.map(({ source }) => source)).toEqual([]);
});
