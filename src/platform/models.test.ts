import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packageRoot } from './config/root.ts';
import { loadModels } from './models.ts';

describe('model files', () => {
  let folder: string;
  const content = Buffer.from('weights');
  const entry = (name: string) => ({
    name,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  });
  const manifest = (value: unknown) =>
    writeFileSync(join(folder, 'manifest.json'), typeof value === 'string' ? value : JSON.stringify(value));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'emend-models-'));
    writeFileSync(join(folder, 'a.bin'), content);
    writeFileSync(join(folder, 'b.bin'), content);
    manifest({ files: [entry('a.bin'), entry('b.bin')] });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('come on memory that threads share', async () => {
    const files = await loadModels(folder);
    expect([...files.keys()]).toEqual(['a.bin', 'b.bin']);
    expect(Buffer.from(files.get('a.bin')!)).toEqual(content);
    expect(files.get('a.bin')!.buffer).toBeInstanceOf(SharedArrayBuffer);
  });

  it('leave out the optional ones when asked', async () => {
    expect([...(await loadModels(folder, ['b.bin'], true)).keys()]).toEqual(['a.bin']);
    expect([...(await loadModels(folder, ['b.bin'], false)).keys()]).toEqual(['a.bin', 'b.bin']);
  });

  it('stop the start when one is missing, naming it', async () => {
    rmSync(join(folder, 'b.bin'));
    const missing = { code: 'models.missing', message: expect.stringMatching(/b\.bin is missing\. Restore it/) };
    await expect(loadModels(folder)).rejects.toMatchObject(missing);
    await expect(loadModels(folder, ['b.bin'])).rejects.toMatchObject({
      message: expect.stringContaining('or start with EMEND_MODELS=off'),
    });
    expect((await loadModels(folder, ['b.bin'], true)).size).toBe(1);
  });

  it('stop the start when one is damaged, naming it', async () => {
    writeFileSync(join(folder, 'a.bin'), 'weight5');
    await expect(loadModels(folder)).rejects.toMatchObject({
      code: 'models.damaged',
      message: expect.stringMatching(/a\.bin is damaged: its sha256/),
    });
    writeFileSync(join(folder, 'a.bin'), 'weight');
    await expect(loadModels(folder)).rejects.toThrow(/a\.bin is damaged: it has 6 bytes instead of 7/);
  });

  it.each([['{'], ['{}'], ['{"files":[{"name":"../a.bin","bytes":7,"sha256":""}]}'], ['{"files":[{"name":"a.bin"}]}']])(
    'stop the start when the manifest is %s',
    async (text) => {
      manifest(text);
      await expect(loadModels(folder)).rejects.toMatchObject({ code: 'models.damaged' });
    },
  );

  it('of the repository are as its manifest says', async () => {
    expect((await loadModels(join(packageRoot, 'models'))).size).toBeGreaterThan(0);
  });
});
