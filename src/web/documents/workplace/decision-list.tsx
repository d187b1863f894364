import { useEffect, useRef, useState } from 'preact/hooks';
import type { DocumentChange } from '../../../contract/document-review.ts';
import { rowReachedBy, showInList } from '../../parts/list-keys.ts';
import { MoreRows } from '../../parts/more-rows.tsx';
import { CategoryMark } from '../../review/category-mark.tsx';
import { ChangedWords } from '../../review/changed-words.tsx';
import { type DecisionActions, DecisionCard } from './decision-buttons.tsx';
import { bestOf, type Decisions, stateOf } from './decisions.ts';
import { WORKPLACE as phrases } from './words.ts';

/** Number of rows added at once. */
const ROWS = 100;

/**
 * The changes beside the text. One row is in the Tab order; arrows, Home and End move among rows, Enter opens one,
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
    // The focus follows the open row, so that the keys of the list keep working.
    if (frame.contains(document.activeElement)) row.focus({ preventScroll: true });
    showInList(frame, row.parentElement!);
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const row = shown[stop];
    const onRow = event.target instanceof Element && event.target.closest('.wp-item-row');
    if (!row || !onRow) return;
    const next = rowReachedBy(event.key, stop, shown.length);
    if (next !== undefined) {
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
                <CategoryMark category={change.category} />
                <span class="wp-item-words" lang="en">
                  <ChangedWords covered={change.covered} replacement={change.replacements[0]} most={40} />
                </span>
                {state !== 'open' && <span class={`badge wp-badge-${state}`}>{phrases[state]}</span>}
              </button>
              {opened && (
                <DecisionCard change={change} state={state} decision={decisions.get(change.id)} actions={actions} />
              )}
            </li>
          );
        })}
      </ol>
      <MoreRows shown={shown.length} all={changes.length} step={ROWS} onMore={setMost} />
    </>
  );
}
