import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DocumentError } from '../../src/documents/document-error.ts';
import { applyEdits } from '../../src/documents/docx/apply-edits.ts';
import { commentIds } from '../../src/documents/docx/comments-part.ts';
import type { DocxEdit, EditResult } from '../../src/documents/docx/edit.ts';
import { type DocxDocument, readDocx } from '../../src/documents/docx/read-docx.ts';
import { displayedText } from '../../src/documents/docx/xml/characters.ts';
import { rewriteZip } from '../../src/documents/zip/write-zip.ts';
import { openZip, readEntry, storedBytes } from '../../src/documents/zip/zip-archive.ts';
import { randomRuns } from '../fixtures/random-runs.ts';
import { elementCounts, rejectedForm } from './canonical-xml.ts';
import { testDocuments } from './documents.ts';

const AUTHOR = 'Property Test';
const OPTIONS = { author: AUTHOR, date: new Date('2026-01-01T00:00:00Z') };
const documents = testDocuments();
const editable = documents.filter(([, bytes]) => readDocx(bytes).paragraphs.some((one) => one.checkable));

/** Replacements of arbitrary ranges by arbitrary text, some with comments. */
function editsFor(document: DocxDocument): fc.Arbitrary<DocxEdit[]> {
  const targets = document.paragraphs.filter((one) => one.checkable);
  const text = fc.string({
    unit: fc.constantFrom('a', 'Be', ' ', '&', '<', '”', '😀', '\t', '\n', 'é', 'word '),
    maxLength: 6,
  });
  const edit = fc.record({
    target: fc.nat(targets.length - 1),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(20),
    replacement: text,
    comment: fc.option(text, { nil: undefined }),
    mode: fc.constantFrom('track', 'track', 'track', 'comment'),
  });
  return fc.array(edit, { minLength: 1, maxLength: 30 }).map((list) =>
    list.map(({ target, at, length, replacement, comment, mode }) => {
      const paragraph = targets[target]!;
      const start = Math.floor(at * paragraph.text.length);
      const end = Math.min(paragraph.text.length, start + length);
      return {
        paragraph: paragraph.index,
        start,
        end,
        replacement,
        mode: mode as 'track',
        ...(comment !== undefined && { comment }),
      };
    }),
  );
}

const edited = fc.constantFrom(...editable).chain(([name, bytes]) => {
  const document = readDocx(bytes);
  return editsFor(document).map((edits) => ({ name, document, edits }));
});

function textOf(bytes: Uint8Array, name: string): string {
  const archive = openZip(bytes);
  return Buffer.from(readEntry(archive, archive.entries.find((entry) => entry.name === name)!)).toString();
}

/** What each paragraph should read with everything tracked accepted, from the edits as given. */
function expectedTexts(document: DocxDocument, edits: readonly DocxEdit[], result: EditResult): string[] {
  const texts = document.paragraphs.map((one) => one.text);
  const tracked = edits.filter((_edit, i) => result.outcomes[i]!.written === 'tracked');
  // From the end, so that offsets hold. Two suggestions may cover the same words and still change different ones.
  const sorted = [...tracked].sort((a, b) => b.start - a.start || b.end - a.end);
  const touching = new Set(
    sorted
      .filter((edit, i) =>
        sorted.some(
          (other, k) =>
            k !== i && other.paragraph === edit.paragraph && other.start <= edit.end && edit.start <= other.end,
        ),
      )
      .map((edit) => edit.paragraph),
  );
  for (const { paragraph, start, end, replacement } of sorted)
    texts[paragraph] = texts[paragraph]!.slice(0, start) + replacement + texts[paragraph]!.slice(end);
  return texts.map((text, i) => (touching.has(i) ? '' : text));
}

describe('every document', () => {
  it.each(documents)('%s: pieces lie over the text without gaps and say where it comes from', (_name, bytes) => {
    const document = readDocx(bytes);
    for (const paragraph of document.paragraphs) {
      let end = 0;
      const source = document.parts.find((part) => part.name === paragraph.part)!.xml.text;
      for (const piece of paragraph.source.pieces) {
        expect(piece.start).toBe(end);
        end = piece.end;
        const shown = paragraph.text.slice(piece.start, piece.end);
        if (piece.kind === 'text')
          expect(displayedText(source.slice(piece.contentStart, piece.contentEnd))).toBe(shown);
      }
      expect(end).toBe(paragraph.text.length);
    }
  });
  it.each(documents)('%s: without edits the bytes are the same', (_name, bytes) =>
    expect(applyEdits(readDocx(bytes), [], OPTIONS).bytes).toEqual(bytes),
  );
});

describe('random edits', () => {
  const run = (property: (input: { name: string; document: DocxDocument; edits: DocxEdit[] }) => void, numRuns = 150) =>
    fc.assert(fc.property(edited, property), { numRuns: randomRuns(numRuns) });

  it('pass the self-check', () =>
    run(({ document, edits }) => {
      const { outcomes } = applyEdits(document, edits, OPTIONS);
      expect(outcomes.filter((outcome) => outcome.reason === 'self-check')).toEqual([]);
    }));
  it('rejected, give the original markup', () =>
    run(({ document, edits }) => {
      const { bytes } = applyEdits(document, edits, OPTIONS);
      const before = new Set(commentIds(document.opc));
      const ours = new Set([...commentIds(readDocx(bytes).opc)].filter((id) => !before.has(id)));
      for (const part of document.parts) {
        if (part.xml.encoding !== 'utf-8') continue;
        const expected = rejectedForm(part.xml.text, AUTHOR, new Set());
        expect(rejectedForm(textOf(bytes, part.name), AUTHOR, ours)).toBe(expected);
      }
    }));
  it('accepted, give the text asked for', () =>
    run(({ document, edits }) => {
      const result = applyEdits(document, edits, OPTIONS);
      const after = readDocx(result.bytes).paragraphs;
      for (const [i, text] of expectedTexts(document, edits, result).entries())
        if (text !== '') expect(after[i]!.text).toBe(text);
    }));
  it('leave everything else in place: parts, fields, bookmarks, controls, drawings, changes of others', () =>
    run(({ document, edits }) => {
      const { bytes } = applyEdits(document, edits, OPTIONS);
      const after = openZip(bytes);
      const stories = new Set(document.parts.map((part) => part.name));
      for (const [i, entry] of document.opc.archive.entries.entries()) {
        expect(after.entries[i]!.name).toBe(entry.name);
        if (stories.has(entry.name))
          expect(elementCounts(textOf(bytes, entry.name), AUTHOR)).toEqual(
            elementCounts(textOf(document.opc.archive.bytes, entry.name), AUTHOR),
          );
        else if (!/comments|\.rels$|Content_Types/.test(entry.name))
          expect(storedBytes(after, after.entries[i]!)).toEqual(storedBytes(document.opc.archive, entry));
      }
    }, 60));
  it('are counted as they are in the file', () =>
    run(({ document, edits }) => {
      const { bytes, markup, outcomes, tracked, commented, skipped } = applyEdits(document, edits, OPTIONS);
      const all = document.parts.map((part) => textOf(bytes, part.name)).join('');
      const count = (name: string) => all.match(new RegExp(`<\\w+:${name} [^>]*author="${AUTHOR}"`, 'g'))?.length ?? 0;
      expect(markup.insertions).toBe(count('ins'));
      expect(markup.deletions).toBe(count('del'));
      expect(tracked + commented + skipped).toBe(edits.length);
      expect(markup.comments).toBe(commented + outcomes.filter((outcome) => outcome.commented).length);
    }));
  it('do not depend on their order', () =>
    run(({ document, edits }) => {
      // Of edits that share text the first of equal ones wins, so only distinct places are shuffled.
      const places = new Map(edits.map((edit) => [`${edit.paragraph} ${edit.start} ${edit.end}`, edit]));
      const distinct = [...places.values()];
      const forward = applyEdits(document, distinct, OPTIONS);
      const backward = applyEdits(document, [...distinct].reverse(), OPTIONS);
      expect(readDocx(backward.bytes).paragraphs.map((one) => one.text)).toEqual(
        readDocx(forward.bytes).paragraphs.map((one) => one.text),
      );
      expect([...backward.outcomes].reverse()).toEqual(forward.outcomes);
    }, 60));
  it('made in two rounds read like those made in one', () =>
    run(({ document, edits }) => {
      const even = edits.filter((edit) => edit.paragraph % 2 === 0);
      const odd = edits.filter((edit) => edit.paragraph % 2 === 1);
      const once = applyEdits(document, [...even, ...odd], OPTIONS);
      const first = applyEdits(document, even, OPTIONS);
      const twice = applyEdits(readDocx(first.bytes), odd, { ...OPTIONS, author: 'Second' });
      expect(readDocx(twice.bytes).paragraphs.map((one) => one.text)).toEqual(
        readDocx(once.bytes).paragraphs.map((one) => one.text),
      );
    }, 60));
});

describe('broken input', () => {
  /** Reading either works or is refused with a reason; what can be read can be edited. */
  function survives(bytes: Uint8Array): void {
    let document: DocxDocument;
    try {
      document = readDocx(bytes);
    } catch (error) {
      expect(error).toBeInstanceOf(DocumentError);
      return;
    }
    const edits = document.paragraphs
      .filter((one) => one.checkable)
      .map(
        (one): DocxEdit => ({
          paragraph: one.index,
          start: 0,
          end: Math.min(3, one.text.length),
          replacement: 'New',
          mode: 'track',
        }),
      );
    applyEdits(document, edits, OPTIONS);
  }

  it('with bytes changed, cut out or cut off', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...documents),
        fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(255)), { maxLength: 8 }),
        fc.double({ min: 0.5, max: 1, noNaN: true }),
        ([, bytes], changes, keep) => {
          const broken = Buffer.from(bytes.subarray(0, Math.ceil(bytes.length * keep)));
          for (const [at, value] of changes) broken[Math.floor(at * broken.length)] = value;
          survives(broken);
        },
      ),
      { numRuns: randomRuns(200) },
    ));
  it('with markup moved, doubled or dropped', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...editable),
        fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.constantFrom('drop', 'double', 'swap')), {
          minLength: 1,
          maxLength: 4,
        }),
        ([, bytes], changes) => {
          const document = readDocx(bytes);
          const main = document.parts[0]!;
          const elements = main.xml.text.split(/(?=<)/);
          for (const [at, how] of changes) {
            const i = Math.floor(at * elements.length);
            const next = Math.min(i + 1, elements.length - 1);
            if (how === 'drop') elements[i] = '';
            else if (how === 'double') elements[i] = elements[i]!.repeat(2);
            else [elements[i], elements[next]] = [elements[next]!, elements[i]!];
          }
          survives(rewriteZip(document.opc.archive, new Map([[main.name, Buffer.from(elements.join(''))]])));
        },
      ),
      { numRuns: randomRuns(200) },
    ));
});
