import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../src/platform/config/root.ts';
import { growthOf } from './patterns/growth.ts';

/** Rooms whose modules do nothing but define when they are loaded. */
const ROOMS = ['text', 'engine', 'documents', 'detection', 'manuscript', 'reports', 'contract'];

/** Regular expressions that are put together while the program runs; literals are read from the sources (`patterns/patterns.test.ts`). */
const composed = new Map<string, { readonly source: string; readonly flags: string }>();

/** The beginnings of those that grow faster, each with the reason why nobody can make use of it. */
const ALLOWED = [
  // Citations within brackets, of which 1,800 characters are read: author-year-citations.ts.
  '(?<=^[([]|;\\s?|\\b(?:e\\.g\\.',
];

function record(): void {
  const note = (source: unknown, flags: unknown) => {
    // Of our own sources alone: packages are not ours to mend.
    const caller = new Error().stack!.split('\n')[3] ?? '';
    if (typeof source === 'string' && /[\\/]src[\\/]/.test(caller))
      composed.set(`${source} ${String(flags ?? '')}`, { source, flags: String(flags ?? '') });
  };
  globalThis.RegExp = new Proxy(RegExp, {
    construct(target, [source, flags], newTarget) {
      note(source, flags);
      return Reflect.construct(target, [source, flags], newTarget) as object;
    },
    apply(target, self, [source, flags]) {
      note(source, flags);
      return Reflect.apply(target, self, [source, flags]) as unknown;
    },
  });
}

it('grows with the square at most, put together from pieces or by rules', async () => {
  const plain = globalThis.RegExp;
  record();
  try {
    for (const room of ROOMS)
      for (const name of readdirSync(join(packageRoot, 'src', room), { recursive: true, encoding: 'utf8' }))
        if (name.endsWith('.ts') && !name.endsWith('.test.ts')) await import(join(packageRoot, 'src', room, name));
    const { realRules } = await import('./engine/real-engine.ts');
    realRules();
    const { checkManuscriptFile } = await import('../src/services/manuscript/manuscript-task.ts');
    const bytes = Buffer.from(
      '# On growth\n\n## Abstract\n\nThe DNA grew (Brown, 2010). The DNA test grew.\n\n## Introduction\n\nA deoxyribonucleic acid (DNA) grew (Brown, 2010; Green, 2011). The XQZ grew; the XQZ grew (Grey, 2012).\n\n## References\n\nBrown, A. (2010). A work on growth of plants. Journal, 1.\n\nGreen, A. (2011). A work on more plants. Journal, 1.\n',
    );
    checkManuscriptFile({ bytes, filename: 'a.md' });
  } finally {
    globalThis.RegExp = plain;
  }
  expect(composed.size).toBeGreaterThan(50);
  const steep = [...composed.values()].filter(
    ({ source, flags }) => !ALLOWED.some((beginning) => source.startsWith(beginning)) && growthOf(source, flags) > 2,
  );
  expect(steep.map(({ source }) => source)).toEqual([]);
});
