import { wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isPanelLabel } from '../sentence/panel-label.ts';
import { isAcronym } from '../sentence/token-tests.ts';
import { propose, quote, replaceTokens } from '../token-edits.ts';

/** Letters whose names begin with a vowel sound: "an ML model", "an L2 loss", "an SoS" (a system of systems). */
const VOWEL_LETTER = /^(?:[AEFHILMNORSX](?:\p{Lu}|\d|$)|[flmnrsx]\d|SpO|[FLMNRSX]o\p{Lu}$)/u;
/** Abbreviations whose first letter has a name that begins with a vowel sound, and that can also be pronounced as words. */
const SAID_EITHER_WAY =
  /^(?:[FHLMNRSX][AEIOU]|S[CKLMNPQTW]R?[AEIOU]|F[LR][AEIOU]|NVIDIA|SPDY|SQL|SCSI|SNMP|SNPs?$|HMMER|MYB)/;
/** Chemical symbols that are read as letters or as the element's name: "an Fe film", "a Si wafer". */
const ELEMENT = /^(?:Fe|He|Hf|Hg|La|Li|Lu|Mg|Mn|Mo|Na|Nb|Nd|Ne|Ni|Rb|Re|Rh|Ru|Sb|Sc|Se|Si|Sm|Sn|Sr|Xe)$/;
/** Symbols that are also read as names: "a Ag(111) surface" is a silver surface. "X" is treated alike, because it often replaces a formula. */
const ELEMENT_OR_NAME = /^(?:Ag|Al|Ar|As|At|Au|Er|Eu|Ir|Os)$/;
/** Kinds of RNA whose first part is read as a word or as letters: "a miRNA", "an miRNA". */
const SMALL_RNA = /^(?:mi|si|sn|sg|lnc|nc)(?:RNA|R\d)/;
/** Beginnings that can only be read letter by letter: "an xslt-template", "an httpx client". */
const SPELLED_OUT = /^(?:x[^aeiouy]|[fhlmnr][bcdfghjklmnpqstvwxz](?<!f[lr]|mn|ll)|s[bdfgjrsvxz])/i;
/** Words that allow an article after an adjective: "so long a list". */
const BEFORE_ARTICLE = wordSet('such half quite rather what many so too as how that this all both');

/** "financial an managerial methods": "and" without its last letter joins two adjectives. */
function isShortenedAnd(tokens: readonly AnalysedToken[], at: number): boolean {
  if (tokens[at]!.lower !== 'an' || tokens[at - 1]?.upos !== 'ADJ' || tokens[at + 1]?.upos !== 'ADJ') return false;
  return !tokens.slice(Math.max(0, at - 3), at).some(({ lower }) => BEFORE_ARTICLE.has(lower));
}

/** "open-source an proprietary solvers", "supply an demand shocks": a plural takes no article, so "and" was meant. */
function isBeforePlural(tokens: readonly AnalysedToken[], at: number): boolean {
  if (tokens[at]!.lower !== 'an' || !/^(?:ADJ|NOUN)$/.test(tokens[at - 1]?.upos ?? '')) return false;
  const end = tokens.findIndex(({ upos }, i) => i > at && !/^(?:ADJ|NOUN)$/.test(upos));
  return tokens[(end < 0 ? tokens.length : end) - 1]?.xpos === 'NNS';
}

/** "with Collins, Wang, an Brooks": "and" in a list of names. */
function isLastOfNames(tokens: readonly AnalysedToken[], at: number): boolean {
  const isName = (token: AnalysedToken | undefined): boolean => /^\p{Lu}\p{Ll}/u.test(token?.text ?? '');
  return tokens[at - 1]?.text === ',' && isName(tokens[at - 2]) && isName(tokens[at + 1]);
}

export const indefiniteArticle: Checker = {
  id: 'indefinite-article',
  errorClass: 'article',
  corrects: [
    { wrong: 'It was a important result.', right: 'It was an important result.' },
    { wrong: 'She has an university degree.', right: 'She has a university degree.' },
    { wrong: 'We waited for a hour.', right: 'We waited for an hour.' },
    { wrong: 'An European law was passed.', right: 'A European law was passed.' },
    { wrong: 'He needs a MRI scan.', right: 'He needs an MRI scan.' },
    { wrong: 'It is a 8-bit image.', right: 'It is an 8-bit image.' },
    { wrong: 'It has a F₁ score of 0.7.', right: 'It has an F₁ score of 0.7.' },
  ],
  accepts: [
    'The test gives an r2 of 0.6 and an f1 score of 0.7.',
    'If a equals b, the lamp is off.',
    'a Isolated molecules on the metal (a redrawn from the first report).',
    'It was an honest answer to a useful question.',
    'It is part of an SoS, and a LoRa node is too.',
    'A one-way street and an 8-year-old child.',
    'Vitamin A is found in plants.',
    'The group A animals were fed.',
    'It is a historic day for an historic town.',
    'We chose option a in the survey.',
    'It was an MRI scan of a unit.',
    'We used an ML model with an L2 loss.',
    'The agent looks like a NIC, and the server has an NVIDIA card.',
    'An HTTPX client reads an xslt-file through a SPDY proxy.',
    'An Fe film lies on an Si wafer, and a SPARQL endpoint serves a STAR file.',
    'A unary constraint and a Ag(111) surface were studied.',
    'The BoNT-A injections and a miRNA helped, and so did an siRNA and a SNP.',
    'An SpO2 of 90 % was read.',
    'It reached an F₁ score of 0.7.',
    'We show a UMAP projection of the cells.',
    'It was written with Collins, Wang, an Brooks.',
    'A unimodal design and a universal rule were set against an unimportant one.',
  ],
  check(sentence, { lexicon }) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    for (const [i, token] of tokens.entries()) {
      if (token.lower !== 'a' && token.lower !== 'an') continue;
      const next = tokens[i + 1];
      if (isPanelLabel(tokens, i)) continue;
      if (!next?.spaceBefore || (next.kind !== 'word' && next.kind !== 'number')) continue;
      // "vitamin A", "type A influenza", "A Study": a capital inside the sentence shows a letter, not an article
      if (token.text === 'A' && i > 0 && tokens[i - 1]!.kind === 'word') continue;
      // "BoNT-A injections", "M&A activity"
      if (i > 0 && !token.spaceBefore && /^[\p{Pd}&]$/u.test(tokens[i - 1]!.text)) continue;
      if (token.lower === 'an' && token.text !== 'an' && token.text !== 'An') continue;
      if (!/^[\p{L}\p{N}]/u.test(next.text) || lexicon.takesEitherArticle(next.text)) continue;
      // "a and b", "a is larger", "a or an": the letter or word is mentioned, not used
      if (['AUX', 'CCONJ', 'VERB', 'ADP', 'PRON'].includes(next.upos) && !/^(?:VBN|VBG|IN)$/.test(next.xpos)) continue;
      // "if a equals b": a variable
      if (next.lower === 'equals') continue;
      // "packages an The tutorial": words are missing in between
      if (/^(?:the|this|that|these|those|an?)$/.test(next.lower)) continue;
      if (next.xpos === 'IN' || (next.text.length === 1 && !/^(?:\p{Lu}|8)$/u.test(next.text))) continue;
      // "a f*ck"
      if (next.text.length === 1 && /^[*\\]$/.test(tokens[i + 2]?.text ?? '')) continue;
      const right = lexicon.startsWithVowelSound(next.text) ? 'an' : 'a';
      if (right === token.lower) continue;
      const acronym = isAcronym(next.text);
      // "a NIC" or "an NIC", "an NVIDIA card": the author decides whether it is read as a word or as letters
      if ((acronym && SAID_EITHER_WAY.test(next.text)) || SMALL_RNA.test(next.text)) continue;
      if (right === 'an' && acronym && next.text.startsWith('U')) continue;
      if (right === 'an' && (ELEMENT_OR_NAME.test(next.text) || next.text === 'X')) continue;
      if (right === 'a' && (VOWEL_LETTER.test(next.text) || ELEMENT.test(next.text))) continue;
      if (right === 'a' && SPELLED_OUT.test(next.text) && (next.lower[0] === 'x' || !lexicon.has(next.lower))) continue;
      if (isShortenedAnd(tokens, i) || isBeforePlural(tokens, i) || isLastOfNames(tokens, i)) continue;
      const known = lexicon.has(next.text) || lexicon.has(next.lower);
      const sound = right === 'an' ? 'a vowel' : 'a consonant';
      proposals.push(
        propose(replaceTokens(sentence, i, i + 1, right), {
          rule: 'indefinite-article',
          errorClass: 'article',
          // one letter may stand for a formula, as its first sound does (documents/pieces/spoken-form.ts)
          comment: `${/^\p{L}$/u.test(next.text) ? 'What follows' : quote(next.text)} begins with ${sound} sound, so the article before it is ${quote(right)}, not ${quote(token.lower)}.`,
          confidence: acronym ? 0.55 : known ? 0.96 : 0.8,
        }),
      );
    }
    return proposals;
  },
};
