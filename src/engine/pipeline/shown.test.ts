import { describe, expect, it } from 'vitest';
import type { CheckOptions } from '../context.ts';
import type { Proposal } from '../proposal.ts';
import type { ErrorClass } from '../taxonomy.ts';
import { whyNotShown } from './shown.ts';

const advanced: CheckOptions = { language: 'US', pipeline: 'advanced', documentType: 'academic', styleGuide: null };
const basic: CheckOptions = { ...advanced, pipeline: 'basic' };

const proposal = (errorClass: ErrorClass, confidence: number, replacements = ['x']): Proposal => ({
  start: 0,
  end: 1,
  rule: 'test',
  comment: 'A comment.',
  errorClass,
  confidence,
  replacements,
});

const isShown = (wanted: Proposal, options: CheckOptions, formal = false): boolean =>
  whyNotShown(wanted, options, formal) === undefined;

describe('whyNotShown', () => {
  it('asks for more confidence in basic than in advanced', () => {
    expect(isShown(proposal('article', 0.49), advanced)).toBe(false);
    expect(isShown(proposal('article', 0.5), advanced)).toBe(true);
    expect(isShown(proposal('article', 0.6), basic)).toBe(false);
    expect(isShown(proposal('article', 0.65), basic)).toBe(true);
  });
  it('asks for more where the writer wants certain corrections, and for less where possible ones are wanted too', () => {
    const doubtful = { ...proposal('noun-number', 0.55), rule: 'ranker/noun-number' };
    const possible = proposal('article', 0.45);
    const certain = { ...proposal('spelling', 0.99), rule: 'spelling/known' };
    const levels = (wanted: Proposal) =>
      (['careful', 'balanced', 'thorough'] as const).map((certainty) => isShown(wanted, { ...advanced, certainty }));
    expect(levels(certain)).toEqual([true, true, true]);
    expect(levels(doubtful)).toEqual([false, true, true]);
    expect(levels(possible)).toEqual([false, false, true]);
    expect(levels({ ...doubtful, optional: true })).toEqual([true, true, true]);
  });
  it('shows no correction that manuscripts say not to trust, and asks for more trust in papers', () => {
    const objected = { ...proposal('preposition', 0.9), rule: 'an-unread-file/a-rule', opinion: -6 };
    const unread = { ...objected, opinion: 1 };
    expect([isShown(objected, advanced, false), isShown(objected, advanced, true)]).toEqual([false, false]);
    expect(isShown(unread, advanced)).toBe(true);
    expect(whyNotShown(objected, advanced, true)).toMatch(/trust/);
    expect(isShown(objected, { ...advanced, certainty: 'thorough' }, true)).toBe(true);
  });
  it('shows what readers wanted from a lower confidence, where manuscripts trust it', () => {
    const trusted = {
      ...proposal('article', 0.35),
      rule: 'ranker/determiner',
      learned: true,
      opinion: 2,
      shownFrom: 0.33,
    };
    const doubted = { ...trusted, opinion: -6 };
    expect([isShown(trusted, advanced), isShown(doubted, advanced)]).toEqual([true, false]);
    expect(isShown({ ...trusted, confidence: 0.32 }, advanced)).toBe(false);
    expect([isShown(trusted, basic), isShown(trusted, { ...advanced, certainty: 'careful' })]).toEqual([false, false]);
    expect(isShown(trusted, { ...advanced, certainty: 'thorough' })).toBe(true);
  });
  it('shows plain mistakes of everyday writing, trusted or not', () => {
    const capital = { ...proposal('capitals', 0.6), rule: 'an-unread-file/a-rule', opinion: -6 };
    expect([isShown(capital, advanced, false), isShown(capital, advanced, true)]).toEqual([true, false]);
    expect(isShown({ ...capital, learned: true }, advanced, false)).toBe(false);
    const realWord = { ...capital, errorClass: 'spelling', rule: 'spelling-real-word' } as const;
    expect(isShown(realWord, advanced, false)).toBe(false);
  });
  it.each([
    ['spelling', true],
    ['punctuation', true],
    ['run-on', true],
    ['capitals', true],
    ['regional', true],
    ['redundancy', false],
    ['contraction', false],
    ['word-choice', false],
    ['inclusive', false],
  ] as const)('basic shows %s: %s', (errorClass, expected) => {
    expect(isShown(proposal(errorClass, 1), basic)).toBe(expected);
    expect(isShown(proposal(errorClass, 1), advanced)).toBe(true);
  });
  it('shows advisors in advanced only', () => {
    expect(isShown(proposal('other', 1, []), basic)).toBe(false);
    expect(isShown(proposal('other', 1, []), advanced)).toBe(true);
  });
  it('shows a style guide to those who asked for it', () => {
    expect(isShown(proposal('APA', 1), advanced)).toBe(false);
    expect(isShown(proposal('APA', 1), { ...advanced, styleGuide: 'APA' })).toBe(true);
    expect(isShown(proposal('APA', 1), { ...advanced, styleGuide: 'AMA' })).toBe(false);
    expect(isShown(proposal('APA', 1), { ...basic, styleGuide: 'APA' })).toBe(false);
  });
});
