// @module-tag process
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PACKAGE = join(import.meta.dirname, '../../clients/typescript');
const TSC = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');

const CONSUMER = `
import { createClient, EmendApiError, type ParagraphResponse } from '@emend/client';
const client = createClient({ baseUrl: 'http://127.0.0.1:1', apiKey: 'k', retries: 0 });
const checked: Promise<ParagraphResponse> = client.checkParagraph({ paragraph: 'A.', language: 'UK' });
// @ts-expect-error there is no such variety
const wrong = () => client.checkParagraph({ paragraph: 'A.', language: 'Klingon' });
const file = () => client.proofread({ name: 'a.docx', data: new Uint8Array() }, { pipeline: 'basic' });
await checked.catch((error: unknown) => console.log(typeof wrong, typeof file, error instanceof EmendApiError));
`;

describe('the package @emend/client', () => {
  let folder: string;
  let files: string[];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'emend-package-'));
    const command = ['pack', '--json', '--pack-destination', folder];
    const environment = { ...process.env, npm_config_ignore_scripts: 'false', npm_config_loglevel: 'error' };
    const said = execFileSync('npm', command, { cwd: PACKAGE, encoding: 'utf8', env: environment });
    const [packed] = JSON.parse(said.slice(said.search(/^\[/m))) as [{ filename: string; files: { path: string }[] }];
    files = packed.files.map(({ path }) => path);
    const installed = join(folder, 'node_modules/@emend/client');
    mkdirSync(installed, { recursive: true });
    execFileSync('tar', ['-xzf', join(folder, packed.filename), '-C', installed, '--strip-components=1']);
    writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
    writeFileSync(join(folder, 'consumer.ts'), CONSUMER);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('holds the build, its types, licence and readme, nothing else', () => {
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'dist/index.d.ts', 'dist/index.js']));
    expect(
      files.filter((file) => !/^(?:dist\/[a-z]+\.(?:js|d\.ts)|LICENSE|README\.md|package\.json)$/.test(file)),
    ).toEqual([]);
  });

  it('compiles strictly for Node and for bundlers, and runs', () => {
    const compile = (...options: string[]) => {
      const args = [
        TSC,
        '--strict',
        '--target',
        'es2022',
        '--skipLibCheck',
        'false',
        '--types',
        '',
        ...options,
        'consumer.ts',
      ];
      execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    };
    compile('--module', 'esnext', '--moduleResolution', 'bundler', '--noEmit');
    compile('--module', 'nodenext');
    const said = execFileSync(process.execPath, ['consumer.js'], { cwd: folder, encoding: 'utf8' });
    expect(said).toBe('function function false\n');
  });
});
