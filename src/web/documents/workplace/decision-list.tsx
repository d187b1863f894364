import { useEffect, useRef, useState } from 'preact/hooks';
import type { DocumentChange } from '../../api/documents.ts';
import { shortened } from '../../review/alert-card.tsx';
import { MARKS } from '../../review/marks.ts';
import { type DecisionActions, DecisionCard } from './decision-buttons.tsx';
import { bestOf, type Decisions, type State, stateOf } from './decisions.ts';

/** Rows made at once. */
const ROWS = 100;

const SAID: Readonly<Record<State, string>> = { open: '', accepted: 'Accepted', rejected: 'Rejected' };

/**
 * The changes beside the text. One row is in the order of the Tab key; arrows, Home and End move among rows, Enter opens one,
 * Ctrl+Enter accepts, Delete rejects.
 */
export function DecisionList({
  changes,
  decisions,
  active,
  actions,
  onOpen,
}: {
  readonly changes: readonly DocumentChange[];
  readonly decisions: Decisions;
  readonly active: number | null;
  readonly actions: DecisionActions;
  readonly onOpen: (id: number | null) => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  const [most, setMost] = useState(ROWS);
  const [current, setCurrent] = useState(0);
  const at = changes.findIndex(({ id }) => id === active);
  const shown = changes.slice(0, Math.max(most, at + 20));
  const stop = Math.min(current, Math.max(0, shown.length - 1));
  const rows = () => [...(list.current?.querySelectorAll<HTMLButtonElement>('.wp-item-row') ?? [])];

  useEffect(() => {
    if (at < 0) return;
    setCurrent(at);
    const row = rows()[at];
    const frame = list.current;
    if (!row || !frame) return;
    // the focus goes with the open row, so that the keys of the list go on
    if (frame.contains(document.activeElement)) row.focus({ preventScroll: true });
    const item = row.parentElement!;
    const [outer, own] = [frame.getBoundingClientRect(), item.getBoundingClientRect()];
    if (own.top < outer.top) frame.scrollTop -= outer.top - own.top;
    else if (own.bottom > outer.bottom) frame.scrollTop += Math.min(own.bottom - outer.bottom, own.top - outer.top);
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const row = shown[stop];
    const onRow = event.target instanceof Element && event.target.closest('.wp-item-row');
    if (!row || !onRow) return;
    const to = { ArrowDown: stop + 1, ArrowUp: stop - 1, Home: 0, End: shown.length - 1 }[event.key];
    if (to !== undefined) {
      const next = Math.max(0, Math.min(shown.length - 1, to));
      setCurrent(next);
      rows()[next]?.focus();
    } else if (event.key === 'Delete') actions.reject(row);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      const best = bestOf(row);
      if (best !== undefined) actions.accept(row, best);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <ol class="wp-list" ref={list} onKeyDown={onKeyDown} aria-labelledby="changes-title">
        {shown.map((change, i) => {
          const state = stateOf(decisions, change.id);
          const opened = change.id === active;
          const [best] = change.replacements;
          return (
            <li key={change.id} class={`wp-item wp-item-${state}`}>
              <button
                type="button"
                class="wp-item-row"
                tabIndex={i === stop ? 0 : -1}
                aria-expanded={opened}
                onFocus={() => setCurrent(i)}
                onClick={() => onOpen(opened ? null : change.id)}
              >
                <span class={`alert-mark alert-mark-${MARKS[change.category].slug}`} aria-hidden="true" />
                <span class="wp-item-words">
                  {best === undefined ? (
                    shortened(change.covered, 60)
                  ) : (
                    <>
                      <del>{shortened(change.covered, 40)}</del> <span class="visually-hidden">change to</span>
                      <ins>{best === '' ? 'nothing' : shortened(best, 40)}</ins>
                    </>
                  )}
                </span>
                {state !== 'open' && <span class={`badge wp-badge-${state}`}>{SAID[state]}</span>}
              </button>
              {opened && (
                <DecisionCard change={change} state={state} decision={decisions.get(change.id)} actions={actions} />
              )}
            </li>
          );
        })}
      </ol>
      {shown.length < changes.length && (
        <button type="button" class="button button-small" onClick={() => setMost(shown.length + ROWS)}>
          Show {Math.min(ROWS, changes.length - shown.length)} more of {changes.length.toLocaleString('en')}
        </button>
      )}
    </>
  );
}
