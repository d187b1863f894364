import { describe, expect, it } from 'vitest';
import { tokenize } from '../../text/token.ts';
import { citationMarks } from './citation-marks.ts';

/** Words with the tags that they have when the objects are removed: “The_DT work_NN @ shows_VBZ”. */
function marks(tagged: string): number[] {
  const words = tagged.split(' ').map((word) => word.split('_') as [string, string?]);
  const tokens = tokenize(words.map(([word]) => word.replace('@', '\uFFFC')).join(' '));
  const tags = new Map(tokens.map((token, i) => [token, { xpos: words[i]?.[1] ?? '.' }]));
  return citationMarks(tokens, tags);
}

describe('citations of a subject', () => {
  it.each([
    ['The_DT recent_JJ work_NN @ show_VBP it_PRP', 3],
    ['Smith_NNP et_FW al._NNP @ introduces_VBZ it_PRP', 3],
    ['GcpSensor_NNP @ can_MD runs_VBZ', 1],
  ])('%s', (text, at) => expect(marks(text)).toEqual([at]));

  it.each([
    'For_IN each_DT node_NN @ denotes_VBZ it_PRP',
    'For_IN each_DT node_NN @ gives_VBZ it_PRP',
    'The_DT node_NN @ is_VBZ first_JJ',
    'The_DT file_NN @ operations_NNS fail_VBP',
    'We_PRP use_VBP @ show_VB',
    '@ shows_VBZ it_PRP',
  ])('leaves %s', (text) => expect(marks(text)).toEqual([]));
});
