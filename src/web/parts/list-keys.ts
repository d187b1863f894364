/** The row to which a key moves from `row`, in a list whose rows are one stop of the Tab key; undefined for other keys. */
export function rowReachedBy(key: string, row: number, rows: number): number | undefined {
  const to = { ArrowDown: row + 1, ArrowUp: row - 1, Home: 0, End: rows - 1 }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(rows - 1, to));
}

/** Scrolls only the list until an item is in view: on a phone the page must stay where the words are. */
export function showInList(list: HTMLElement, item: HTMLElement): void {
  const [frame, own] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (own.top < frame.top) list.scrollTop -= frame.top - own.top;
  else if (own.bottom > frame.bottom) list.scrollTop += Math.min(own.bottom - frame.bottom, own.top - frame.top);
}
