import { describe, expect, it } from 'vitest';
import { protectedSpans } from './protected-spans.ts';

const closed = (text: string) => protectedSpans(text).map(({ start, end }) => text.slice(start, end));

describe('protectedSpans', () => {
  it.each([
    ['He said “in order to win” and "for that", then left.', ['“in order to win”', '"for that"']],
    ['They call it ‘the people’s choice’ here.', ['‘the people’s choice’']],
    ['The authors’ and editors’ views differ.', []],
    ['Call `run in order to` or max_value or stop() now.', ['`run in order to`', 'max_value', 'stop()']],
    ['A 5" screen is small.', []],
    ['See https://x.org/a or www.x.org, or write to a.b@c.org.', ['https://x.org/a', 'www.x.org,', 'a.b@c.org']],
    ['Compile src/main.cpp, then read foo-.txt and «the notes».', ['src/main.cpp', 'foo-.txt', '«the notes»']],
    [
      'So $p = {\\mathbb E}_{w \\mid k}$ costs $5 \\cite{lamp&wall} or \\citep[see][]{wall}.',
      ['$p = {\\mathbb E}_{w \\mid k}$', '\\cite{lamp&wall}', '\\citep[see][]{wall}'],
    ],
    ['It costs $5 or $6.', []],
    [
      'Run mean( x, na.rm = TRUE ) and f( y ), then add( alpha , 2 ) or c( "a", "b" ).',
      ['mean( x, na.rm = TRUE )', 'f( y )', 'add( alpha , 2 )', 'c( "a", "b" )'],
    ],
    ['The call filter( x > 2 ) keeps y[ i , j ].', ['filter( x > 2 )', 'y[ i , j ]']],
    ['for( i in 1:10 ) prints them.', ['for( i in 1:10 )']],
    ['The pump( see Table 2 ), the group( n = 12 ) and the name( s ) of it( very old ).', []],
    ['Nobody says *He go home, e.g. at noon.', ['*He go home, e']],
  ])('%s', (text, spans) => expect(closed(text)).toEqual(spans));
  it('protects an entry of references from end to end, unless the document knows better', () => {
    const text = '3. Smith J, Jones B. Utilization of it. Lancet. 2001;12:45-9.';
    expect(protectedSpans(text)).toEqual([{ start: 0, end: text.length, kind: 'reference' }]);
    expect(protectedSpans(text, 'prose')).toEqual([]);
  });
  it('tells quotations from code', () =>
    expect(protectedSpans('Say “yes” to max_value.').map(({ kind }) => kind)).toEqual(['quotation', 'code']));
  it('names the authors who are cited beside the quotation', () =>
    expect(protectedSpans('Mould (2006) calls it “the choice”.').map(({ kind }) => kind)).toEqual([
      'citation',
      'quotation',
    ]));
});
