import fc from 'fast-check';
import { history, redo, undo } from 'prosemirror-history';
import { EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { describe, expect, it, vi } from 'vitest';
import type { CheckAnswer } from './alert.ts';
import { alertKey, placedAlerts } from './alert-plugin.ts';
import { documentOf, plainText, textOf } from './blocks.ts';
import { inScope } from './bulk.ts';
import { acceptAlerts, acceptBest, dismissKeys } from './review-actions.ts';
import { createReviewSession } from './review-session.ts';

/** A service that knows two mistakes: "teh", and "very", about which it only asks a question. */
function answer(text: string): CheckAnswer {
  const entries = [...text.matchAll(/\b(teh|very)\b/g)].map((match) => ({
    start_index: match.index,
    end_index: match.index + match[0].length,
    covered_text: match[0],
    output: [
      {
        revised_text: match[0] === 'teh' ? 'the' : '',
        comment: 'A comment',
        type: 2,
        cta_present: match[0] === 'teh',
        error_id: '00000000-0000-4000-8000-000000000000',
        error_category: 'Spellings & Typos',
        rule_id: match[0],
      },
    ],
    category_details_v2: {
      critical_error: false,
      ...(match[0] === 'teh'
        ? { id: 1, category: 'Correctness', sub_category: 'Spelling', lang_category: 'Spellings & Typos' }
        : { id: 2, category: 'Clarity', sub_category: '', lang_category: 'Vague Words/Phrases' }),
    },
  }));
  const sentence = { sentence: text, start_index: 0, end_index: text.length, sentence_result: entries };
  return { response: [sentence] };
}

function setUp(text: string) {
  const asked: string[] = [];
  const session = createReviewSession({
    send: async (paragraph) => {
      asked.push(paragraph);
      return answer(paragraph);
    },
    mayPass: () => null,
    onProgress: () => undefined,
    restMs: 5,
  });
  const surface = {
    state: EditorState.create({ doc: documentOf(text), plugins: [history(), session.plugin] }),
    dispatch(tr: Transaction) {
      surface.state = surface.state.apply(tr);
      if (tr.docChanged) session.refresh();
    },
  };
  session.start(surface);
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
  const covered = () => placedAlerts(surface.state).map(({ from, to }) => surface.state.doc.textBetween(from, to));
  const type = (at: number, what: string) => surface.dispatch(surface.state.tr.insertText(what, at));
  return { session, surface, asked, settled, covered, type, text: () => plainText(surface.state.doc) };
}

describe('a review session', () => {
  it('checks every paragraph once and puts alerts where they belong', async () => {
    const { asked, settled, covered, surface } = setUp('It is teh end.\nNo mistake.\nIt is teh end.\n123');
    await settled();
    expect(asked).toEqual(['It is teh end.', 'No mistake.']);
    expect(covered()).toEqual(['teh', 'teh']);
    expect(placedAlerts(surface.state).map(({ from }) => from)).toEqual([7, 36]);
  });

  it('moves alerts with the text at once and drops those whose words changed', async () => {
    const { settled, covered, type, surface } = setUp('Here teh and very and teh.');
    await settled();
    type(1, 'So ');
    expect(covered()).toEqual(['teh', 'very', 'teh']);
    type(placedAlerts(surface.state)[1]!.from + 1, 'x');
    expect(covered()).toEqual(['teh', 'teh']);
  });

  it('asks again only for the edited paragraph and keeps the names of alerts that stay', async () => {
    const { settled, asked, type, surface } = setUp('Here is teh one.\nHere is teh two.');
    await settled();
    const before = placedAlerts(surface.state).map(({ id }) => id);
    type(1, 'And ');
    await settled();
    expect(asked.slice(2)).toEqual(['And Here is teh one.']);
    expect(placedAlerts(surface.state).map(({ id }) => id)).toEqual(before);
  });

  it('looks at no more texts for a key in a long document than in a short one', async () => {
    const looked: number[] = [];
    for (const paragraphs of [2, 200]) {
      const { settled, type, asked } = setUp(
        Array.from({ length: paragraphs }, (_, i) => `Here is teh ${i}.`).join('\n'),
      );
      await vi.waitFor(() => expect(asked.length).toBe(paragraphs), 30_000);
      await settled();
      type(1, 'x');
      const [lookUps, texts] = [vi.spyOn(Map.prototype, 'get'), vi.spyOn(WeakMap.prototype, 'get')];
      type(2, 'y');
      looked.push(lookUps.mock.calls.length + texts.mock.calls.length);
      vi.restoreAllMocks();
      await settled();
      expect(asked.at(-1)).toBe('xyHere is teh 0.');
    }
    expect(looked[0]).toBeGreaterThan(0);
    expect(looked[1]).toBe(looked[0]);
  });

  it('goes on checking a paragraph that stands twice when one of the two is deleted', async () => {
    const { settled, asked, surface, covered } = setUp('One.\nTwo.');
    await settled();
    const twice = documentOf('Here is teh end.').firstChild!;
    surface.dispatch(surface.state.tr.insert(0, [twice, twice]));
    surface.dispatch(surface.state.tr.delete(0, twice.nodeSize));
    await settled();
    expect(asked.at(-1)).toBe('Here is teh end.');
    expect(covered()).toEqual(['teh']);
  });

  it('accepts, and undoes it in one step with the alert back at once', async () => {
    const { settled, covered, surface, text } = setUp('Say teh word, teh very one.');
    await settled();
    const [first] = placedAlerts(surface.state);
    surface.dispatch(acceptAlerts(surface.state, [{ placed: first!, replacement: 'the' }]));
    expect(text()).toBe('Say the word, teh very one.');
    expect(covered()).toEqual(['teh', 'very']);
    undo(surface.state, surface.dispatch);
    expect(text()).toBe('Say teh word, teh very one.');
    expect(covered()).toEqual(['teh', 'teh', 'very']);
  });

  it('lets an alert go when it is accepted or its word grows, before any new check', async () => {
    const { settled, covered, surface, type } = setUp('Say teh word and teh end, teh.');
    await settled();
    const [first, second] = placedAlerts(surface.state);
    surface.dispatch(acceptAlerts(surface.state, [{ placed: first!, replacement: 'teh one' }]));
    expect(covered()).toEqual(['teh', 'teh']);
    type(placedAlerts(surface.state)[0]!.to, 'x');
    expect(covered()).toEqual(['teh']);
    expect(second!.alert.covered).toBe('teh');
  });

  it('accepts all of the same words as one step', async () => {
    const { settled, surface, text } = setUp('One teh, very.\n\nTwo teh teh.');
    await settled();
    const all = placedAlerts(surface.state);
    surface.dispatch(acceptBest(surface.state, inScope(all, 'words', all[0]!)));
    expect(text()).toBe('One the, very.\n\nTwo the the.');
    undo(surface.state, surface.dispatch);
    expect(text()).toBe('One teh, very.\n\nTwo teh teh.');
    redo(surface.state, surface.dispatch);
    expect(text()).toBe('One the, very.\n\nTwo the the.');
  });

  it('dismisses through new checks, and takes that back by undo', async () => {
    const { settled, covered, surface, type } = setUp('It is very teh.');
    await settled();
    surface.dispatch(dismissKeys(surface.state, [placedAlerts(surface.state)[0]!.alert.key]));
    expect(covered()).toEqual(['teh']);
    type(1, 'Now ');
    await settled();
    expect(covered()).toEqual(['teh']);
    undo(surface.state, surface.dispatch);
    expect(covered()).toEqual(['teh']);
    undo(surface.state, surface.dispatch);
    expect(covered()).toEqual(['very', 'teh']);
    expect(alertKey.getState(surface.state)!.dismissed.size).toBe(0);
  });

  it('knows the words of the dictionary', async () => {
    const { settled, covered, session } = setUp('It is teh very end.');
    await settled();
    session.setDictionary(['teh']);
    expect(covered()).toEqual(['very']);
    session.setDictionary([]);
    expect(covered()).toEqual(['teh', 'very']);
  });

  it('asks for everything again under other options', async () => {
    const { settled, asked, session } = setUp('One teh.\nTwo.');
    await settled();
    session.restart();
    await settled();
    expect(asked).toEqual(['One teh.', 'Two.', 'One teh.', 'Two.']);
  });

  it('has every alert on its own words after any edits, undos and accepts', async () => {
    const edit = fc.record({
      at: fc.nat(),
      length: fc.integer({ min: 0, max: 6 }),
      text: fc.constantFrom('', 'teh ', ' very', 'x', '\n'),
      undo: fc.boolean(),
      accept: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { maxLength: 12 }), async (edits) => {
        const { surface, settled, session } = setUp('One teh two.\nteh very teh\nNothing here.');
        await settled();
        for (const { at, length, text, undo: back, accept } of edits) {
          const { tr, doc } = surface.state;
          const from = at % (doc.content.size + 1);
          const to = Math.min(doc.content.size, from + length);
          if (back) undo(surface.state, surface.dispatch);
          else if (accept) surface.dispatch(acceptBest(surface.state, placedAlerts(surface.state).slice(0, 2)));
          else if (text === '\n')
            surface.dispatch(
              tr.setSelection(TextSelection.near(doc.resolve(from))).split(TextSelection.near(doc.resolve(from)).from),
            );
          else if (TextSelection.near(doc.resolve(from)).from === from)
            surface.dispatch(
              to > from && doc.resolve(to).parent.isTextblock
                ? tr.insertText(text, from, to)
                : tr.insertText(text, from),
            );
          for (const { from: start, to: end, alert } of placedAlerts(surface.state))
            expect(surface.state.doc.textBetween(start, end)).toBe(alert.covered);
        }
        surface.state.doc.check();
        await settled();
        let expected = 0;
        surface.state.doc.forEach((block) => {
          expected += [...textOf(block).matchAll(/\b(teh|very)\b/g)].length;
        });
        expect(placedAlerts(surface.state).length).toBe(expected);
        session.stop();
      }),
      { numRuns: 40 },
    );
  });
});
