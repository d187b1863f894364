import { describe, expect, it } from 'vitest';
import { collectDocumentFacts } from '../../src/engine/document/document-facts.ts';
import { found, realEngine } from './real-engine.ts';

const engine = realEngine();
const about = (word: string, text: string, document?: readonly string[]): string[] =>
  found(engine, text, {}, document && collectDocumentFacts(document)).filter((alert) => alert.includes(word));

describe("the author's own words", () => {
  const text = 'The samples were put into a reactoire and left there.';

  it('are corrected where they stand once and look like a slip', () => {
    expect(about('reactoire', text)).toEqual(['reactoire → reactor']);
  });
  it('are kept where the document uses them again and again', () => {
    const document = [
      text,
      'A reactoire splits the flow. Each reactoire has two outlets.',
      'Cleaning the reactoire takes an hour; a second reactoire runs meanwhile.',
      'The reactoire, the pump and the reactoire valve were checked.',
    ];
    expect(about('reactoire', text, document)).toEqual([]);
  });
  it('do not excuse common misspellings, however often they come', () => {
    const document = ['We recieve letters. They recieve letters. I recieve letters. You recieve them, too.'];
    expect(about('recieve', 'We recieve many letters every day.', document)).toEqual(['recieve → receive']);
  });
});

describe('abbreviations and names', () => {
  it.each([
    'A graph attention transducer (GAXT) was trained. The GAXT needs few samples, and GAXTs are fast.',
    'Type IV collagen binding protein (CBPX) was measured, and CBPX levels rose.',
    'The method of Zhukovskij and of Mbekele was used in Tlalpan.',
  ])('raise no alert: %s', (text) => expect(found(engine, text)).toEqual([]));
});

describe('quotations and titles in another language', () => {
  it.each([
    'Kant wrote about the “Ding an sich und das Ding für uns” in his works.',
    'It appeared in the Annales de la Société des Sciences Naturelles in 1902.',
    'She answered in Spanish. No sé qué hacer con todos estos papeles que me han dado. Then she left the room.',
    'The motto reads “Wer nicht hören will, muss fühlen”, and it is old.',
  ])('are left alone: %s', (text) => expect(found(engine, text)).toEqual([]));

  it('do not excuse the English around them', () => {
    expect(found(engine, 'He recieve the “Ding an sich und das Ding für uns” from a friend.').join()).toContain(
      'recieve',
    );
  });
});

describe('text in another language', () => {
  const german =
    'Die Ergebnisse der Studie zeigen, dass das Verfahren nicht geeignet ist. Deshalb haben wir ein anderes gewählt.';

  it('gets one advisor that names the language', () => {
    const sentences = engine.check(german, {
      language: 'US',
      pipeline: 'advanced',
      documentType: 'academic',
      styleGuide: null,
    });
    expect(sentences).toHaveLength(2);
    const alerts = sentences.flatMap((sentence) => sentence.alerts);
    expect(alerts).toHaveLength(1);
    expect(alerts[0]).toMatchObject({ start: 0, end: 3, coveredText: 'Die', replacements: [], errorClass: 'other' });
    expect(alerts[0]!.comment).toContain('German');
  });
  it('is not seen in a few words', () => {
    expect(found(engine, 'Sturm und Drang')).toEqual([]);
  });
});

describe('headings, cells and captions', () => {
  it.each([
    'number of patients in the control group',
    'Results of the second experiment',
    'in the first case a value of 5',
    'mean temperature of the warmest month (°C)',
    'Table 2. Number of cells per sample',
    'However small',
  ])('need neither capital nor stop nor comma: %s', (text) => expect(found(engine, text)).toEqual([]));

  it('still have their spelling checked', () => {
    expect(found(engine, 'enviroment and goverment of the region')).toEqual([
      'enviroment → environment',
      'goverment → government',
    ]);
  });
});
