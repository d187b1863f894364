import { describe, expect, it } from 'vitest';
import { PLACEHOLDER } from '../../pieces/piece.ts';
import { applySourceEdits } from '../apply-edits.ts';
import { readSource, type SourceFormat } from '../formats.ts';

const read = (format: SourceFormat, source: string) =>
  readSource(format, source)
    .paragraphs.filter(({ checkable }) => checkable)
    .map(({ text }) => text.replaceAll(PLACEHOLDER, '▯'));

describe('comments of programs', () => {
  const cases: readonly (readonly [SourceFormat, string, string, readonly string[]])[] = [
    [
      'javascript',
      'lines below each other',
      '// One two\n// three.\nx(); // four\n// five',
      ['One two three.', 'four', 'five'],
    ],
    [
      'javascript',
      'texts and patterns',
      "const a = '// teh', b = `/* teh\n*/`, c = /[/'\"]\\/\\/ teh/; // text",
      ['text'],
    ],
    [
      'javascript',
      'what a documentation generator reads',
      '/**\n * Reads {@link Teh} and `teh`.\n *\n * @param {Teh} file - the file\n *   to read\n * @returns what it says\n * @see Teh\n * @example\n * teh()\n */',
      ['Reads ▯ and ▯.', 'the file to read', 'what it says'],
    ],
    [
      'javascript',
      'what tools and lawyers read',
      '// Copyright teh\n\n// eslint-disable-next-line teh\n// const teh = 1;\n// foo(teh);\n/* @ts-ignore teh */',
      [],
    ],
    [
      'javascript',
      'names in code',
      '// Calls readFile() with user_name and a.bCd, --teh-option in src/teh/x.ts, e.g. here.',
      ['Calls ▯ with ▯ and ▯, ▯ in ▯, e.g. here.'],
    ],
    [
      'java',
      'HTML',
      '/** Reads <b>it</b>.\n * <p>Then {@code teh} goes.\n * <pre>teh</pre> */',
      ['Reads it.', 'Then ▯ goes.'],
    ],
    [
      'csharp',
      'XML',
      '/// <summary>Gets the <see cref="Teh"/> value.</summary>\n/// <param name="teh">The name.</param>',
      ['Gets the ▯ value.', 'The name.'],
    ],
    [
      'rust',
      'lifetimes and Markdown',
      "/// Holds `teh` of &'a.\n/// # Panics\n/// - never\nfn f<'a>(c: char) { let x = '\"'; } // end",
      ["Holds ▯ of &'a.", 'Panics', 'never', 'end'],
    ],
    [
      'go',
      'raw texts',
      'var x = `// teh "` // one\n//go:build teh\n// Package two does it.',
      ['one', 'Package two does it.'],
    ],
    ['c', 'blocks', '/* One\n   two */\n#define X "/* teh" /**< three */', ['One two', 'three']],
    ['ruby', 'both kinds', "# One\nx = '# teh' # two\n=begin\nthree\n=end\n", ['One', 'two', 'three']],
    ['shell', 'signs that begin none', '#!/bin/sh\n# One.\necho "# teh" $# $x#teh a#teh # two', ['One.', 'two']],
    [
      'python',
      'doc strings',
      '"""Does it.\n\nLonger.\n\n    >>> teh()\n"""\nx = """teh"""\ndef f():\n    r\'\'\'One.\n\n    Args:\n        a (int): the first,\n            goes on\n        *b: the others\n\n    Example::\n\n        teh\n\n    :param c: the last\n    :type c: teh\n    \'\'\'\n    # end',
      ['Does it.', 'Longer.', 'One.', 'the first, goes on', 'the others', 'the last', 'end'],
    ],
    [
      'python',
      'sections of NumPy',
      'def f():\n    """One.\n\n    Parameters\n    ----------\n    teh : int\n        The first.\n    """',
      ['One.', 'The first.'],
    ],
  ];
  it.each(cases)('%s: %s', (format, _what, source, expected) => expect(read(format, source)).toEqual(expected));

  // a reader that goes back to the beginning of the line at each of them takes minutes
  it.each(['"a" ', '/* a */ ', 'r#" */'])('are found in a line of 2 MB: %j', (unit) => {
    expect(readSource('rust', unit.repeat(2_000_000 / unit.length)).source).toHaveLength(
      2_000_000 - (2_000_000 % unit.length),
    );
  });

  it('are corrected where they stand', () => {
    const source = '  /**\n   * We recieved\n   * the letter.\n   */';
    const reading = readSource('java', source);
    const edits = [
      { paragraph: 0, start: 3, end: 11, replacement: 'received' },
      { paragraph: 0, start: 12, end: 15, replacement: 'a' },
    ];
    expect(applySourceEdits(reading, edits).source).toBe('  /**\n   * We received\n   * a letter.\n   */');
  });
});
