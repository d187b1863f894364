import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomEdits } from '../../../bench/docx/random-edits.ts';
import { buildOdt, footnote, p, region, span, textBox } from '../../../test/odt/build-odt.ts';
import type { DocxEdit } from '../docx/edit.ts';
import { PLACEHOLDER } from '../pieces/piece.ts';
import { applyOdtEdits } from './apply-edits.ts';
import { type OdtDocument, readOdt } from './read-odt.ts';

const options = { author: 'Emend', date: new Date('2026-01-02T03:04:05Z') };

const someApplied = (edits: readonly DocxEdit[]) =>
  edits.map((edit, i): DocxEdit => (edit.mode === 'track' && i % 4 === 0 ? { ...edit, mode: 'apply' } : edit));

/** True for an edit that joins two stretches of program text: they would read as one sign, so the self-check keeps the text between them. */
const joinsCode = ({ paragraphs }: OdtDocument, { paragraph, start, end, replacement }: DocxEdit): boolean => {
  const { text } = paragraphs[paragraph]!;
  return replacement === '' && text[start - 1] === PLACEHOLDER && text[end] === PLACEHOLDER;
};

it('reads back as planned, accepted and rejected, whatever is edited', () => {
  const content = fc.array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.constantFrom('He have it. ', 'one two', ' R&amp;D ', 'x', ' ', '  \n ', 'naïve 𝒳 '),
      },
      fc.constantFrom(
        '<text:s/>',
        '<text:s text:c="2"/>',
        '<text:tab/>',
        '<text:line-break/>',
        '<text:soft-page-break/>',
      ),
      fc.constantFrom(
        span('bold words'),
        span(`in ${span('deep')} spans`, 'T2'),
        '<text:a xlink:href="x">a link</text:a>',
      ),
      fc.constantFrom(footnote('They has notes'), textBox(p('In a box')), '<text:page-number>3</text:page-number>'),
      fc.constantFrom(
        '<text:bookmark text:name="b"/>',
        span('code', 'Source_20_Text'),
        '<text:change text:change-id="c2"/>',
      ),
      fc.constantFrom('<text:change-start text:change-id="c1"/>foreign words<text:change-end text:change-id="c1"/>'),
    ),
    { maxLength: 12 },
  );
  const changes = `<text:tracked-changes>${region('c1', 'insertion')}${region('c2', 'deletion', p('gone'))}</text:tracked-changes>`;
  fc.assert(
    fc.property(fc.array(content, { minLength: 1, maxLength: 4 }), fc.nat(), (paragraphs, seed) => {
      const document = readOdt(buildOdt({ body: changes + paragraphs.map((parts) => p(parts.join(''))).join('') }));
      const edits = someApplied(randomEdits(document, 0.6, seed));
      const { outcomes, bytes } = applyOdtEdits(document, edits, options);
      const joined = new Set(edits.filter((edit) => joinsCode(document, edit)).map(({ paragraph }) => paragraph));
      // the file itself was read back before it was returned
      expect(outcomes.filter(({ reason }, i) => reason === 'self-check' && !joined.has(edits[i]!.paragraph))).toEqual(
        [],
      );
      expect(readOdt(bytes).paragraphs).toHaveLength(document.paragraphs.length);
    }),
    { numRuns: 150 },
  );
});
