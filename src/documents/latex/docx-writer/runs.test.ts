import { expect, it } from 'vitest';
import { readSingleFile } from '../project.ts';
import { scanProject } from '../scan-project.ts';
import { paragraphRuns } from './runs.ts';

/** Returns runs in short form: `|` for a line end, `[…]` for a formula, `bi:` before bold and italic text. */
function runs(source: string): string[] {
  const [paragraph] = scanProject(readSingleFile(Buffer.from(source), 'a.tex')).paragraphs;
  const found = paragraphRuns(paragraph!).match(/<w:r>.*?<\/w:r>|<m:oMath>.*?<\/m:oMath>/gs) ?? [];
  return found.map((xml) => {
    const text = xml.replace(/<[^>]*>/g, '');
    if (xml.startsWith('<m:')) return `[${text}]`;
    if (xml.includes('<w:br/>')) return '|';
    const marks = `${xml.includes('<w:b/>') ? 'b' : ''}${xml.includes('<w:i/>') ? 'i' : ''}`;
    return marks === '' ? text : `${marks}:${text}`;
  });
}

it.each([
  ['It is\n\\[ x = y. \\]', ['It is ', '|', '[x = y.]']],
  ['\\[ x \\]\\[ y \\] so $z$ is', ['[x]', '|', '[y]', '|', ' so ', '[z]', ' is']],
  [
    'One \\emph{two \\textbf{three} four} \\textbf{five}.',
    ['One ', 'i:two ', 'bi:three', 'i: four', ' ', 'b:five', '.'],
  ],
])('%s', (source, expected) => expect(runs(source)).toEqual(expected));

it('cuts long text into runs and no character in two', () => {
  const text = `a${'😀'.repeat(6_000)}`;
  const found = runs(text);
  expect(found.length).toBeGreaterThan(1);
  expect(found.join('')).toBe(text);
});
