import { type Emphasised, italicsOf } from './emphasised.ts';

/** A longer piece is not a head but a stressed sentence. */
const LONGEST = 80;
/** A few words without a full stop or colon. The last one is neither a name nor a linking word, unlike "the method of". */
const HEAD = /^\p{L}[^.:;?!]*$/u;
const LINKS = /(?<!\p{L})(?:the|an?|of|in|on|at|to|for|by|with|from|and|or|nor|as|is|are|was|were|than|that|et|al)$/iu;
/** A word that opens the sentence after the head: its capital is not that of a name. */
const OPENS =
  /^ (?:A|An|The|This|These|Those|That|When|If|In|It|We|For|To|As|Each|Every|Because|Since|While|By|On|At|With|All|Some|There|They|Here|After|Before|Our|Its|Their|During|From|Although|One|Two|Both|No|Such|Most|Many|Only|Once|Another|Where|Which|What|How|Does|Do|Is|Are|Can) /u;

/**
 * Returns the text with a line end after each run-in head. "**Photoelectric effect** The photon is absorbed" is a head
 * and a sentence; without its bold type it reads as one sentence with a capital in the middle. The length does not
 * change, so offsets stay valid.
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
  if (head.length > LONGEST || !HEAD.test(head) || !endsWithWord(head) || LINKS.test(head)) return false;
  const before = text.slice(Math.max(0, start - 8), start);
  const signs = /(?<!\W)\W*$/u.exec(before)![0];
  return signs === before || /[.!?:]\s/.test(signs);
}

/** True when the last word, or one of its parts between hyphens, begins in lower case. */
function endsWithWord(head: string): boolean {
  for (const part of head.split('-').toReversed()) {
    if (/(?<![\p{L}\d])\p{Ll}\p{L}*$/u.test(part)) return true;
    if (!/^\p{L}*$/u.test(part)) return false;
  }
  return false;
}
