import { describe, expect, it, vi } from 'vitest';
import { collectDocumentFacts, countDocument, documentFacts } from './document-facts.ts';

describe('document facts', () => {
  it('count words over paragraphs, without regard to capitals and apostrophes', () => {
    const facts = collectDocumentFacts(['The glorx is here.', 'Glorx’s glorx, GLORX'.normalize('NFD')]);
    expect(facts.occurrences('glorx')).toBe(4);
    expect(facts.occurrences("'s")).toBe(1);
    expect(facts.occurrences('absent')).toBe(0);
  });
  it('know the abbreviations that the text defines', () => {
    const facts = collectDocumentFacts([
      'A convolutional neural network (CNN) and randomised controlled trials (RCTs; n = 12).',
      'Type 2 diabetes (T2D), see above (e.g. Smith) and the (IL-6) level.',
    ]);
    for (const form of ['CNN', 'RCT', 'T2D', 'IL-6'])
      expect([form, facts.definesAbbreviation(form)]).toEqual([form, true]);
    for (const form of ['Smith', 'e.g', 'cnn', 'n'])
      expect([form, facts.definesAbbreviation(form)]).toEqual([form, false]);
  });
  it('know the words that a document sets down as its own', () => {
    const counts = countDocument(
      ['The Glorx is here. Fnord was there: “Blarg” too.'],
      ['On the wibble of sources', 'Quux J. 2001'],
    );
    const facts = documentFacts(structuredClone(counts));
    for (const word of ['glorx', 'wibble', 'sources', 'quux']) expect([word, facts.isOwn(word)]).toEqual([word, true]);
    for (const word of ['fnord', 'blarg', 'here']) expect([word, facts.isOwn(word)]).toEqual([word, false]);
  });
  it('do not keep endless words', () => {
    const { words } = countDocument(['a'.repeat(65), 'b'.repeat(64)]);
    expect([...words.keys()]).toEqual(['b'.repeat(64)]);
  });
  it('read each paragraph a few times, however many abbreviations it defines', () => {
    const read = vi.spyOn(String.prototype, 'charCodeAt');
    const readsOf = (definitions: number): number => {
      read.mockClear();
      collectDocumentFacts(['A deoxy acid (DA), '.repeat(definitions)]);
      return read.mock.calls.length;
    };
    const few = readsOf(20);
    const many = readsOf(80);
    read.mockRestore();
    // 16 times as often when the paragraph was read for each of them.
    expect(many).toBeLessThan(6 * few);
  });
  it('survive being sent to another thread', () => {
    const facts = documentFacts(structuredClone(countDocument(['The support vector machine (SVM) and the SVM'])));
    expect(facts.occurrences('svm')).toBe(2);
    expect(facts.definesAbbreviation('SVM')).toBe(true);
    expect(facts.occurrences('constructor')).toBe(0);
  });
});
