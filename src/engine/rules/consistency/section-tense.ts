import type { CheckContext } from '../../context.ts';
import { textKey } from '../../document/abbreviation-uses.ts';
import { type Preference, preference, tally } from '../../document/majority.ts';
import { type SectionTense, sectionKey, tenseKey } from '../../document/section-tenses.ts';
import { inflectVerb } from '../../lexicon/inflection.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { AnalysedSentence } from '../../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../../sentence/analysed-token.ts';
import type { VerbGroup } from '../../sentence/verb-groups.ts';
import type { CodeRule, RuleFinding } from '../rule.ts';

/** A tense is a section's habit when it has at least this many verbs (shorter sections have none), and `CLEAR` times as many as the other tense. */
const LEAST = 8;
const CLEAR = 5;
/** A theoretical text may report its experiment in the past tense: in 112 articles, all of 12 such places were right. */
const MOST_IN_PRESENT = 2;

/**
 * Actions that are done once, in one study: their tense is that of the report. Verbs of showing, meaning, being and knowing are left out, because they hold
 * for the text or always ("Table 1 shows", "is defined as", "we assume").
 */
const DEEDS = new Set(
  `add administer amplify analyse analyze anneal apply ask assay assess assign bake boil buffer calibrate cast centrifuge clone code collect
  conduct contact cool count culture cut deliver dilute discard dissect dissolve distribute divide dry elute enrol enroll euthanize exclude
  excise expose extract feed filter fit fix freeze genotype grind grow harvest heat homogenize image immerse immunize incubate infect inject
  inoculate instruct interview invite irradiate isolate label ligate load lyse maintain measure mix monitor mount obtain
  perform photograph pipette place plant plate pool prepare process purchase purify quantify randomise randomize recontact record
  recruit remove repeat resuspend rinse sacrifice sample scan score screen seed select sequence sonicate sow spray stain sterilize stimulate stir
  stop store submit supplement survey test thaw train transcribe transfect transfer transform treat trim vaccinate wash weigh`.split(
    /\s+/,
  ),
);
/** Signs that a sentence says what is always true, or is about another place in the text or other people's work. */
const GENERAL =
  /\b(?:usually|often|typically|generally|always|commonly|normally|currently|frequently|sometimes|if|whenever|when|where|once|until|unless|can|may|will|et al|i\.e|e\.g|previously|Fig|Figs|Figure|Figures|Table|Tables|Section|Appendix|Eq|Equation|Algorithm)\b|[=“"[]|\((?:[^()]{0,80}\b(?:19|20)\d\d|see\b)/u;

/** Returns the tense of this paragraph's section, when a verb in the tense `own` is an exception to it. */
function wantedTense(
  sentence: AnalysedSentence,
  own: SectionTense,
  { document }: CheckContext,
): Preference<SectionTense> | undefined {
  const section = document.styleCount(sectionKey(sentence.ofParagraph(textKey)));
  if (section === 0) return undefined;
  const counts = (['past', 'present'] as const).map((form) => ({
    form,
    count: document.styleCount(tenseKey(section, form)),
  }));
  const wanted = preference(counts, own);
  if (!wanted || wanted.count < LEAST || wanted.count < CLEAR * wanted.others) return undefined;
  return wanted.preferred === 'past' || wanted.others <= MOST_IN_PRESENT ? wanted : undefined;
}

/** Returns the tense of a main clause that reports an action: "we add", "samples are washed"; undefined for all others. */
function deed(group: VerbGroup, tokens: readonly AnalysedToken[]): SectionTense | undefined {
  const { tense, perfect, progressive, voice, main, finite, negation } = group;
  if ((tense !== 'present' && tense !== 'past') || perfect || progressive || negation || finite === undefined)
    return undefined;
  const verb = tokens[main]!;
  if (!DEEDS.has(verb.lemma.toLowerCase()) || verb.relation !== 'root') return undefined;
  if (voice === 'passive') return finite === group.start ? tense : undefined;
  // any other subject ("the pump adds") may be described in general
  const subject = tokens[group.start - 1]?.upos === 'ADV' ? tokens[group.start - 2] : tokens[group.start - 1];
  return finite === main && subject?.lower === 'we' ? tense : undefined;
}

/** Returns the finite form in the other tense, with the same number. */
function turned({ lower, lemma, xpos }: AnalysedToken, to: SectionTense, lexicon: Lexicon): string | undefined {
  if (to === 'past') return lower === 'are' ? 'were' : inflectVerb(lexicon, lemma, 'VBD');
  if (lower === 'were') return 'are';
  return lower === 'was' ? 'is' : inflectVerb(lexicon, lemma, xpos === 'VBD' ? 'VBP' : 'VB');
}

function findings(sentence: AnalysedSentence, context: CheckContext): RuleFinding[] {
  const { tokens, paragraph, start, end } = sentence;
  if (GENERAL.test(paragraph.slice(start, end))) return [];
  const groups = sentence.verbGroups;
  const told = groups.filter(({ finite }) => finite !== undefined);
  return groups.flatMap((group): RuleFinding[] => {
    const own = deed(group, tokens);
    const wanted = own && wantedTense(sentence, own, context);
    if (!own || !wanted) return [];
    const verb = tokens[group.finite!]!;
    const better = turned(verb, wanted.preferred, context.lexicon);
    // a second verb would also have to change, so then the rule only points at it
    const replacements = better && told.length === 1 ? [better] : [];
    const comment = `This section is written in the ${wanted.preferred} elsewhere (${tally(wanted)} in the ${own}).`;
    return [{ start: verb.start, end: verb.end, replacements, comment, confidence: 0.65 }];
  });
}

/** An action in a section of methods or results in another tense than the rest of the section. */
export const sectionTense: CodeRule = {
  id: 'tense',
  comment: 'This section is written in another tense elsewhere.',
  examples: `
    - Methods ¶ The plots were dry, and the soil was poor. The rows were short, and they were sown by hand. The beds were wet. The seed was new. It was cheap. They were clean. Samples are washed twice in the laboratory. => Methods ¶ The plots were dry, and the soil was poor. The rows were short, and they were sown by hand. The beds were wet. The seed was new. It was cheap. They were clean. Samples were washed twice in the laboratory.
    - 2. Materials and methods ¶ The plots were dry, and the soil was poor. The rows were short, and they were sown by hand. The beds were wet. The seed was new. It was cheap. They were clean. We collect the leaves by hand. => 2. Materials and methods ¶ The plots were dry, and the soil was poor. The rows were short, and they were sown by hand. The beds were wet. The seed was new. It was cheap. They were clean. We collected the leaves by hand.
    - Methodology ¶ The graph is sparse, and the weights are small. The loss is smooth. The rate is fixed. The batches are large, and the order is random. The net is deep. The input is text. We trained it on one machine. => Methodology ¶ The graph is sparse, and the weights are small. The loss is smooth. The rate is fixed. The batches are large, and the order is random. The net is deep. The input is text. We train it on one machine.
    + Methods ¶ The plots were dry, and the soil was poor. The rows were short, and they were sown by hand. The beds were wet. The seed was new. It was cheap. They were clean. The sites are shown on the map. We assume that yields are normal. Samples are usually washed twice. Wheat is grown all over the region (Brown 2010).
    + Discussion ¶ The plots were dry, and the soil was poor. The rows were short, and they were sown by hand. The beds were wet. The seed was new. It was cheap. They were clean. Samples are washed twice in the laboratory.
    + Methods ¶ The plots were dry, and the soil was poor. The rows are short, and they are sown by hand. The beds were wet. The seed is new. It was cheap. They were clean. Samples are washed twice in the laboratory.
    + Methods ¶ The soil was poor. The rows were short. Samples are washed twice in the laboratory.
  `,
  check: (sentence, context) =>
    // most documents have no such section
    context.document.styleCount(sectionKey(sentence.ofParagraph(textKey))) > 0 ? findings(sentence, context) : [],
};
