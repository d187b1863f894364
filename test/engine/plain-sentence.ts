import type { AnalysedSentence } from '../../src/engine/sentence/analysed-sentence.ts';
import type { AnalysedToken, Upos } from '../../src/engine/sentence/analysed-token.ts';
import { Paragraph } from '../../src/engine/sentence/paragraph.ts';
import { Sentence } from '../../src/engine/sentence/sentence.ts';
import { tokenize } from '../../src/text/token.ts';

type Tag = readonly [upos: Upos, xpos: string, lemma?: string];

/** Penn tag to universal tag, for the tags that tests write by hand. */
const UPOS: Readonly<Record<string, Upos>> = {
  NN: 'NOUN',
  NNS: 'NOUN',
  NNP: 'PROPN',
  JJ: 'ADJ',
  RB: 'ADV',
  DT: 'DET',
  IN: 'ADP',
  TO: 'PART',
  CC: 'CCONJ',
  CD: 'NUM',
  PRP: 'PRON',
  VB: 'VERB',
  VBD: 'VERB',
  VBG: 'VERB',
  VBN: 'VERB',
  VBP: 'VERB',
  VBZ: 'VERB',
  MD: 'AUX',
  '.': 'PUNCT',
  ',': 'PUNCT',
};

/**
 * A sentence without a tagger: the span `from`–`to` of `paragraph`, each word with the Penn tag of `tags` in order of the
 * tokens (NN where they run out), its look-up form for a lemma. For tests of what comes after the analysis.
 */
export function plainSentence(
  paragraph: string,
  tags: readonly string[] = [],
  from = 0,
  to = paragraph.length,
): AnalysedSentence {
  const tokens = tokenize(paragraph, from, to).map((token, index): AnalysedToken => {
    const [upos, xpos] = tagOf(token.kind === 'punctuation' ? token.text : (tags[index] ?? 'NN'));
    return { ...token, index, upos, xpos, lemma: token.lower };
  });
  return new Sentence(new Paragraph(paragraph), { start: from, end: to }, tokens);
}

function tagOf(xpos: string): Tag {
  return [UPOS[xpos] ?? (/^\p{P}/u.test(xpos) ? 'PUNCT' : 'X'), xpos];
}
