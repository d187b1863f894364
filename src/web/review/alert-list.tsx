import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { rowReachedBy, showInList } from '../parts/list-keys.ts';
import { EarlierRows, MoreRows } from '../parts/more-rows.tsx';
import { AlertCard, type ListActions } from './alert-card.tsx';
import type { PlacedAlert } from './alert-plugin.ts';
import { AlertRow, type RowDeeds } from './alert-row.tsx';
import { scopesOf } from './bulk.ts';
import { ROWS } from './row-window.ts';
import { useRowWindow } from './use-row-window.ts';

const FIRST = { row: 0, id: undefined };

/**
 * The side list: by keyboard it does everything that pointing in the text does. One row is in the order of the
 * Tab key; arrows, Home and End move among rows, Enter opens one, Ctrl+Enter accepts its best replacement, Delete dismisses
 * it. While no card is open, the list follows the text as it scrolls.
 */
export function AlertList({
  alerts,
  all,
  active,
  actions,
}: {
  /** The alerts that the filter lets through. */
  readonly alerts: readonly PlacedAlert[];
  readonly all: readonly PlacedAlert[];
  readonly active: { readonly id: string; readonly place: string } | null;
  readonly actions: ListActions;
}) {
  const { controller } = actions;
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState<{ readonly row: number; readonly id: string | undefined }>(FIRST);
  /** The row that gets the focus once the focused alert is gone; the list may render again before that. */
  const wanted = useRef<{ readonly row: number; readonly gone: string | undefined } | null>(null);

  const at = active ? alerts.findIndex(({ id }) => id === active.id) : -1;
  const same = alerts.findIndex(({ id }) => id === current.id);
  const reached = same < 0 ? Math.min(current.row, Math.max(0, alerts.length - 1)) : same;
  const drawn = useRowWindow(list, alerts.length, reached);
  const shown = alerts.slice(drawn.from, drawn.to);
  const stop = Math.max(drawn.from, Math.min(reached, drawn.to - 1));
  const setStop = (row: number) => setCurrent({ row, id: alerts[row]?.id });
  // A request for a row that comes after other rows were rendered must use their window.
  const first = useRef(0);
  first.current = drawn.from;
  const rowAt = (row: number) => list.current?.querySelectorAll<HTMLButtonElement>('.alert-row')[row - first.current];

  useEffect(() => {
    const { current: awaited } = wanted;
    if (awaited === null || alerts.some(({ id }) => id === awaited.gone)) return;
    const target = rowAt(Math.min(awaited.row, alerts.length - 1));
    wanted.current = null;
    if (target) target.focus();
    else document.querySelector<HTMLElement>('#suggestions-title')?.focus();
  }, [alerts]);

  useEffect(() => {
    if (at < 0) return;
    setStop(at);
    drawn.reach(at, () => {
      const row = rowAt(at);
      if (!row) return;
      if (active?.place !== 'list') return showInList(list.current!, row);
      row.scrollIntoView({ block: 'nearest' });
      row.parentElement?.querySelector<HTMLElement>('.alert-card .replacement, .alert-card-actions button')?.focus();
    });
  }, [active?.id, active?.place]);

  // One listener that always uses the newest rows: a new listener for each answer would lose the scroll that an answer follows.
  const follow = useRef(() => {});
  follow.current = () => {
    const { current: frame } = list;
    // On a phone the list has no scrolling frame of its own and stands below the text.
    if (active || !frame || frame.scrollHeight <= frame.clientHeight || frame.contains(document.activeElement)) return;
    const topmost = controller.firstInView();
    const index = alerts.findIndex(({ id }) => id === topmost);
    if (index < 0) return;
    drawn.reach(index, () => {
      const row = rowAt(index);
      if (row) frame.scrollTop += row.getBoundingClientRect().top - frame.getBoundingClientRect().top;
    });
  };
  useEffect(() => {
    let waiting = 0;
    const onScroll = () => {
      waiting ||= requestAnimationFrame(() => {
        waiting = 0;
        follow.current();
      });
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(waiting);
    };
  }, []);

  const acceptRow = (placed: PlacedAlert, row: number) => {
    const [best] = placed.alert.replacements;
    if (best === undefined) return;
    wanted.current = { row, gone: placed.id };
    controller.accept(placed, best);
  };
  // Rendered rows keep the functions of `deeds`, which call those of the newest rendering.
  const newest = useRef<RowDeeds>(null!);
  newest.current = {
    open(id) {
      const isOpen = active?.id === id && active.place === 'list';
      controller.activate(isOpen ? null : id, 'list');
    },
    acceptBest(id, row) {
      const placed = alerts.find((known) => known.id === id);
      if (placed) acceptRow(placed, row);
    },
    focused: setStop,
  };
  const deeds = useMemo<RowDeeds>(
    () => ({
      open: (id) => newest.current.open(id),
      acceptBest: (id, row) => newest.current.acceptBest(id, row),
      focused: (row) => newest.current.focused(row),
    }),
    [],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const inCard = event.target instanceof Element && event.target.closest('.alert-card');
    if (inCard) {
      if (event.key === 'Delete' && active) {
        const placed = alerts[at];
        wanted.current = { row: at, gone: active.id };
        if (placed) controller.dismiss(placed);
      } else if (event.key === 'Escape') {
        rowAt(at)?.focus();
        controller.activate(null);
        event.preventDefault();
      } else if (list.current?.contains(event.target)) wanted.current = null;
      return;
    }
    const next = rowReachedBy(event.key, stop, alerts.length);
    if (next !== undefined) {
      setStop(next);
      drawn.reach(next, () => rowAt(next)?.focus());
      event.preventDefault();
    } else if (event.key === 'Delete' && alerts[stop]) {
      wanted.current = { row: stop, gone: alerts[stop].id };
      controller.dismiss(alerts[stop]);
      event.preventDefault();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && alerts[stop]) {
      acceptRow(alerts[stop], stop);
      event.preventDefault();
    } else if (event.key === 'Escape') controller.focus();
  };
  /** Every action in a card of the list removes its row; the focus then moves to the row that takes its place. */
  const remember = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('.alert-card'))
      wanted.current = { row: at, gone: active?.id };
  };

  return (
    <>
      <EarlierRows before={drawn.from} step={ROWS} onMore={(from) => drawn.show({ from, to: drawn.to })} />
      <ol
        class="alert-list"
        ref={list}
        onKeyDown={onKeyDown}
        onClickCapture={remember}
        onScroll={drawn.onScroll}
        aria-labelledby="suggestions-title"
      >
        {shown.map((placed, i) => {
          const { alert, id } = placed;
          const row = drawn.from + i;
          const isOpen = active?.id === id && active.place === 'list';
          return (
            <AlertRow
              key={id}
              alert={alert}
              id={id}
              row={row}
              all={shown.length < alerts.length ? alerts.length : undefined}
              isStop={row === stop}
              isActive={active?.id === id}
              isOpen={isOpen}
              deeds={deeds}
            >
              {isOpen && (
                <AlertCard
                  placed={placed}
                  more={scopesOf(all, placed).length > 0}
                  actions={actions}
                  titleId={`${id}-title`}
                  onClose={() => {
                    wanted.current = null;
                    rowAt(row)?.focus();
                    controller.activate(null);
                  }}
                />
              )}
            </AlertRow>
          );
        })}
      </ol>
      <MoreRows
        shown={drawn.to}
        all={alerts.length}
        step={ROWS}
        onMore={(to) => drawn.show({ from: drawn.from, to })}
      />
    </>
  );
}
