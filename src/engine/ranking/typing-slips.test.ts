import { describe, expect, it } from 'vitest';
import { found, realEngine } from '../../../test/engine/real-engine.ts';

describe('slips of the hand that make another word', () => {
  const engine = realEngine();

  it.each([
    ['The readers of this guide value you opinion and welcome every comment.', 'you → your'],
    ['In the future is is likely that the tool will read both formats.', 'is → it'],
    ['To start the task so that is runs every hour, set the interval.', 'is → it'],
    ['The first value should be he name of the handler that is called.', 'he → the'],
    ['Most of these settings are not something that users an change.', 'an → can'],
    ['Please put the cups on the shelf and arrange then by size.', 'then → them'],
    ['In the even of a failure, the job is started again.', 'even → event'],
    ['We are doing the whole test again with out own tools.', 'out → our'],
    ['For example, in you are new to the project, read the guide.', 'in → if'],
    ['There is not reason to keep the old file.', 'not → no'],
    ['Exact methods with open-source an proprietary solvers are evaluated in four studies.', 'an → and'],
    ['It is easy to see hat the two methods differ.', 'hat → that'],
  ])('are mended where both models agree: %s', (text, change) => {
    expect(found(engine, text)).toContain(change);
  });

  it('leave words to rules that know which of several is meant', () => {
    expect(found(engine, 'The authors described there method in detail.')).toContain('there → their');
  });

  it('leave the words beside them as they are until they are mended', () => {
    const changes = found(engine, 'The request is passed to on of the handlers in the list.');
    expect(changes).toContain('on → one');
    expect(changes.join(' ')).not.toContain('to on');
  });

  it('leave a preposition before a number', () => {
    const changes = found(engine, 'Three channels that do not overlap in the on 2.4 GHz band are used.');
    expect(changes).not.toContain('on → one');
  });

  it.each([
    'We value you and your opinion.',
    'The tool that she uses is new, and the old one is not used.',
    'They moved toward the exit and then towards the gate.',
    'It never works, and nobody has ever asked why.',
    'The file is in a folder on the desk of the clerk.',
    'The colour of the tyre is grey.',
    'This approach allows us to distinct three categories of them.',
    'Set the id, and the os is found by itself.',
    'An in-page link and an on-off switch were added.',
  ])('are not seen in what is right: %s', (text) => {
    expect(found(engine, text).filter((change) => !/colour|tyre|grey/.test(change))).toEqual([]);
  });
});
