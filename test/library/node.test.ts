// @module-tag process
import { execFileSync } from 'node:child_process';
import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLibrary } from '../../scripts/build-library.js';
import { packageRoot } from '../../src/platform/config/root.ts';
import { dataFolder } from '../fixtures/temporary-folder.ts';
import { run } from './run.ts';

const TSC = join(packageRoot, 'node_modules/typescript/bin/tsc');

/** What somebody writes who has installed the package; the types are part of what is tested. */
const CONSUMER = `
import { type Alert, type Checker, createChecker } from 'emend';

const checker: Checker = await createChecker({ language: 'UK', words: ['Emend'] });
const text = 'Emend 🙂 checks. The results shows it.\\r\\n\\r\\nShe recieved a apple of that colour.';
const { language, sentences } = await checker.check(text);
const alerts: Alert[] = sentences.flatMap((sentence) => sentence.alerts);
// @ts-expect-error there is no such variety
const wrong = () => checker.check(text, { language: 'Klingon' });
const quiet = await checker.check(text, { ignoreClasses: ['spelling'], ignoreRules: ['indefinite-article'] });
const codes: unknown[] = [];
const noteCode = (error: unknown) => void codes.push((error as { code: unknown }).code);
await wrong().catch(noteCode);
await createChecker({ models: '/nowhere' }).catch(noteCode);
const late = checker.check(text).catch(noteCode);
await checker.close();
await late;
await checker.check(text).catch(noteCode);
const second = await createChecker({ rulesOnly: true });
const { sentences: byRules } = await second.check('She recieved it.');
console.log(
  JSON.stringify({
    language,
    sentences: sentences.map(({ start, end }) => text.slice(start, end)),
    alerts: alerts.map(({ start, end, covered, replacements, level, category, errorClass }) => {
      return [text.slice(start, end) === covered, covered, replacements[0], level, category, errorClass];
    }),
    quiet: quiet.sentences.flatMap((sentence) => sentence.alerts.map(({ rule }) => rule)),
    codes,
    byRules: byRules.flatMap((sentence) => sentence.alerts.map(({ covered }) => covered)),
  }),
);
// the second checker is not closed: a thread without work keeps no process alive
`;

/** npm packs as tightly as it can, and takes 9 s of a processor for that. Nobody here keeps the archive. */
const STORE = `const zlib = require('node:zlib');
const { Gzip } = zlib;
zlib.Gzip = function (options) {
  return new Gzip({ ...options, level: 0 });
};
`;

describe('the package as a library for Node', () => {
  const folder = realpathSync(dataFolder('library'));
  let files: readonly string[];
  beforeAll(async () => {
    await buildLibrary();
    const store = join(folder, 'store.cjs');
    writeFileSync(store, STORE);
    const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
    const [packed] = JSON.parse(run('npm', pack, packageRoot, { NODE_OPTIONS: `--require ${store}` })) as [
      { filename: string; files: { path: string }[] },
    ];
    files = packed.files.map(({ path }) => path);
    const installed = join(folder, 'node_modules/emend');
    mkdirSync(installed, { recursive: true });
    execFileSync('tar', ['-xzf', join(folder, packed.filename), '-C', installed, '--strip-components=1']);
    writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
    writeFileSync(join(folder, 'consumer.ts'), CONSUMER);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('holds the library, the models and their licences, and no sources', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'NOTICE',
        'bin/emend.js',
        'dist-library/checker.d.ts',
        'dist-library/node/index.d.ts',
        'dist-library/node/index.js',
        'dist-library/node/worker.js',
        'models/manifest.json',
        'models/rules.bin',
      ]),
    );
    expect(files.filter((file) => /^(?:src|test|rules|training|bench)\//.test(file))).toEqual([]);
  });

  it('compiles strictly, checks in an empty folder without other packages, and ends by itself', () => {
    const strict = ['--strict', '--target', 'es2022', '--skipLibCheck', 'false', '--types', '', '--lib', 'es2022,dom'];
    run(
      process.execPath,
      [TSC, ...strict, '--module', 'esnext', '--moduleResolution', 'bundler', '--noEmit', 'consumer.ts'],
      folder,
    );
    run(process.execPath, [TSC, ...strict, '--module', 'nodenext', 'consumer.ts'], folder);
    expect(JSON.parse(run(process.execPath, ['consumer.js'], folder))).toEqual({
      language: 'UK',
      sentences: ['Emend 🙂 checks.', 'The results shows it.', 'She recieved a apple of that colour.'],
      alerts: [
        [true, 'shows', 'show', 'correction', 'Correctness', 'agreement'],
        [true, 'recieved', 'received', 'correction', 'Correctness', 'spelling'],
        [true, 'a', 'an', 'correction', 'Correctness', 'article'],
      ],
      quiet: ['ranker/agreement'],
      codes: ['library.option', 'models.missing', 'library.closed', 'library.closed'],
      byRules: ['recieved'],
    });
  });

  it('leaves a packed command alone with what was installed beside it', () => {
    const program = `import { ensureInstalled } from ${JSON.stringify(join(folder, 'node_modules/emend/scripts/build.js'))}; ensureInstalled();`;
    expect(run(process.execPath, ['--input-type=module', '-e', program], folder)).toBe('');
  });
});
