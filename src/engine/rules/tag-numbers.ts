/** Universal tags in the order of their numbers in rules.bin. */
const UPOS = 'ADJ ADP ADV AUX CCONJ DET INTJ NOUN NUM PART PRON PROPN PUNCT SCONJ SYM VERB X'.split(' ');
/** Penn tags that a pattern may name, in the order of their numbers in rules.bin; tags of punctuation are left out. */
const XPOS =
  'CC CD DT EX FW HYPH IN JJ JJR JJS LS MD NN NNP NNPS NNS PDT POS PRP PRP$ RB RBR RBS RP SYM TO UH VB VBD VBG VBN VBP VBZ WDT WP WP$ WRB $ ADD NFP'.split(
    ' ',
  );

const numbers = (names: readonly string[]): ReadonlyMap<string, number> => new Map(names.map((name, i) => [name, i]));

/** Number of a universal tag, under 32. */
export const UPOS_NUMBERS = numbers(UPOS);
/** Number of a Penn tag, under 64. */
export const XPOS_NUMBERS = numbers(XPOS);
/** Tags of tokens that can open a noun phrase. */
export const NP_TAGS: readonly string[] = 'DT PRP PRP$ NN NNS NNP NNPS JJ JJR JJS CD PDT WP WDT $'.split(' ');
