import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/fixtures/temporary-folder.ts';
import { describeSettings } from './describe.ts';
import { loadSettings } from './load.ts';
import { completeSettings, DEFINITIONS } from './settings.ts';

describe('settings', () => {
  const dir = temporaryFolder('config');
  let count = 0;
  function file(content: unknown): string {
    const path = join(dir, `settings-${++count}.json`);
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  }

  it('have defaults', () => {
    const { settings, origins } = loadSettings({}, dir);
    expect(settings).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      databaseUrl: null,
      models: 'on',
      retentionDays: 30,
    });
    expect(settings.maxUploadBytes).toBe(50 * 1024 * 1024);
    expect(new Set(Object.values(origins))).toEqual(new Set(['default']));
  });

  it('come from the environment before the file before the default', () => {
    const EMEND_CONFIG = file({ port: 1111, host: '0.0.0.0', parserRequireKey: true });
    const { settings, origins } = loadSettings({ EMEND_CONFIG, EMEND_PORT: '2222' }, dir);
    expect(settings).toMatchObject({ port: 2222, host: '0.0.0.0', parserRequireKey: true, logLevel: 'info' });
    expect(origins).toMatchObject({ port: 'environment', host: 'file', logLevel: 'default' });
  });

  it('take an empty variable for an absent one', () => {
    expect(loadSettings({ EMEND_PORT: '', DATABASE_URL: '' }, dir).settings).toMatchObject({
      port: 8080,
      databaseUrl: null,
    });
  });

  it('read relative paths from where they were written', () => {
    expect(loadSettings({ EMEND_DATA_DIR: 'here' }, '/srv').settings.dataDir).toBe('/srv/here');
    expect(loadSettings({ EMEND_CONFIG: file({ dataDir: 'here' }) }, '/srv').settings.dataDir).toBe(join(dir, 'here'));
  });

  it.each([
    ['EMEND_PORT', '80a'],
    ['EMEND_PORT', '65536'],
    ['EMEND_PORT', '-1'],
    ['EMEND_BASE_URL', 'emend.example.org'],
    ['EMEND_BASE_URL', 'ftp://example.org'],
    ['EMEND_UPLOAD_URL', 'https://example.org/?x=1'],
    ['EMEND_MODELS', 'maybe'],
    ['EMEND_LOG_LEVEL', 'loud'],
    ['EMEND_WORKERS', '0'],
    ['EMEND_MAX_UPLOAD_BYTES', '50MB'],
    ['EMEND_RETENTION_DAYS', '1.5'],
    ['PARSER_REQUIRE_KEY', 'perhaps'],
    ['DATABASE_URL', 'mysql://root@localhost/emend'],
    ['EMEND_TRUSTED_PROXIES', 'nginx'],
    ['EMEND_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['EMEND_TRUSTED_PROXIES', '127.0.0.1,'],
    ['EMEND_ALLOWED_ORIGINS', 'editor.example.org'],
    ['EMEND_ALLOWED_ORIGINS', 'https://editor.example.org/'],
    ['EMEND_ALLOWED_ORIGINS', 'https://Editor.example.org'],
    ['EMEND_ALLOWED_ORIGINS', '*, https://editor.example.org'],
    ['EMEND_ALLOWED_ORIGINS', 'null'],
  ])('stop the start for %s=%s, naming it', (variable, value) => {
    expect(() => loadSettings({ [variable]: value }, dir)).toThrow(
      expect.objectContaining({ code: 'config.invalid', message: expect.stringMatching(`^${variable} must`) }),
    );
  });

  it('stop the start for what is wrong in the file, naming it', () => {
    const load = (content: unknown) => () => loadSettings({ EMEND_CONFIG: file(content) }, dir);
    expect(load({ port: 'eighty' })).toThrow(/"port" in .*settings-\d+\.json must be a whole number/);
    expect(load({ prot: 1 })).toThrow(/"prot" in .* is not a setting/);
    expect(load('{')).toThrow(/not valid JSON/);
    expect(load([])).toThrow(/one JSON object/);
    expect(() => loadSettings({ EMEND_CONFIG: join(dir, 'none.json') }, dir)).toThrow(/none\.json.*does not exist/);
  });

  it('never repeat a wrong DATABASE_URL, which holds a password', () => {
    expect(() => loadSettings({ DATABASE_URL: 'postgress://u:hunter2@h/d' }, dir)).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    );
  });

  it('report variables that mean nothing', () => {
    expect(loadSettings({ EMEND_PROT: '1', EMEND_PORT: '1', OTHER: '1' }, dir).unknown).toEqual(['EMEND_PROT']);
  });

  it('derive addresses that were not given', () => {
    const { settings } = loadSettings(
      { EMEND_HOST: '0.0.0.0', EMEND_DOWNLOAD_URL: 'https://files.example.org/x/' },
      dir,
    );
    expect(completeSettings(settings, 4321)).toMatchObject({
      baseUrl: 'http://localhost:4321',
      uploadUrl: 'http://localhost:4321',
      downloadUrl: 'https://files.example.org/x',
    });
    const behindProxy = loadSettings({ EMEND_BASE_URL: 'https://emend.example.org/' }, dir).settings;
    expect(completeSettings(behindProxy)).toMatchObject({
      baseUrl: 'https://emend.example.org',
      parserUrl: 'https://emend.example.org',
    });
  });

  it('are described without secrets', () => {
    const DATABASE_URL = 'postgres://emend:hunter2@db.example.org/emend?sslpassword=hunter3';
    const described = describeSettings(loadSettings({ DATABASE_URL }, dir));
    expect(described.map(({ name }) => name)).toEqual(Object.keys(DEFINITIONS));
    expect(JSON.stringify(described)).toContain('db.example.org');
    expect(JSON.stringify(described)).not.toContain('hunter');
  });
});
