import { SIGN_COMMANDS } from './accents.ts';

/** Commands for signs that pandoc 2 drops silently. */
const DROPPED =
  'textbar textbullet textcopyright textdagger textdegree textellipsis textemdash textendash texteuro textmu textmultiply textperiodcentered textpm textquotedbl textregistered textsterling texttimes texttrademark guillemotleft guillemotright textdollar textpercent textunderscore textbraceleft textbraceright';
const SIGN = new RegExp(`\\\\(${DROPPED.replaceAll(' ', '|')})(?![A-Za-z@])(?:\\{\\}|[ \\t]*)`, 'g');
const PROGRAM_TEXT = /\\(?:verb|lstinline|mintinline|begin\s*\{(?:lstlisting|verbatim|minted))/;

/** Longest search backwards in a line for program text. */
const LONGEST_LINE = 500;

/** Returns a source for a converter, in which characters replace the commands that it drops. */
export function withSignCharacters(source: string): string {
  return source.replace(SIGN, (whole: string, name: string, at: number) => {
    const before = source.slice(Math.max(0, at - LONGEST_LINE), at);
    if (PROGRAM_TEXT.test(before.slice(before.lastIndexOf('\n') + 1))) return whole;
    const sign = SIGN_COMMANDS.get(name)!;
    return /[$%_{}]/.test(sign) ? `\\${sign}` : sign;
  });
}
