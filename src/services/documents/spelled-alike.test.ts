import { describe, expect, it } from 'vitest';
import { spelledAlike } from './spelled-alike.ts';

const alert = (coveredText: string, word: string, confidence: number, rule = 'spelling/known') => ({
  rule,
  coveredText,
  replacements: [word, 'other'],
  confidence,
  comment: `write ${word}`,
});

describe('spelledAlike', () => {
  it('corrects a slip that recurs to the word that its places together are surest of', () => {
    const alerts = [
      alert('istance', 'distance', 0.99),
      alert('istance', 'instance', 0.97),
      alert('istance', 'instance', 0.9),
    ];
    expect(spelledAlike(alerts).map(({ replacements, comment }) => [replacements[0], comment])).toEqual(
      alerts.map(() => ['instance', 'write instance']),
    );
  });

  it('leaves slips that stand once, other words and other rules alone', () => {
    const alerts = [
      alert('istance', 'distance', 0.9),
      alert('Istance', 'Instance', 0.9),
      alert('form', 'from', 0.9, 'spelling-real-word'),
      alert('form', 'farm', 0.8, 'spelling-real-word'),
    ];
    expect(spelledAlike(alerts)).toEqual(alerts);
  });

  it('has nothing to say where nothing is offered', () => {
    const asked = { ...alert('istance', '', 0.9), replacements: [] };
    expect(spelledAlike([asked, asked])).toEqual([asked, asked]);
  });
});
