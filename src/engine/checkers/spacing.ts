import { capitalize } from '../edits.ts';
import type { Checker, Proposal } from '../proposal.ts';
import { isStopInName } from '../sentence/stop-in-name.ts';
import type { Finding } from '../token-edits.ts';
import { propose } from '../token-edits.ts';
import { isLowQuotationMark, isPlaceOfLostDots, isSmallWord } from './around-commas.ts';
import { isInCall, opensAbbreviation, opensCall } from './call-brackets.ts';
import { isFormulaLine, isLayout, isOutput, isPlaceOfLostSign } from './columns-of-spaces.ts';

const DOUBLED: Readonly<Record<string, string>> = { ',,': ',', ';;': ';', ',.': '.', ';.': '.' };

/** What names with a stop within them name. */
const PART_OF_PROGRAM =
  /^(?:packages?|class(?:es)?|objects?|modules?|methods?|functions?|librar(?:y|ies)|types?|attributes?|instances?|interfaces?|namespaces?|constructors?|files?)$/;

export const spacing: Checker = {
  id: 'spacing',
  errorClass: 'capitals',
  corrects: [
    { wrong: 'We came , and we saw.', right: 'We came, and we saw.' },
    { wrong: 'We came,and we saw.', right: 'We came, and we saw.' },
    { wrong: 'In the first spring,a few boats came.', right: 'In the first spring, a few boats came.' },
    { wrong: 'We train a Neural Network(NN) at night.', right: 'We train a Neural Network (NN) at night.' },
    { wrong: 'It  is good.', right: 'It is good.' },
    { wrong: 'It is good.However, it is dear.', right: 'It is good. However, it is dear.' },
    { wrong: 'It was far too dear.the people left.', right: 'It was far too dear. The people left.' },
    { wrong: 'It is good,, but dear.', right: 'It is good, but dear.' },
    { wrong: 'It was ( very ) good.', right: 'It was (very) good.' },
    { wrong: 'Each method(described below) has its limits.', right: 'Each method (described below) has its limits.' },
  ],
  accepts: [
    'The peer then calls notify(String msg) of its client.',
    'It costs 1,000 euros, i.e. a lot.',
    'The words a,in,to are short, and the call of Network(AB) returns a list.',
    'lamp_210466.dat  365.5299  13.60359',
    'We missed the start of the event =( Traffic is bad there.',
    'OUTPUT =  lamp_210466',
    'Let A, B = C;   DE = FG',
    'S = x  and T = y  where',
    'Ann Lee  0000-0001-2345-6789 ·  annlee',
    '-b     all   lamps',
    'The ratio is 3:1 at 10:30 a.m. on www.example.org.',
    'He said: "Come in, please."',
    'Use Node.js, e.g., version 20.1.',
    'The end ... or is it?',
    'The ,,golden age” of the method was over, and the ,,gate” was shut.',
    'In C,C-dimethyl compounds the p,p value is 1,2-dichloroethane.',
    'Is it 5 % ? No.'.replace(' ?', '?'),
    'The film of poly(vinyl chloride) was dried.',
    'It rose (b = .07,  = 2.1) and fell.',
    'The meaning is hit(John,ball,–), and not grasp(circle, -).',
    'The sums Λ0, Λ1, , Λk are given by Client.connect("a").',
    'The rows are filled by list.append (row) at 5 mol.mol-1 then.',
    'a) one request        b) ten requests',
    'X-Sender:  the first of the lists',
    'The pair is joined by the equation sdec(senc(msg, k), k) = msg.',
    'The table is joined(x = mean(depth)) in the last line.',
    'Implementation: package auto.arima {forecast} in R.',
    'The tool reads files with the extension .owl or .ttl and keeps them.',
    'The schema relies on the mongoose.Schema package, which describes the fields.',
    'We test whether mean(KSGB) exceeds mean(KSMR) in both groups.',
    'The kit was made by walt.id and the people will.have to.do it again.',
    'The module is wrapped by Boost.Python or written by hand.',
    '2.1  Beginning of the source file',
    '(a)  The first of the two cases is open.',
    'We use the library. Haste.App is a new library for writing applications.',
    'The dump.in file sets up the lattice, and the dump.in file is read once.',
  ],
  check(sentence) {
    const { tokens, paragraph } = sentence;
    const proposals: Proposal[] = [];
    const add = (
      start: number,
      end: number,
      text: string,
      finding: Omit<Finding, 'errorClass' | 'rule'>,
      rule: string,
    ): void => {
      proposals.push(
        propose(
          { start, end, text },
          { ...finding, rule: `spacing/${rule}`, errorClass: rule === 'doubled' ? 'punctuation' : 'capitals' },
        ),
      );
    };
    const last = tokens.at(-1);
    if (
      last &&
      /^[.!?]$/.test(last.text) &&
      /^\p{Lu}\p{Ll}/u.test(paragraph.slice(last.end, last.end + 2)) &&
      !PART_OF_PROGRAM.test(/^\p{L}{1,40} (\p{Ll}{1,20})/u.exec(paragraph.slice(last.end, last.end + 62))?.[1] ?? '') &&
      /^\p{L}?\p{Ll}+$/u.test(tokens.at(-2)?.text ?? '')
    )
      add(last.end, last.end, ' ', { comment: 'Put a space between the two sentences.', confidence: 0.88 }, 'sentence');
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i]!;
      const previous = tokens[i - 1];
      const next = tokens[i + 1];
      if (
        previous &&
        token.start - previous.end > 1 &&
        /^ +$/.test(paragraph.slice(previous.end, token.start)) &&
        !isPlaceOfLostSign(previous.text, token.text) &&
        !isLayout(paragraph, previous.end, token.start) &&
        !isOutput(sentence, previous.end, token.start) &&
        !isFormulaLine(sentence)
      )
        add(
          previous.end,
          token.start,
          ' ',
          { comment: 'One space between words is enough.', confidence: 0.9 },
          'double',
        );
      if (isLowQuotationMark(tokens, i)) continue;
      if (
        previous &&
        token.spaceBefore &&
        /^[,;:?!]$/.test(token.text) &&
        !(previous.text === ',' && isPlaceOfLostDots(tokens[i - 2])) &&
        token.start - previous.end === 1 &&
        // a tab sets the colons of a list of terms in a column
        paragraph[previous.end] !== '\t' &&
        previous.kind !== 'symbol' &&
        !/^[.…]+$/.test(previous.text) &&
        (next?.spaceBefore !== false || token.text === ',')
      )
        add(
          previous.end,
          token.start,
          '',
          { comment: `Delete the space before “${token.text}”.`, confidence: next && !next.spaceBefore ? 0.6 : 0.95 },
          'before',
        );
      if (previous && token.spaceBefore && token.text === '.' && i === tokens.length - 1 && previous.kind === 'word')
        add(
          previous.end,
          token.start,
          '',
          { comment: 'Delete the space before the full stop.', confidence: 0.95 },
          'before',
        );
      if (token.text === ')' && token.spaceBefore && previous && /^[\p{L}\p{N}]/u.test(previous.text))
        add(
          previous.end,
          token.start,
          '',
          { comment: 'Delete the space before the closing bracket.', confidence: 0.85 },
          'bracket',
        );
      // "the train was late =( The next one": a sad face
      const isFace = /^[=:;]-?$/.test(previous?.text ?? '') && !token.spaceBefore;
      if (token.text === '(' && !isFace && next?.spaceBefore && /^[\p{L}\p{N}]/u.test(next.text))
        add(
          token.end,
          next.start,
          '',
          { comment: 'Delete the space after the opening bracket.', confidence: 0.85 },
          'bracket',
        );
      if (
        token.text === '(' &&
        previous?.kind === 'word' &&
        !token.spaceBefore &&
        previous.text.length > 3 &&
        next?.kind === 'word' &&
        ((/^\p{Ll}+$/u.test(previous.text) && next.text.length > 3) || opensAbbreviation(tokens, i)) &&
        !opensCall(paragraph, tokens, i)
      )
        add(
          previous.end,
          previous.end,
          ' ',
          { comment: 'Put a space before the opening bracket.', confidence: 0.75 },
          'bracket',
        );
      if (!next || next.spaceBefore || !previous) continue;
      const pair = token.text + next.text;
      if (Object.hasOwn(DOUBLED, pair)) {
        add(
          token.start,
          next.end,
          DOUBLED[pair]!,
          { comment: `One punctuation mark is enough here: “${DOUBLED[pair]}”.`, confidence: 0.9 },
          'doubled',
        );
        continue;
      }
      const words = previous.kind === 'word' && next.kind === 'word' && previous.text.length > 1;
      if (
        /^[,;]$/.test(token.text) &&
        words &&
        /^\p{L}\p{Ll}*$/u.test(previous.text) &&
        (/^\p{L}\p{Ll}{2,}$/u.test(next.text) || isSmallWord(tokens, i + 1)) &&
        !token.spaceBefore &&
        tokens[i + 2]?.text !== '-' &&
        !isInCall(tokens, i)
      )
        add(token.end, token.end, ' ', { comment: `Put a space after “${token.text}”.`, confidence: 0.9 }, 'after');
      if (
        /^[.!?]+$/.test(token.text) &&
        token.text !== '..' &&
        words &&
        next.text.length > 1 &&
        /^\p{L}?\p{Ll}+$/u.test(previous.text) &&
        previous.text.length > 2 &&
        /^\p{L}\p{Ll}*$/u.test(next.text) &&
        next.upos !== 'X' &&
        previous.spaceBefore
      ) {
        // "files with the extension .owl"
        if (token.spaceBefore) continue;
        const lower = /^\p{Ll}/u.test(next.text);
        if (isStopInName(tokens, i)) continue;
        // "a mongoose.Schema package": a name of program text, as the noun after it says
        if (!lower && PART_OF_PROGRAM.test(tokens[i + 2]?.lower ?? '')) continue;
        // "Client.connect(…)", "list.append (x)": a call; "mol.mol‑1": a unit
        if (lower && tokens[i + 2]?.text === '{') continue;
        if (tokens[i + 2]?.text === '(' && (lower || !tokens[i + 2]!.spaceBefore)) continue;
        if (previous.text === next.text || tokens[i + 2]?.text === '=') continue;
        if (lower && (next.text.length < 2 || tokens[i + 2]?.text === '.' || tokens[i + 2]?.text === '/')) continue;
        add(
          token.end,
          next.end,
          ` ${capitalize(next.text)}`,
          {
            comment: 'Put a space between the two sentences and begin the second with a capital letter.',
            confidence: lower ? 0.75 : 0.88,
          },
          'sentence',
        );
      }
    }
    return proposals;
  },
};
