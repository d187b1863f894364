import { options, type RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { FIRST_ROWS, fitted, movedOn, type RowWindow, withRow } from './row-window.ts';

/** Distance in pixels from the end of the rendered rows at which the next rows are rendered. */
const NEAR = 400;

export interface DrawnRows extends RowWindow {
  /** Renders a row if necessary, and calls `then` once it is rendered. */
  reach(row: number, then: () => void): void;
  /** Handles the scroll events of the list. */
  onScroll(): void;
  /** Renders other rows. */
  show(next: RowWindow): void;
}

/**
 * The rendered rows of a list. They follow the scrolling of the list, and the rows in view stay in place; for print, all rows are rendered.
 * @param stop the row in the Tab order; while it has the focus it stays, even when rows are added above it
 */
export function useRowWindow(list: RefObject<HTMLElement | null>, all: number, stop: number): DrawnRows {
  const [chosen, choose] = useState(FIRST_ROWS);
  const [isPrinted, setPrinted] = useState(false);
  const hasFocus = list.current?.contains(document.activeElement) ?? false;
  const near = hasFocus ? withRow(fitted(chosen, all), stop, all) : fitted(chosen, all);
  const drawn = isPrinted ? { from: 0, to: all } : near;
  const afterwards = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (near !== chosen) choose(near);
  });
  useLayoutEffect(() => {
    const { current: then } = afterwards;
    afterwards.current = null;
    then?.();
  }, [drawn.from, drawn.to]);
  useEffect(() => {
    const before = () => atOnce(() => setPrinted(true));
    const after = () => setPrinted(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);

  const show = (next: RowWindow) => {
    afterwards.current ??= holdView(list.current);
    choose(next);
  };
  return {
    from: drawn.from,
    to: Math.min(drawn.to, all),
    show,
    reach(row, then) {
      const next = withRow(drawn, row, all);
      if (next === drawn) return then();
      afterwards.current = then;
      choose(next);
    },
    onScroll() {
      const { current: frame } = list;
      // When the list has no scrolling frame of its own, buttons load more rows.
      if (!frame || frame.scrollHeight <= frame.clientHeight) return;
      const { scrollTop, scrollHeight, clientHeight } = frame;
      const direction = scrollHeight - clientHeight - scrollTop < NEAR ? 1 : scrollTop < NEAR ? -1 : 0;
      if (direction === 0) return;
      const next = movedOn(drawn, direction, all, frame.contains(document.activeElement));
      if (next !== drawn) show(next);
    },
  };
}

/** Remembers which row is first in view. @returns a function that restores its place after rows above it were added or removed */
function holdView(frame: HTMLElement | null): () => void {
  const top = frame?.getBoundingClientRect().top ?? 0;
  const first = [...(frame?.children ?? [])].find((row) => row.getBoundingClientRect().bottom > top);
  const before = first?.getBoundingClientRect().top ?? 0;
  return () => {
    if (frame && first?.isConnected) frame.scrollTop += first.getBoundingClientRect().top - before;
  };
}

/** Renders the result of a change before it returns: the browser lays out the paper right after its event. */
function atOnce(change: () => void): void {
  const { debounceRendering } = options;
  options.debounceRendering = (draw) => draw();
  change();
  if (debounceRendering) options.debounceRendering = debounceRendering;
  else delete options.debounceRendering;
}
