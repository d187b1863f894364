import { type Emphasised, italicsOf } from './emphasised.ts';

/** Longer than that, it is no head but a sentence that is stressed. */
const LONGEST = 80;
/** A few words that end in one that is no name and no link ("the method of"), without a stop or a colon of their own. */
const HEAD = /^\p{L}[^.:;?!]*$/u;
const LAST_WORD = /(?<![\p{L}\d])\p{Ll}[\p{L}-]*$/u;
const LINKS = /(?<!\p{L})(?:the|an?|of|in|on|at|to|for|by|with|from|and|or|nor|as|is|are|was|were|than|that|et|al)$/iu;
/** What opens the sentence behind it: a capital that no name asks for. */
const OPENS =
  /^ (?:A|An|The|This|These|Those|That|When|If|In|It|We|For|To|As|Each|Every|Because|Since|While|By|On|At|With|All|Some|There|They|Here|After|Before|Our|Its|Their|During|From|Although|One|Two|Both|No|Such|Most|Many|Only|Once|Another|Where|Which|What|How|Does|Do|Is|Are|Can) /u;

/**
 * The text with a line end behind each run-in head: "**Photoelectric effect** The photon is absorbed" is a head and a sentence, which without its type reads as one sentence
 * with a capital in its midst. Of one length with the text, so that places stay.
 */
export function withRunInHeads(paragraph: Emphasised): string {
  const { text, marks = [] } = paragraph;
  const set = [...italicsOf(paragraph), ...marks.filter(({ kind }) => kind === 'bold')];
  let read = text;
  for (const { start, end } of set) {
    const head = text.slice(start, end);
    if (!isHead(text, start, head) || !OPENS.test(text.slice(end, end + 12))) continue;
    read = `${read.slice(0, end)}\n${read.slice(end + 1)}`;
  }
  return read;
}

function isHead(text: string, start: number, head: string): boolean {
  if (head.length > LONGEST || !HEAD.test(head) || !LAST_WORD.test(head) || LINKS.test(head)) return false;
  return /(?:^|[.!?:]\s)\W*$/u.test(text.slice(Math.max(0, start - 8), start));
}
