import { expect, it } from 'vitest';
import type { ParagraphAlert } from './plan-docx-edits.ts';
import { asWritten, raisedNumbers, withRaised } from './raised.ts';

const text = 'Made with Shiny,17–19 a 10-5 share, on the 4th day.3';
const at = (part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length });
const raised = [at('17–19'), at('-5'), at('th day').start, text.length - 1].map((span) =>
  typeof span === 'number' ? { start: span, end: span + (span === text.length - 1 ? 1 : 2) } : span,
);

it('shows raised numbers as such, and no letters', () => {
  const numbers = raisedNumbers({ text, raised });
  expect(numbers.map((number) => number.text)).toEqual(['17–19', '-5', '3']);
  expect(withRaised(text, numbers)).toBe('Made with Shiny,¹⁷⁻¹⁹ a 10⁻⁵ share, on the 4th day.³');
});

it('knows them by the marks of other formats', () =>
  expect(raisedNumbers({ text: 'so.2', marks: [{ kind: 'superscript', start: 3, end: 4 }] })).toHaveLength(1));

it('writes corrections with the numbers that the document has', () => {
  const numbers = raisedNumbers({ text, raised });
  const read = withRaised(text, numbers);
  const alert = (part: string, replacement: string): ParagraphAlert => ({
    rule: 'a-rule',
    errorClass: 'punctuation',
    comment: 'A comment.',
    confidence: 0.9,
    paragraph: 0,
    start: read.indexOf(part),
    end: read.indexOf(part) + part.length,
    coveredText: part,
    replacements: [replacement],
  });
  expect(asWritten(alert('Shiny,¹⁷⁻¹⁹ a', 'shiny,¹⁷⁻¹⁹ an'), read, numbers)).toMatchObject({
    coveredText: 'Shiny,17–19 a',
    replacements: ['shiny,17–19 an'],
  });
  expect(asWritten(alert('day.³', 'days.³'), read, numbers)?.replacements).toEqual(['days.3']);
  expect(asWritten(alert('¹⁷⁻¹⁹ a', 'an'), read, numbers)).toBeUndefined();
  expect(asWritten(alert('¹⁷⁻¹⁹', '¹⁷⁻¹⁹,'), read, numbers)).toBeUndefined();
  expect(asWritten(alert('Made', 'Done'), read, numbers)?.replacements).toEqual(['Done']);
});
