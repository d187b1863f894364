import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorCatalogue, problem } from '../../src/platform/errors.ts';

/** Those are answers to requests, which say it themselves; the others come in an address, as a code. */
const ANSWERED = ['oidc.off', 'oidc.only-way'];
const CODES = errorCatalogue()
  .map(({ code }) => code)
  .filter((code) => code.startsWith('oidc.') && !ANSWERED.includes(code));
/** Not by name: these tests know nothing of browsers, for which the pages are written. */
const WORDS = join(import.meta.dirname, '../../src/web/sign/words.ts');

describe('why a provider leads back without anybody signed in', () => {
  let failures: Readonly<Record<string, (name: string) => string>>;
  beforeAll(async () => {
    failures = ((await import(WORDS)) as { SIGN: { failures: typeof failures } }).SIGN.failures;
  });
  it('has codes', () => expect(CODES.length).toBeGreaterThan(5));
  it.each(CODES)('is said on the page as in the catalogue: %s', (code) => {
    expect(failures[code]?.('Example')).toBe(problem(code, { name: 'Example' }).message);
  });
});
