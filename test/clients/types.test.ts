import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contractOf, type Description } from '../../clients/types/contract.ts';
import { writePython } from '../../clients/types/write-python.ts';
import { writeTypeScript } from '../../clients/types/write-typescript.ts';
import { createClient } from '../../clients/typescript/src/index.ts';

const WRITTEN = [
  ['typescript/src/contract.ts', writeTypeScript],
  ['python/src/emend_client/contract.py', writePython],
] as const;

describe('what the clients know of the contract', () => {
  const description = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8');
  const contract = contractOf(JSON.parse(description) as Description);

  for (const [name, write] of WRITTEN)
    it(`${name} is what the description says; EMEND_UPDATE_CLIENTS=1 writes it anew`, () => {
      const file = new URL(`../../clients/${name}`, import.meta.url);
      const now = write(contract);
      if (process.env['EMEND_UPDATE_CLIENTS'] === '1') writeFileSync(file, now);
      expect(readFileSync(file, 'utf8')).toBe(now);
    });

  it('every operation of the contract is a call of the client', () => {
    const calls = Object.keys(createClient());
    const ids = contract.operations.map(({ id }) => (id === 'checkForm' ? 'checkText' : id));
    expect(ids.length).toBe(15);
    expect(calls.toSorted()).toEqual([...ids, 'proofread', 'aiReport'].toSorted());
  });
});
