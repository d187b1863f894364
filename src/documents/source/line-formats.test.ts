import { describe, expect, it } from 'vitest';
import { PLACEHOLDER } from '../pieces/piece.ts';
import { applySourceEdits } from './apply-edits.ts';
import { readSource, type SourceFormat } from './formats.ts';

const read = (format: SourceFormat, source: string) =>
  readSource(format, source).paragraphs.map(
    ({ style, level, text, checkable }) =>
      `${style}${level || ''}${checkable ? '' : '!'}: ${text.replaceAll(PLACEHOLDER, '▯')}`,
  );

type Case = readonly [what: string, source: string, expected: readonly string[]];

describe('reStructuredText', () => {
  it.each<Case>([
    [
      'titles',
      '=====\nOne\n=====\n\nTwo *and*\n---------\n\nText\n\n----\n\nThree\n-----',
      ['heading1: One', 'heading2: Two and', 'body: Text', 'heading2: Three'],
    ],
    [
      'paragraphs and quotations',
      'One\ntwo.\n\n   Own.\n\nThree.\n\n   Said so.\n\n   -- Ann',
      ['body: One two.', 'body: Own.', 'body: Three.', 'quote: Said so.', 'quote: -- Ann'],
    ],
    [
      'lists',
      '* one\n  more\n\n  also\n\n1. two\n\n   * three\n(a) four',
      ['list: one more', 'list: also', 'list: two', 'list: three', 'list: four'],
    ],
    [
      'terms, fields and options',
      'Term\n   What it means.\n\n:param x: The x.\n:Author: Teh\n\n-a, --all  Do all.',
      ['list: Term', 'list: What it means.', 'list: The x.', 'list: Do all.'],
    ],
    [
      'listings',
      'Like this::\n\n   teh\n\n   teh\n\nand ::\n\n> teh\n> teh\n\n>>> teh\nteh\n\nEnd.',
      ['body: Like this:', 'code!: ▯', 'body: and', 'code!: ▯', 'body: End.'],
    ],
    [
      'directives',
      '.. note:: Mind\n   the gap.\n\n.. code-block:: python\n   :linenos:\n\n   teh\n\n.. figure:: teh.png\n   :alt: Teh\n\n   The caption.\n\n.. py:function:: teh(x)\n   :async:\n\n   Does it.\n\n.. teh:: x\n\n   teh',
      ['body: Mind the gap.', 'code!: ▯', 'caption: The caption.', 'body: Does it.'],
    ],
    [
      'notes, targets and comments',
      'A [1]_ and [Teh20]_.\n\n.. [1] The note.\n.. _teh: https://teh.org\n.. |teh| image:: teh.png\n.. teh comment\n   goes on',
      ['body: A and ▯.', 'note: The note.'],
    ],
    [
      'grid tables',
      '+-----+-----+\n| A   | B c |\n|     | d   |\n+=====+=====+\n| x   | y   |\n+-----+-----+\n\nEnd',
      ['table: A', 'table: B c d', 'table: x', 'table: y', 'body: End'],
    ],
    [
      'simple tables',
      '===  =====\nA    B\n===  =====\nx    one\n     two\ny    three\n===  =====\n\nEnd',
      ['table: A', 'table: B', 'table: x', 'table: one two', 'table: y', 'table: three', 'body: End'],
    ],
  ])('%s', (_what, source, expected) => expect(read('rst', source)).toEqual(expected));

  it.each([
    ['``teh`` and `teh` and :func:`teh`', '▯ and ▯ and ▯'],
    ['*one* **two** 2 * 3 * 4, \\*x* a\\ b', 'one two 2 * 3 * 4, *x* ab'],
    ['`a link <https://teh.org>`_ and `name`_ and word_.', 'a link and name and word.'],
    [':ref:`the text <teh>` and :math:`x` and |teh|', 'the text and ▯ and ▯'],
    ['see https://teh.org/x.', 'see ▯.'],
  ])('%s', (source, text) => expect(read('rst', source)).toEqual([`body: ${text}`]));
});

describe('AsciiDoc', () => {
  it.each<Case>([
    [
      'a document',
      '= The Title\nAnn Teh <teh@x.org>\n:teh: x\n\n== One\n\nText\nmore.\n\n// teh\n:teh: y\ninclude::teh.adoc[]',
      ['title1: The Title', 'heading2: One', 'body: Text more.'],
    ],
    [
      'listings',
      '[source,ruby]\n----\nteh\n----\n\n....\nteh\n....\n\n////\nteh\n////\n\n[source]\nteh teh\n\n teh\n\nEnd',
      ['code!: ▯', 'body: End'],
    ],
    [
      'frames',
      'NOTE: Mind it.\n\n====\nAn example.\n====\n\n____\nSaid so.\n____\n\n[quote,Ann]\nSaid too.\n\nOwn.',
      ['body: Mind it.', 'body: An example.', 'quote: Said so.', 'quote: Said too.', 'body: Own.'],
    ],
    [
      'lists',
      '* one\nmore\n** [x] two\n. three\nterm:: means it\n<1> four',
      ['list: one more', 'list: two', 'list: three', 'list: term', 'list: means it', 'list: four'],
    ],
    [
      'tables',
      '.The caption\n[cols="1,2"]\n|===\n|A |B\n\na|one\ntwo 2+|three\n|===\n\nEnd',
      ['caption: The caption', 'table: A', 'table: B', 'table: one two', 'table: three', 'body: End'],
    ],
  ])('%s', (_what, source, expected) => expect(read('asciidoc', source)).toEqual(expected));

  it.each([
    ['*one* _two_ **t**hree #four# [.x]#five#', 'one two three four five'],
    ['`teh` and ``teh``s and +teh+', '▯ and ▯s and ▯'],
    ['"`quoted`" it&#8217;s {nbsp}and {teh} (C)', '“quoted” it’s \u00a0and ▯ ©'],
    ['see https://teh.org[the link^], link:teh[two,window=_blank] or https://teh.org.', 'see the link, two or ▯.'],
    ['<<teh,the text>> and <<teh>> and xref:teh[more]', 'the text and ▯ and more'],
    ['a notefootnote:[teh] kbd:[Teh] stem:[teh] ((term)) (((teh,x)))', 'a note ▯ ▯ term'],
    ['snake_case_name and 2 * 3', 'snake_case_name and 2 * 3'],
  ])('%s', (source, text) => expect(read('asciidoc', source)).toEqual([`body: ${text}`]));
});

describe('Org', () => {
  it.each<Case>([
    [
      'an outline',
      '#+TITLE: The title\n#+OPTIONS: teh\n* TODO [#A] One :teh:x:\nSCHEDULED: <2024-01-01>\n:PROPERTIES:\n:ID: teh\n:END:\nText\nmore.\n** Two',
      ['title: The title', 'heading1: One', 'body: Text more.', 'heading2: Two'],
    ],
    [
      'blocks',
      '#+BEGIN_SRC teh\n,* teh\n#+END_SRC\n#+begin_quote\nSaid so.\n#+end_quote\n: teh\n# teh\n\\begin{align}\nteh\n\\end{align}\nEnd',
      ['code!: ▯', 'quote: Said so.', 'code!: ▯', 'body: End'],
    ],
    [
      'lists and tables',
      '- one\n  more\n- [X] two\n1. term :: means it\n\n#+CAPTION: The caption\n| A | b c |\n|---+-----|\n| x | ~teh~ |',
      [
        'list: one more',
        'list: two',
        'list: term',
        'list: means it',
        'caption: The caption',
        'table: A',
        'table: b c',
        'table: x',
        'table!: ▯',
      ],
    ],
    ['notes', 'A word[fn:1].\n\n[fn:1] The note.', ['body: A word.', 'note: The note.']],
  ])('%s', (_what, source, expected) => expect(read('org', source)).toEqual(expected));

  it.each([
    ['*one* /two/ _three_ +four+ =teh= ~teh~', 'one two three four ▯ ▯'],
    ['[[teh][the /text/]] and [[teh]] and/or /usr/bin', 'the text and ▯ and/or /usr/bin'],
    ['$a$ and \\(b\\) and \\alpha and [cite:@teh] <2024-01-01 Mon>', '▯ and ▯ and ▯ and ▯ ▯'],
  ])('%s', (source, text) => expect(read('org', source)).toEqual([`body: ${text}`]));
});

describe('Typst', () => {
  it.each<Case>([
    [
      'a document',
      '#import "teh.typ": *\n#set page(\n  width: 1cm,\n)\n= One <teh>\nText // teh\nmore. /* teh */\n\n== Two\n```rust\nteh\n```\nEnd',
      ['heading1: One', 'body: Text more.', 'heading2: Two', 'code!: ▯', 'body: End'],
    ],
    [
      'lists',
      '- one\n  more\n+ two\n/ Term: means it',
      ['list: one more', 'list: two', 'list: Term', 'list: means it'],
    ],
    [
      'content in code',
      '#show: teh.with(\n  title: [A title],\n  authors: ((name: [Ann Teh]),),\n)\n\n#figure(\n  image("teh.png"),\n  caption: [The caption,\n    and more.],\n)\n\n#if teh [Shown] else [Other]\n\n#quote(block: true)[Said so.]',
      ['title: A title', 'caption: The caption, and more.', 'body: Shown', 'body: Other', 'quote: Said so.'],
    ],
    [
      'content in a line',
      'A #emph[word *here*]#footnote[A note.] and #link("teh")[a link] or #teh(1).',
      ['body: A word here and a link or ▯.', 'note: A note.'],
    ],
    ['a call whose bracket is open', '#figure(caption: [One two] three', ['body: ▯caption: [One two] three']],
  ])('%s', (_what, source, expected) => expect(read('typst', source)).toEqual(expected));

  it.each([
    ['*one* _two_ `teh` $teh$ @teh <teh>', 'one two ▯ ▯ ▯'],
    ["10--20~km, it's \\# \\_x snake_case so---so", "10–20\u00a0km, it's # _x snake_case so—so"],
    ['see https://teh.org/a#let x [y] it', 'see ▯ x [y] it'],
    ['see https://teh.org.', 'see ▯.'],
  ])('%s', (source, text) => expect(read('typst', source)).toEqual([`body: ${text}`]));
});

describe('names that objects have properties of', () => {
  it.each<readonly [SourceFormat, string, string]>([
    ['asciidoc', 'One {constructor} two.', 'body: One ▯ two.'],
    ['html', '<constructor>One two.</constructor>', 'body: One two.'],
    ['typst', '#constructor[One two.]', 'body: One two.'],
  ])('%s: %s', (format, source, expected) => expect(read(format, source)).toEqual([expected]));
});

describe('edits', () => {
  it.each<readonly [SourceFormat, string, string]>([
    ['rst', '* We *recieved*\n  it.\n', '* We *received*\n  it.\n'],
    ['asciidoc', '|===\n|We _recieved_ it |x\n|===\n', '|===\n|We _received_ it |x\n|===\n'],
    ['org', '- We /recieved/\n  [[x][it]]\n', '- We /received/\n  [[x][it]]\n'],
    ['typst', '#figure(caption: [We _recieved_ it], x)\n', '#figure(caption: [We _received_ it], x)\n'],
  ])('go back into %s', (format, source, expected) => {
    const reading = readSource(format, source);
    const paragraph = reading.paragraphs.find(({ text }) => text.includes('recieved'))!;
    const start = paragraph.text.indexOf('recieved');
    const edit = { paragraph: paragraph.index, start, end: start + 8, replacement: 'received' };
    expect(applySourceEdits(reading, [edit]).source).toBe(expected);
  });
});
