import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { packageRoot } from '../src/platform/config/root.ts';
import { growthOf } from './patterns/growth.ts';

/** Rooms whose modules do nothing but define when they are loaded. */
const ROOMS = ['text', 'engine', 'documents', 'detection', 'manuscript', 'reports', 'contract'];

/** Regular expressions that are put together while the program runs; literals are read from the sources (`patterns/patterns.test.ts`). */
const composed = new Map<string, { readonly source: string; readonly flags: string }>();

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

it('grows with what it searches, put together from pieces or by rules', async () => {
  const plain = globalThis.RegExp;
  record();
  try {
    for (const room of ROOMS)
      for (const name of readdirSync(join(packageRoot, 'src', room), { recursive: true, encoding: 'utf8' }))
        if (name.endsWith('.ts') && !name.endsWith('.test.ts')) await import(join(packageRoot, 'src', room, name));
    const { realRules } = await import('./engine/real-engine.ts');
    realRules();
    await import('../src/services/ai-report/draft-name.ts');
    const { collectRoutes } = await import('../src/http/known-routes.ts');
    const routes = ['/api/files/:id', '/api/:kind/:id/parts/:part', '/pages/*'];
    const addHook = (_: string, hear: (route: object) => void) => {
      for (const url of routes) hear({ url, method: 'GET' });
    };
    collectRoutes({ addHook } as unknown as FastifyInstance);
    const { checkManuscriptFile } = await import('../src/services/manuscript/manuscript-task.ts');
    const bytes = Buffer.from(
      '# On growth\n\n## Abstract\n\nThe DNA grew (Brown, 2010). The DNA test grew.\n\n## Introduction\n\nA deoxyribonucleic acid (DNA) grew (Brown, 2010; Green, 2011). The XQZ grew; the XQZ grew (Grey, 2012).\n\n## References\n\nBrown, A. (2010). A work on growth of plants. Journal, 1.\n\nGreen, A. (2011). A work on more plants. Journal, 1.\n',
    );
    checkManuscriptFile({ bytes, filename: 'a.md' });
  } finally {
    globalThis.RegExp = plain;
  }
  expect(composed.size).toBeGreaterThan(90);
  const steep = [...composed.values()].filter(({ source, flags }) => growthOf(source, flags) > 1);
  expect(steep.map(({ source }) => source)).toEqual([]);
});
