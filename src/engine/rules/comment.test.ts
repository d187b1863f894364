import { describe, expect, it } from 'vitest';
import { fillComment } from './comment.ts';

describe('fillComment', () => {
  it('puts the words in quotation marks, each as often as it is named', () => {
    const words = { found: 'on', better: 'in', before: 'interested', result: 'interested in' };
    expect(fillComment('{before} takes {better}, not {found}: {result}.', words)).toBe(
      '“interested” takes “in”, not “on”: “interested in”.',
    );
    expect(fillComment('{better} or {better}', words)).toBe('“in” or “in”');
  });
  it('does not read what it put in as a place', () => {
    expect(fillComment('Write {better}.', { better: '{found}', found: 'x' })).toBe('Write “{found}”.');
  });
});
