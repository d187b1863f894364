import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FORMULAIC, PERSONAL } from '../../test/detection-texts.ts';
import { countWords } from '../text/words.ts';
import { createDetector } from './detector.ts';
import { ModelFileError } from './model-file.ts';
import type { DetectionResult, DetectorParagraph } from './types.ts';

const bytes = readFileSync(new URL('../../models/detector.bin', import.meta.url));
const detector = createDetector(bytes);
const body = (text: string): DetectorParagraph => ({ text, kind: 'body' });
const judge = (texts: readonly string[]): DetectionResult => detector.analyse(texts.map(body));

describe('createDetector', () => {
  it('refuses bytes that are no model, and damaged ones', () => {
    expect(() => createDetector(new Uint8Array(100))).toThrow(ModelFileError);
    expect(() => createDetector(bytes.subarray(0, bytes.length >> 1))).toThrow(ModelFileError);
  });
  it('reads a model that lies at an odd place of shared memory', () => {
    const shared = new Uint8Array(new SharedArrayBuffer(bytes.length + 3), 3);
    shared.set(bytes);
    expect(createDetector(shared).detectText(FORMULAIC.join('\n'))).toEqual(detector.detectText(FORMULAIC.join('\n')));
  });
});

describe('analyse', () => {
  it('finds machine-like text and leaves a person alone', () => {
    const machine = judge(FORMULAIC);
    expect(machine).toMatchObject({ band: 'red', outcome: 'machine', shareOfWords: 1 });
    expect(machine.probability).toBeGreaterThan(0.9);
    const person = judge(PERSONAL);
    expect(person).toMatchObject({ score: 0, outcome: 'human', shareOfWords: 0 });
    expect(person.probability).toBeLessThan(0.2);
  });

  it.each([
    'Keywords: overlay networks, application acceleration, HTTP, content delivery, quality of service, streaming media, DNS',
    'Additional Keywords and Phrases: datasets, map-reduce, big data frameworks, information extraction, cloud storage.',
    'Individual Retrospective Cohort Study; or Low Quality Individual Randomized Controlled Trial, Level 2 b',
  ])('does not take English terms for another language: %s', (terms) => {
    const { warnings, paragraphs, wordsLeftOut } = judge([terms, ...PERSONAL]);
    expect(warnings).not.toContain('partly not English');
    expect(paragraphs[0]!.notScored).toBe('other');
    expect(Object.keys(wordsLeftOut)).toEqual(['other']);
  });

  it.each([
    'Mots-clés : réseaux, données, apprentissage, santé publique, environnement, communication, transport, qualité, culture, logiciel',
    'Parole chiave: informatica, dati, rete, cloud computing, big data, machine learning, sicurezza, privacy, software',
    'Schlagwörter: Netze, Daten, maschinelles Lernen, öffentliche Gesundheit, Umwelt, Verkehr, Qualität, Software, Cloud',
    'La calidad total de la reforma es general y cultural, con un control social del hospital central de la capital.',
  ])('takes terms and sentences of another language for that: %s', (foreign) => {
    const { warnings, paragraphs } = judge([foreign, ...PERSONAL]);
    expect(warnings).toContain('partly not English');
    expect(paragraphs[0]!.notScored).toBe('not English');
  });

  it('finds the passages of a mixed document and says that they differ', () => {
    const { paragraphs, warnings, outcome, shareOfWords, score, wordsScored } = judge([...PERSONAL, ...FORMULAIC]);
    expect(outcome).toBe('mixed');
    expect(shareOfWords).toBe((paragraphs[2]!.words + paragraphs[3]!.words) / wordsScored);
    expect(score).toBeGreaterThanOrEqual(36);
    expect(paragraphs.map(({ band }) => band === 'green')).toEqual([true, true, false, false]);
    expect(warnings).toContain('passages differ');
  });

  it('finds a machine-like passage that begins and ends inside paragraphs', () => {
    const person = PERSONAL.join(' ');
    const machine = FORMULAIC.join(' ');
    const { passages, paragraphs } = judge([`${person} ${machine} ${person}`]);
    expect(passages).toHaveLength(1);
    const [{ from, to, words, score }] = passages as [(typeof passages)[number]];
    expect(score).toBeGreaterThanOrEqual(71);
    expect([from.paragraph, to.paragraph]).toEqual([0, 0]);
    const { sentences } = paragraphs[0]!;
    // windows of 60 words locate the beginning of a passage to within about two sentences
    expect(Math.abs(sentences[from.sentence]!.start - (person.length + 1))).toBeLessThan(250);
    expect(Math.abs(sentences[to.sentence]!.end - (person.length + machine.length + 1))).toBeLessThan(250);
    expect(words).toBe(sentences.slice(from.sentence, to.sentence + 1).reduce((sum, own) => sum + own.words, 0));
  });

  it('finds no machine-like passage in a person’s text, and none without a score', () => {
    expect(judge(PERSONAL).passages).toEqual([]);
    expect(judge(['Too short to be judged.']).passages).toEqual([]);
  });

  it('gives reasons in words, at most three, the weightiest first', () => {
    for (const { signals } of judge([...PERSONAL, ...FORMULAIC]).paragraphs) {
      expect(signals.length).toBeGreaterThan(0);
      expect(signals.length).toBeLessThanOrEqual(3);
      const weights = signals.map(({ weight }) => Math.abs(weight));
      expect(weights).toEqual([...weights].sort((a, b) => b - a));
    }
    expect(judge(FORMULAIC).paragraphs[0]!.signals.every(({ direction }) => direction === 'machine')).toBe(true);
  });

  it('gives sentences with offsets in their paragraph', () => {
    for (const { index, sentences, words } of judge(PERSONAL).paragraphs) {
      const text = PERSONAL[index]!;
      expect(sentences[0]!.start).toBe(0);
      expect(sentences.at(-1)!.end).toBe(text.length);
      expect(sentences.reduce((sum, sentence) => sum + sentence.words, 0)).toBe(words);
    }
  });

  it('does not score what is not prose, and says so', () => {
    const { paragraphs, wordsLeftOut, words, wordsScored } = detector.analyse([
      { text: 'Heading of it', kind: 'heading' },
      ...PERSONAL.map(body),
      { text: 'const x = 1;', kind: 'code' },
      { text: '', kind: 'body' },
      { text: 'References', kind: 'heading' },
      body('Cole, M. (1999). The night of the water. Harbour Press.'),
      { text: 'Appendix', kind: 'heading' },
      body(FORMULAIC[0]!),
    ]);
    expect(paragraphs.map(({ notScored }) => notScored)).toEqual([
      'heading',
      null,
      null,
      'code',
      'empty',
      'heading',
      'reference',
      'heading',
      null,
    ]);
    const left = Object.values(wordsLeftOut).reduce((sum, count) => sum + count, 0);
    expect(left + wordsScored).toBe(words);
  });

  it('joins short paragraphs with their neighbours', () => {
    const short = 'He said nothing to any of us about it, not then and not later.';
    const { paragraphs } = judge([PERSONAL[0]!, short, PERSONAL[1]!]);
    expect(paragraphs[1]!.joinedWith).toEqual([0]);
    expect(paragraphs[1]!.score).toBe(paragraphs[0]!.score);
    expect(paragraphs[2]!.joinedWith).toEqual([]);
  });

  it.each([
    ['nothing', '', 'empty'],
    ['twenty words', PERSONAL[0]!.split(' ').slice(0, 20).join(' '), 'too short'],
    ['Chinese', '我们在天黑之前去了河边。我的弟弟一路上都拿着灯。'.repeat(30), 'not English'],
    [
      'French',
      'Nous sommes allés à la rivière avant la nuit, et mon frère avait la lampe avec lui tout le long du chemin. '.repeat(
        9,
      ),
      'not English',
    ],
  ])('gives no score for %s', (_name, text, status) => {
    const result = detector.detectText(text);
    expect(result.status).toBe(status);
    expect(result.score).toBeNull();
  });

  it('warns under 300 words, and of disguises, whose removal leaves the score as it was', () => {
    const clean = judge(FORMULAIC);
    expect(clean.warnings).toEqual(['under 300 words']);
    const hidden = judge(
      FORMULAIC.map((text) => text.replace(/e/g, (e, k: number) => (k % 3 === 0 ? 'е' : `${e}\u200b`))),
    );
    expect(hidden.warnings).toContain('disguised characters');
    expect(hidden.disguises.lookAlikes).toBeGreaterThan(20);
    expect(Math.abs(hidden.score! - clean.score!)).toBeLessThanOrEqual(5);
  });

  it('leaves foreign paragraphs of an English document out', () => {
    const { status, warnings, wordsLeftOut } = judge([
      ...PERSONAL,
      'Nous sommes allés à la rivière avant la nuit, et mon frère avait la lampe avec lui tout le long du chemin.',
    ]);
    expect(status).toBe('scored');
    expect(warnings).toContain('partly not English');
    expect(wordsLeftOut['not English']).toBe(22);
  });

  it.each([
    ['one sentence of 25,000 words', 'and then we went on '.repeat(5_000)],
    ['stops without words', `${PERSONAL.join(' ')} ${'! ? '.repeat(20_000)}`],
    ['bullets without words', `${PERSONAL.join(' ')} ${'• '.repeat(40_000)}`],
    ['invisible characters alone', `${PERSONAL.join(' ')} ${'\u200b'.repeat(300_000)}`],
    ['a word without end', `${PERSONAL.join(' ')} ${'x'.repeat(500_000)}`],
    ['lines without end', `${PERSONAL.join('\n')}\n${'a\n'.repeat(15_000)}`],
  ])('takes %s', (_name, text) => {
    const { words, wordsScored, wordsLeftOut } = detector.detectText(text);
    const left = Object.values(wordsLeftOut).reduce((sum, count) => sum + count, 0);
    expect(wordsScored + left).toBe(words);
    expect(detector.analyse([body(text)]).words).toBe(words);
  });

  it('takes tens of thousands of words, and reports progress', () => {
    const texts = Array.from({ length: 300 }, (_, k) => [...PERSONAL, ...FORMULAIC][k % 4]!);
    const steps: number[] = [];
    const result = detector.analyse(texts.map(body), (share) => steps.push(share));
    expect(result.words).toBe(texts.reduce((sum, text) => sum + countWords(text), 0));
    expect(result.words).toBeGreaterThan(23_000);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps.at(-1)).toBe(1);
  });
});
