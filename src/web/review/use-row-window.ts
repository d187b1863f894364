import { options, type RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { FIRST_ROWS, fitted, movedOn, type RowWindow, withRow } from './row-window.ts';

/** Pixels from the end of the drawn rows at which the next ones are drawn. */
const NEAR = 400;

export interface DrawnRows extends RowWindow {
  /** Draws a row if it is not drawn, and does something once it is. */
  reach(row: number, then: () => void): void;
  /** For the scroll events of the list. */
  onScroll(): void;
  /** Draws other rows. */
  show(next: RowWindow): void;
}

/**
 * Which rows of a list are drawn. They follow while the list is scrolled, and what is in view stays where it is; on paper all are drawn.
 * @param stop the row that the Tab key reaches; while it has the focus it stays, also when rows come above it
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
      // where the list has no frame of its own, rows are asked for by buttons
      if (!frame || frame.scrollHeight <= frame.clientHeight) return;
      const { scrollTop, scrollHeight, clientHeight } = frame;
      const direction = scrollHeight - clientHeight - scrollTop < NEAR ? 1 : scrollTop < NEAR ? -1 : 0;
      if (direction === 0) return;
      const next = movedOn(drawn, direction, all, frame.contains(document.activeElement));
      if (next !== drawn) show(next);
    },
  };
}

/** Remembers which row is first in view. @returns what brings it back to its place after rows above it came or went */
function holdView(frame: HTMLElement | null): () => void {
  const top = frame?.getBoundingClientRect().top ?? 0;
  const first = [...(frame?.children ?? [])].find((row) => row.getBoundingClientRect().bottom > top);
  const before = first?.getBoundingClientRect().top ?? 0;
  return () => {
    if (frame && first?.isConnected) frame.scrollTop += first.getBoundingClientRect().top - before;
  };
}

/** Draws what a change asks for before it returns: the browser lays out the paper right after its event. */
function atOnce(change: () => void): void {
  const { debounceRendering } = options;
  options.debounceRendering = (draw) => draw();
  change();
  if (debounceRendering) options.debounceRendering = debounceRendering;
  else delete options.debounceRendering;
}
