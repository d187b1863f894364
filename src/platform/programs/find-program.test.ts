import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/fixtures/temporary-folder.ts';
import { findProgram } from './find-program.ts';

describe('finding a program', () => {
  const root = temporaryFolder('find');
  function program(path: string, mode = 0o755): string {
    const file = join(root, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, '#!/bin/sh\n');
    chmodSync(file, mode);
    return file;
  }

  it('takes the first name that a folder of the search path holds', () => {
    const wanted = program('two/writer');
    program('one/writer-old');
    const searchPath = `${join(root, 'one')}:${join(root, 'two')}:${join(root, 'missing')}`;
    expect(findProgram(['writer', 'writer-old'], [], searchPath)).toBe(wanted);
  });

  it('passes over what cannot be started, and over relative folders', () => {
    program('plain/reader', 0o644);
    mkdirSync(join(root, 'folder/reader'), { recursive: true });
    expect(findProgram(['reader'], [], `${join(root, 'plain')}:${join(root, 'folder')}:.`)).toBeUndefined();
  });

  it('looks in given places after the search path, the latest version first', () => {
    program('opt/office7.4/program/soffice');
    const latest = program('opt/office24.2/program/soffice');
    expect(findProgram(['soffice'], [`${root}/opt/office*/program/soffice`], '')).toBe(latest);
    expect(findProgram(['soffice'], [`${root}/none*/soffice`, '/none/soffice'], '')).toBeUndefined();
  });
});
