import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import { randomRuns } from '../../../test/fixtures/random-runs.ts';
import { applyEdits, deleteTokens, type Edit, insertAfter, insertBefore, matchCase } from '../edits.ts';
import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { trust } from './manuscript-trust.ts';
import { type Alert, presentAlerts } from './present.ts';
import { resolveConflicts } from './resolve.ts';

function proposed(edit: Edit, confidence = 0.9, others: readonly string[] = []): Proposal {
  return {
    start: edit.start,
    end: edit.end,
    replacements: [edit.text, ...others],
    rule: 'test',
    errorClass: 'other',
    comment: `Comment on ${edit.start}.`,
    confidence,
  };
}

const advisor = (start: number, end: number): Proposal => ({
  ...proposed({ start, end, text: '' }, 0.9),
  replacements: [],
});

const replaceToken = ({ start, end, text }: AnalysedToken, form: string): Edit => ({
  start,
  end,
  text: matchCase(form, text),
});

/** The text of a reader who accepts the first replacement of every alert. */
function accepted(sentence: AnalysedSentence, alerts: readonly Alert[]): string {
  const edits = alerts
    .filter(({ replacements }) => replacements.length > 0)
    .map(({ start, end, replacements }) => ({
      start: sentence.start + start,
      end: sentence.start + end,
      text: replacements[0]!,
    }));
  return applyEdits(sentence.paragraph, edits);
}

const shown = (alerts: readonly Alert[]) => alerts.map(({ coveredText, replacements }) => [coveredText, replacements]);

describe('presentAlerts', () => {
  it('shows an insertion on the word it leans on', () => {
    const sentence = plainSentence('Dog is here. However we left', [], 13);
    expect(shown(presentAlerts(sentence, [proposed(insertAfter(sentence.tokens[0]!, ','))]))).toEqual([
      ['However', ['However,']],
    ]);
    expect(shown(presentAlerts(sentence, [proposed(insertBefore(sentence, 2, 'have'))]))).toEqual([
      ['left', ['have left']],
    ]);
  });
  it('shows a deletion on the word that stays', () => {
    const sentence = plainSentence('He went to to school .');
    expect(shown(presentAlerts(sentence, [proposed(deleteTokens(sentence, 3, 4))]))).toEqual([
      ['to school', ['school']],
    ]);
    expect(shown(presentAlerts(sentence, [proposed({ start: 20, end: 21, text: '' })]))).toEqual([[' .', ['.']]]);
  });
  it('quotes no mark without a width', () => {
    const sentence = plainSentence('\uFEFFHe go home.');
    const told = {
      ...proposed(replaceToken(sentence.tokens[1]!, 'goes')),
      comment: 'The subject “\uFEFFHe” is singular.',
    };
    expect(presentAlerts(sentence, [told])[0]!.comment).toBe('The subject “He” is singular.');
  });
  it('makes one alert of two that come to touch one word', () => {
    const sentence = plainSentence('However we left');
    const alerts = presentAlerts(sentence, [
      proposed(replaceToken(sentence.tokens[0]!, 'therefore'), 0.7),
      proposed(insertAfter(sentence.tokens[0]!, ','), 0.9),
    ]);
    expect(shown(alerts)).toEqual([['However', ['Therefore,']]]);
    expect(alerts[0]!.comment).toBe('Comment on 0. Also, comment on 7.');
    expect(alerts[0]!.confidence).toBe(trust(proposed(replaceToken(sentence.tokens[0]!, 'therefore'), 0.7), false));
  });
  it('lets a correction push an advisor aside', () => {
    const sentence = plainSentence('He went there');
    const alerts = presentAlerts(sentence, [advisor(0, 13), proposed(replaceToken(sentence.tokens[1]!, 'goes'))]);
    expect(shown(alerts)).toEqual([['went', ['goes']]]);
  });
  it('offers five different replacements at most, none of them what stands there', () => {
    const sentence = plainSentence('He went there');
    const proposal = proposed({ start: 3, end: 7, text: 'a' }, 0.9, ['a', 'went', 'b', 'c', 'd', 'e', 'f']);
    expect(presentAlerts(sentence, [proposal])[0]!.replacements).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
  it('covers enough to offer a deletion among the replacements', () => {
    const sentence = plainSentence('He went the there');
    expect(shown(presentAlerts(sentence, [proposed({ start: 8, end: 12, text: 'a ' }, 0.9, [''])]))).toEqual([
      ['the there', ['a there', 'there']],
    ]);
  });
  it('drops what changes nothing or has nothing to stand on', () => {
    const sentence = plainSentence('He went there');
    expect(presentAlerts(sentence, [proposed({ start: 3, end: 7, text: 'went' }), advisor(5, 5)])).toEqual([]);
    expect(presentAlerts(plainSentence('Oops'), [proposed({ start: 0, end: 4, text: '' })])).toEqual([]);
  });

  const words = fc.array(fc.constantFrom('The', 'cat', 'I', 'sat', 'on', '5', ',', '(x)', "don't", '.', '“so”', 'é'), {
    minLength: 2,
    maxLength: 10,
  });
  const gaps = fc.array(fc.constantFrom(' ', '  ', '\n', ''), { minLength: 9, maxLength: 9 });
  const kinds = fc.constantFrom('replace', 'delete', 'before', 'after', 'advise', 'unspace', 'space');
  const moves = fc.array(fc.tuple(fc.nat(12), kinds, fc.integer({ min: 50, max: 99 })), { maxLength: 8 });

  it('gives sorted, disjoint, full ranges whose replacements make the very edits', () => {
    fc.assert(
      fc.property(words, gaps, moves, (pieces, spaces, chosen) => {
        const text = pieces.map((piece, i) => piece + (i < pieces.length - 1 ? spaces[i]! : '')).join('');
        const paragraph = `Before it. ${text} After it.`;
        const sentence = plainSentence(paragraph, [], 11, 11 + text.length);
        const proposals = resolveConflicts(
          chosen.flatMap(([at, kind, percent]) => proposalAt(sentence, at, kind, percent / 100)),
        );
        const alerts = presentAlerts(sentence, proposals);
        let end = 0;
        for (const alert of alerts) {
          expect(alert.start).toBeGreaterThanOrEqual(end);
          expect(alert.end).toBeGreaterThan(alert.start);
          expect(alert.end).toBeLessThanOrEqual(text.length);
          expect(alert.coveredText).toBe(text.slice(alert.start, alert.end));
          for (const replacement of alert.replacements) {
            expect(replacement.trim()).not.toBe('');
            expect(replacement).not.toBe(alert.coveredText);
          }
          end = alert.end;
        }
        const edits = proposals
          .filter(({ replacements }) => replacements.length > 0)
          .map(({ start, end, replacements }) => ({ start, end, text: replacements[0]! }));
        const wanted = applyEdits(paragraph, edits);
        // a sentence that would be left empty cannot be shown as a replacement
        fc.pre(/[\p{L}\p{N}]/u.test(wanted.slice(11, wanted.length - 11)));
        expect(accepted(sentence, alerts)).toBe(wanted);
      }),
      { numRuns: randomRuns(3000) },
    );
  });
});

function proposalAt(sentence: AnalysedSentence, at: number, kind: string, confidence: number): Proposal[] {
  const { tokens, paragraph } = sentence;
  const index = at % tokens.length;
  const token = tokens[index]!;
  if (kind === 'advise') return [{ ...advisor(token.start, token.end), confidence }];
  if (kind === 'replace') return [proposed(replaceToken(token, 'word'), confidence)];
  if (kind === 'before') return [proposed(insertBefore(sentence, index, 'a'), confidence)];
  if (kind === 'after') return [proposed(insertAfter(token, ','), confidence)];
  if (kind === 'space') {
    const next = tokens[index + 1];
    if (!next || token.end !== next.start) return [];
    return [proposed({ start: token.end, end: token.end, text: ' ' }, confidence)];
  }
  if (kind === 'unspace') {
    const next = tokens[index + 1];
    const gap = next ? paragraph.slice(token.end, next.start) : '';
    return gap === '' ? [] : [proposed({ start: token.end, end: token.end + gap.length, text: '' }, confidence)];
  }
  return tokens.length > 1 ? [proposed(deleteTokens(sentence, index, index + 1), confidence)] : [];
}
