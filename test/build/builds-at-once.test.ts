import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../../src/platform/config/root.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

/** The real script in a package whose compiler and bundler are a few lines: a build names its builder and takes as long as it is told. */
const root = temporaryFolder('builds');
const put = (path: string, content: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};

const COMPILER = `const { mkdirSync, writeFileSync } = require('node:fs');
const out = process.argv[process.argv.indexOf('--outDir') + 1];
setTimeout(() => {
  mkdirSync(out + '/services', { recursive: true });
  writeFileSync(out + '/services/task-modules.js', '');
  writeFileSync(out + '/builder', process.env.BUILDER);
}, Number(process.env.BUILD_MS));
`;

function build(builder: string, ms: number): Promise<number | null> {
  const child = spawn(process.execPath, [join(root, 'scripts/build.js')], {
    env: { ...process.env, BUILDER: builder, BUILD_MS: String(ms) },
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.on('close', resolve));
}

it('leaves a build in place that another process has finished meanwhile and runs', async () => {
  put('package.json', '{"type":"module"}');
  for (const name of ['tsconfig.json', 'tsconfig.build.json', 'src/a.ts', 'rules/a.toml', 'models/rules.bin'])
    put(name, '');
  put('package-lock.json', '{"packages":{}}');
  put('node_modules/.package-lock.json', '{"packages":{}}');
  put('node_modules/typescript/package.json', '{"type":"commonjs"}');
  put('node_modules/typescript/bin/tsc', COMPILER);
  put('scripts/bundle-program.js', 'export const bundleProgram = async () => undefined;');
  for (const name of ['scripts/build-web.js', 'scripts/compile-rules.js']) put(name, '');
  cpSync(join(packageRoot, 'scripts/build.js'), join(root, 'scripts/build.js'));
  const [slow, quick] = [build('slow', 4_000), build('quick', 200)];
  expect(await quick).toBe(0);
  expect(readFileSync(join(root, 'dist/builder'), 'utf8')).toBe('quick');
  expect(await slow).toBe(0);
  expect(readFileSync(join(root, 'dist/builder'), 'utf8')).toBe('quick');
});
