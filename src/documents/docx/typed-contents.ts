const PAGE = /^(?:\d{1,4}|[ivxl]{1,6})$/;
/** What leads from the title to the page: dots or a wide blank. */
const LEADER = /\t|\.{3}|(?:\. ){3}|…|_{3}|-{3}| {3}/;
const TITLE = /\p{L}{3}/u;
/** Fewer lines may be a list of amounts. */
const LEAST = 5;
const LONGEST_LINE = 200;

/**
 * Finds contents lists that were typed by hand, by their pages, which never go back. Their blanks are layout.
 *
 * @param texts all paragraphs in order; undefined for those that cannot belong to one
 */
export function typedContents(texts: readonly (string | undefined)[]): Set<number> {
  const found = new Set<number>();
  let run: number[] = [];
  let led = 0;
  let page = 0;
  const close = () => {
    if (led >= LEAST) for (const i of run) found.add(i);
    run = [];
    led = 0;
    page = 0;
  };
  for (const [i, text] of texts.entries()) {
    if (text?.trim() === '') continue;
    const entry = pageOf(text);
    const number = entry === undefined ? Number.NaN : Number(entry.page);
    if (entry === undefined || number < page) close();
    if (entry === undefined) continue;
    run.push(i);
    if (entry.isLed) led++;
    if (number > 0) page = number;
  }
  close();
  return found;
}

/** A number typed before the title. */
const NUMBERED = /^\s*\d{1,2}(?:\.\d{1,2}){0,4}\.?\s/;

/** Returns the page of a line such as "2.1 Methods ....... 14", and whether something leads to it. Among others "2.2 Results 15" is an entry too. */
function pageOf(text: string | undefined): { readonly page: string; readonly isLed: boolean } | undefined {
  if (text === undefined || text.length > LONGEST_LINE || !TITLE.test(text)) return undefined;
  const line = text.trimEnd();
  let start = line.length;
  while (start > 0 && !/[\s.…_-]/.test(line[start - 1]!)) start--;
  let title = start;
  while (title > 0 && /[\s.…_-]/.test(line[title - 1]!)) title--;
  const page = line.slice(start);
  if (title === 0 || title === start || !PAGE.test(page)) return undefined;
  const isLed = LEADER.test(line.slice(title, start));
  return isLed || NUMBERED.test(line) ? { page, isLed } : undefined;
}
