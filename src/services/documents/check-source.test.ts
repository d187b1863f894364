import { describe, expect, it } from 'vitest';
import { realEngine } from '../../../test/engine/real-engine.ts';
import type { SourceFormat } from '../../documents/source/formats.ts';
import { DEFAULT_OPTIONS } from '../../engine/engine.ts';
import { readInFormat } from '../sources/source-in-format.ts';
import { applyBestToSource, checkSource, settleSource } from './check-source.ts';

const engine = realEngine();

function corrected(format: SourceFormat, source: string): string {
  const reading = readInFormat(format, source);
  const settled = settleSource(engine, reading, { ...DEFAULT_OPTIONS, language: 'auto' });
  return applyBestToSource(reading, checkSource(engine, settled));
}

describe('checkSource', () => {
  it.each<[SourceFormat, string, string]>([
    [
      'markdown',
      '# The recieved letter\n\nHe have *a new* `recieved` house.\n\n```\nHe have it.\n```\n\n> He have it.\n\n- [he have](recieved.html)\n',
      '# The received letter\n\nHe has *a new* `recieved` house.\n\n```\nHe have it.\n```\n\n> He have it.\n\n- [he has](recieved.html)\n',
    ],
    [
      'html',
      '<p>He have <b>a</b> house &amp; garden.</p><pre>He have it.</pre>',
      '<p>He has <b>a</b> house &amp; garden.</p><pre>He have it.</pre>',
    ],
    [
      'python',
      'def f():\n    """Return the recieved letter."""\n    recieved = "He have it."  # first letter\n',
      'def f():\n    """Return the received letter."""\n    recieved = "He have it."  # first letter\n',
    ],
    [
      'commit',
      'Correct the recieved letter\n\nHe have it.\n# He have it.\n',
      'Correct the received letter\n\nHe has it.\n# He have it.\n',
    ],
  ])('corrects %s and leaves its markup alone', (format, source, expected) =>
    expect(corrected(format, source)).toBe(expected),
  );

  it('asks headings, notes in code and items for no stops and capitals', () => {
    for (const [format, source] of [
      ['markdown', '# reading of files\n\n- the first file\n- the second file\n'],
      ['javascript', 'x(); // the first file\n\n/** number of files */\n'],
    ] as const)
      expect(corrected(format, source)).toBe(source);
  });
});
