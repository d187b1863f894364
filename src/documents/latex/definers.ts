import { controlWordEnd, groupEnd, isBlank, OPEN, readArgument, skipBlank, skipOptions } from './read-source.ts';
import type { Scanner } from './scanner.ts';

type Read = (s: Scanner) => void;
const READERS = new Map<string, Read>();

/** Commands that define others: skipped here, because `definitions.ts` has read them. */
export const DEFINERS: ReadonlyMap<string, Read> = READERS;

function define(names: string, read: Read): void {
  for (const name of names.split(' ')) READERS.set(name, read);
}

const TWO =
  'newcommand renewcommand providecommand DeclareRobustCommand newcommandx renewcommandx newrobustcmd renewrobustcmd';
define(`${TWO} ${TWO.replace(/(\w+)/g, '$1*')}`, (s) => passGroups(s, 2));
define('newenvironment renewenvironment newenvironment* renewenvironment* provideenvironment', (s) => passGroups(s, 3));
define('NewDocumentCommand RenewDocumentCommand ProvideDocumentCommand DeclareDocumentCommand', (s) =>
  passGroups(s, 3),
);
define('NewDocumentEnvironment RenewDocumentEnvironment DeclareDocumentEnvironment NewEnviron', (s) =>
  passGroups(s, 4),
);
define('newtheorem newtheorem* declaretheorem spnewtheorem newtcolorbox newmdenv', (s) => passGroups(s, 2));
define('newtcbtheorem renewtcbtheorem', (s) => passGroups(s, 4));
define('newcolumntype newlist', (s) => passGroups(s, 2));
define('def gdef edef xdef', (s) => {
  const open = s.text.slice(s.at, s.at + 200).indexOf('{');
  if (open < 0) return;
  const end = groupEnd(s.text, s.at + open);
  if (end > 0) s.at = end;
});
define('let futurelet', (s) => {
  passToken(s);
  while (isBlank(s.text.charCodeAt(s.at))) s.at++;
  if (s.text[s.at] === '=') s.at++;
  passToken(s);
});
define('newif', passToken);

/** Skips this number of arguments, each a group or a command, with options between them. */
function passGroups(s: Scanner, count: number): void {
  for (let n = 0; n < count; n++) {
    s.at = skipOptions(s.text, s.at);
    const argument = readArgument(s.text, s.at);
    if (argument) s.at = argument.end;
    else {
      const next = skipBlank(s.text, s.at);
      if (s.text[next] !== '\\' || n > 0) return;
      s.at = next;
      passToken(s);
    }
  }
  if (s.text.charCodeAt(s.at) !== OPEN) s.at = skipOptions(s.text, s.at);
}

function passToken(s: Scanner): void {
  const next = skipBlank(s.text, s.at);
  s.at = s.text[next] === '\\' ? Math.max(controlWordEnd(s.text, next + 1), next + 2) : next + 1;
}
