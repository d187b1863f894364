import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../src/engine/engine.ts';
import { realEngine } from './real-engine.ts';

function asked(text: string): string[] {
  return realEngine()
    .check(text, DEFAULT_OPTIONS)
    .flatMap(({ alerts }) => alerts)
    .filter(({ rule }) => rule === 'unusual-pair')
    .map(({ coveredText, comment }) => `${coveredText} → ${/“(.+?)”/.exec(comment)?.[1]}`);
}

describe('words that papers do not put together', () => {
  it.each([
    [
      'Promoter analysis represented that the four genes contained several conserved elements in their upstream regions.',
      'represented → showed',
    ],
    [
      'The model consists of ordinal differential equations that describe the kinetics of the enzymatic reactions.',
      'ordinal → ordinary',
    ],
  ])('asks about one: %s', (text, question) => {
    expect(asked(text)).toEqual([question]);
  });

  it.each([
    'Promoter analysis showed that the four genes contained several conserved elements in their upstream regions.',
    'The bars represent the mean values of the four replicates that were measured in the greenhouse experiment.',
    'The responses were measured on an ordinal scale, and the ordinal regression included all of the participants.',
    'The model consists of ordinary differential equations that describe the kinetics of the enzymatic reactions.',
    'The sensibility of the readers was offended by the descriptions of the treatment of the laboratory animals.',
    'The economical use of irrigation water increased the profitability of the farms in the semi-arid regions.',
  ])('lets what is right be: %s', (text) => {
    expect(asked(text)).toEqual([]);
  });

  it('asks, and changes nothing by itself', () => {
    const text = 'Promoter analysis represented that the four genes contained several conserved upstream elements.';
    const [alert] = realEngine()
      .check(text, DEFAULT_OPTIONS)
      .flatMap(({ alerts }) => alerts);
    expect(alert).toMatchObject({ rule: 'unusual-pair', errorClass: 'word-choice', replacements: [], optional: true });
    expect(alert!.comment).toMatch(
      /^Did you mean “showed”\? Before a clause with “that”, .+ From arXiv abstracts \(CC0\): “/,
    );
  });

  it('says nothing of letters and stories', () => {
    expect(asked('She represented that she had seen him there, and he believed her.')).toEqual([]);
  });
});
