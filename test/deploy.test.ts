import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runtimePackages } from '../scripts/copy-runtime.js';
import { packageRoot } from '../src/platform/config/root.ts';
import { DEFINITIONS } from '../src/platform/config/settings.ts';
import { createMetrics } from '../src/platform/metrics.ts';

const read = (path: string) => readFileSync(join(packageRoot, path), 'utf8');

describe('the files to start from', () => {
  it.each(['deploy/compose/compose.yaml', 'deploy/kubernetes/emend.yaml'])('set what there is to set: %s', (path) => {
    const known = new Set<string>([...Object.values(DEFINITIONS).map(({ env }) => env), 'EMEND_DOMAIN']);
    const used = [...read(path).matchAll(/\b(?:EMEND_[A-Z0-9_]+|DATABASE_URL)\b/g)].map(([name]) => name);
    expect(used.length).toBeGreaterThan(8);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(['deploy/monitoring/alerts.yaml', 'deploy/monitoring/dashboard.json'])(
    'ask for what is measured: %s',
    async (path) => {
      const metrics = createMetrics();
      metrics.request('/health', 'GET', 500, 1);
      metrics.poolWait('a', 1);
      metrics.poolTask('a', 'done', 1);
      metrics.job('a', 'done', 1);
      const { text } = await metrics.expose();
      const known = new Set([...text.matchAll(/^([a-z_0-9]+)[{ ]/gm)].map(([, name]) => name));
      const used = [...read(path).matchAll(/\bemend_[a-z_0-9]+/g)].map(([name]) => name);
      expect(used.length).toBeGreaterThan(4);
      expect(used.filter((name) => !known.has(name))).toEqual([]);
    },
  );

  it('put into an image the packages that the bundle leaves outside, with all that they ask for', () => {
    const found = runtimePackages();
    for (const name of ['@electric-sql/pglite', '@embedpdf/pdfium', '@node-rs/argon2', 'pdfkit'])
      expect(found).toContain(`node_modules/${name}`);
    for (const path of found) {
      const { dependencies = {} } = JSON.parse(read(`${path}/package.json`)) as {
        dependencies?: Record<string, string>;
      };
      for (const needed of Object.keys(dependencies)) {
        const inside = existsSync(join(packageRoot, path, 'node_modules', needed));
        expect(inside || found.includes(`node_modules/${needed}`), `${needed} for ${path}`).toBe(true);
      }
    }
    // The rest, esbuild and Preact among it, is in the bundles.
    expect(found.length).toBeLessThan(40);
  });

  it('lead from each alert to a chapter of the runbook', () => {
    const chapters = [...read('docs/operations/runbook.md').matchAll(/^## (.+)$/gm)].map(([, title]) =>
      title!
        .toLowerCase()
        .replace(/[^a-z0-9 ]/g, '')
        .replaceAll(' ', '-'),
    );
    const named = [...read('deploy/monitoring/alerts.yaml').matchAll(/runbook\.md#([\w-]+)/g)].map(
      ([, anchor]) => anchor,
    );
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((anchor) => !chapters.includes(anchor!))).toEqual([]);
  });
});
