import { describe, expect, it } from 'vitest';
import { readSingleFile } from './project.ts';
import { scanProject } from './scan-project.ts';

const texts = (source: string) =>
  scanProject(readSingleFile(Buffer.from(source), 'a.tex')).paragraphs.map(({ text }) =>
    text.replaceAll('\uFFFC', '¤'),
  );

describe('interlinear glosses', () => {
  it.each([
    [
      'gb4e: the line in the other language and the line under it',
      'As in (1).\n\\begin{exe}\n\\ex\\label{a}\n\\gll Il cane dorme.\\\\\nthe dog sleep-\\textsc{3sg}\\\\\n\\glt ‘The dog sleeps.’\n\\end{exe}\nIt does.',
      ['As in (1).', '¤', '‘The dog sleeps.’', 'It does.'],
    ],
    [
      'three lines, and a translation by another name',
      '\\ea \\glll Elma-yı yedim.\\\\\nelma-yı ye-dim\\\\\napple-\\textsc{acc} eat-\\textsc{past}\\\\\n\\trans `I ate the apple.’\n\\z\nSo it is.',
      ['¤', '‘I ate the apple.’', 'So it is.'],
    ],
    [
      'a line that ends where the translation begins',
      '\\ex \\gll Ez jön.\\\\ he come \\glt He comes.\n\\ex Next one.',
      ['¤', 'He comes.', 'Next one.'],
    ],
    [
      'expex',
      '\\ex\n\\begingl\n\\gla Il cane dorme. //\n\\glb the dog sleeps //\n\\glft The dog sleeps. //\n\\endgl\n\\xe\nIt does.',
      ['¤', '¤', 'The dog sleeps.', 'It does.'],
    ],
    [
      'linguex',
      'Thus:\n\n\\exg. Il cane dorme\\\\\n the dog sleeps\\\\\n The dog sleeps.\n\nIt does.',
      ['Thus:', '¤', 'The dog sleeps.', 'It does.'],
    ],
    ['a gloss without an end', '\\ex \\gll Il cane dorme\n\nThe text goes on.', ['¤', 'The text goes on.']],
  ])('%s', (_name, source, expected) => {
    expect(texts(source)).toEqual(expected);
  });
});
