import { describe, expect, it } from 'vitest';
import { PLACEHOLDER } from '../../pieces/piece.ts';
import { readSource } from '../formats.ts';

const read = (source: string) =>
  readSource('markdown', source).paragraphs.map(
    ({ style, level, text, checkable }) =>
      `${style}${level || ''}${checkable ? '' : '!'}: ${text.replaceAll(PLACEHOLDER, '▯')}`,
  );

describe('blocks of Markdown', () => {
  it.each([
    [
      'headings',
      '# One *two* #\n\nThree {#x .y}\n=====\n\n## Four {#four}',
      ['heading1: One two', 'heading1: Three {#x .y}', 'heading2: Four'],
    ],
    ['lines of a paragraph', 'One\n  two\\\nthree  \nfour', ['body: One two three four']],
    ['quotations', '> One\ntwo\n> three\n\nfour', ['quote: One two three', 'body: four']],
    [
      'notes that the author puts into a frame',
      '> [!NOTE]\n> Mind the gap.\n\n> **Warning:** it is hot.',
      ['body: Mind the gap.', 'body: Warning: it is hot.'],
    ],
    [
      'lists',
      '- one\n- two\n  more\n\n  also\n1. three\n   - four',
      ['list: one', 'list: two more', 'list: also', 'list: three', 'list: four'],
    ],
    ['tasks', '- [ ] do it\n- [x] did it', ['list: do it', 'list: did it']],
    ['definitions', 'Term\n: What it means.', ['body: Term', 'list: What it means.']],
    [
      'program text',
      'See:\n\n```js\nvar teh = 1;\n```\n\n    teh indented\n\nEnd.',
      ['body: See:', 'code!: ▯', 'body: End.'],
    ],
    [
      'program text in a list',
      '1. Run\n\n   ```\n   teh\n   ```\n\n   and wait.',
      ['list: Run', 'code!: ▯', 'list: and wait.'],
    ],
    ['formulas', 'Then\n\n$$\nteh = x\n$$\n\nholds.', ['body: Then', 'code!: ▯', 'body: holds.']],
    [
      'tables',
      '| A | B |\n|---|:-:|\n| one \\| two | `c` |\n\nEnd',
      ['table: A', 'table: B', 'table: one | two', 'table!: ▯', 'body: End'],
    ],
    ['front matter', '---\ntitle: Teh\n---\nText.', ['body: Text.']],
    ['definitions of targets', 'A [b] and [c][].\n\n[b]: https://x.org "Teh"\n[c]: <y>', ['body: A b and c.']],
    [
      'notes',
      'A word[^1].\n\n[^1]: Said *here*.\n\n    And there.',
      ['body: A word.', 'note: Said here.', 'note: And there.'],
    ],
    [
      'admonitions',
      '!!! note "Mind this"\n    The text.\n\n::: tip\nMore text.\n:::',
      ['heading6: Mind this', 'body: The text.', 'body: More text.'],
    ],
    ['directives of MyST', '```{note}\nThe text.\n```\n\n{#label}\nEnd.', ['body: The text.', 'body: End.']],
    [
      'descriptions of pictures',
      'See ![the old town](a.png "Teh") here. ![x](y.png)',
      ['body: See ▯ here. ▯', 'caption: the old town'],
    ],
    ['modules', "import X from 'y';\n\nexport const teh = 1;\n\nText.", ['body: Text.']],
  ])('%s', (_what, source, expected) => expect(read(source)).toEqual(expected));
});

describe('inline Markdown', () => {
  it.each([
    ['*one* **two** ***three*** ~~four~~ __five__', 'one two three four five'],
    ['snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
    ['\\*not\\* it&rsquo;s R&amp;D &#8211; \\_x', '*not* it’s R&D – _x'],
    ['run `teh ` and ``a ` b``, x`', 'run ▯ and ▯, x`'],
    ['an `apple` and a `banana`, `x_y`', 'an apple and a banana, ▯'],
    ['so $a_1 = teh$ costs $5 and $6', 'so ▯ costs $5 and $6'],
    ['an $n$-vector', 'an N-vector'],
    ['a [link *here*](x "teh") or [one][a] [two]', 'a link here or [one][a] [two]'],
    ['see <https://teh.org>, https://teh.org/x_(y). www.teh.org', 'see ▯, ▯. ▯'],
    ['an <b>old</b><br>one <!-- teh --> <kbd>teh</kbd>', 'an old one ▯'],
    ['as [@teh2020, p. 3] and @teh say', 'as ▯ and ▯ say'],
    ['{{ teh }} and {% teh %} [[Page|shown]] [[Page]]', '▯ and ▯ shown Page'],
    ['{ref}`teh` and a@b.org', '▯ and a@b.org'],
    ['[text]{.teh} and [x](<a b>) [y](a(b)c)', 'text and x y'],
    ['a * b and **not closed', 'a * b and **not closed'],
    ['**bold*nested*bold**', 'boldnestedbold'],
  ])('%s', (source, text) => expect(read(source)).toEqual([`body: ${text}`]));

  it('knows what is in italics', () => {
    const [paragraph] = readSource('markdown', 'An *ablative case* and _two_ **bold**.').paragraphs;
    expect(paragraph!.italic.map(({ start, end }) => paragraph!.text.slice(start, end))).toEqual([
      'ablative case',
      'two',
    ]);
  });
});
