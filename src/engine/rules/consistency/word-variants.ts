import { preference, tally } from '../../consistency/majority.ts';
import { matchCase } from '../../edits.ts';
import type { CodeRule, RuleFinding } from '../rule-file.ts';

/** Words that have two or three current spellings or forms in the same variety of English; which one, the text decides. */
const VARIANTS = `
toward towards / afterward afterwards / backward backwards / upward upwards / downward downwards / onward onwards
inward inwards / outward outwards / among amongst / while whilst / amid amidst / judgment judgement / judgments judgements
acknowledgment acknowledgement / acknowledgments acknowledgements / adviser advisor / advisers advisors / focused focussed
focusing focussing / benefited benefitted / benefiting benefitting / biased biassed / learned learnt / spelled spelt / burned burnt
leaned leant / spoiled spoilt / spilled spilt / indexes indices / formulas formulae
appendixes appendices / matrixes matrices / vertexes vertices / symposiums symposia / curriculums curricula / syllabuses syllabi
focuses foci / antennas antennae / thesauruses thesauri / millenniums millennia / memorandums memoranda / referendums referenda
aquariums aquaria / stadiums stadia / funguses fungi / cactuses cacti / nucleuses nuclei / radiuses radii / stimuluses stimuli
octopuses octopi / orientated oriented / disorientated disoriented / preventative preventive
interpretative interpretive / exploitative exploitive / artefact artifact / artefacts artifacts
inquire enquire / inquiry enquiry / inquiries enquiries / usable useable / sizable sizeable / likable likeable / livable liveable
movable moveable / lovable loveable / salable saleable / ratable rateable / sharable shareable / resizable resizeable
unmistakable unmistakeable / naive naïve / facade façade / cafe café / cliche cliché / role rôle
collectible collectable / encyclopedia encyclopaedia / medieval mediaeval
archeology archaeology / archeological archaeological / fetus foetus / neuron neurone / neurons neurones / titer titre
sulfur sulphur / sulfate sulphate / sulfide sulphide / leukocyte leucocyte / leukocytes leucocytes / okay ok
cipher cypher / ciphers cyphers / install instal / fulfill fulfil
gray grey / mold mould / skeptical sceptical / program programme / enroll enrol / queuing queueing / cuing cueing / aging ageing
eying eyeing / catalog catalogue / catalogs catalogues / dialog dialogue / analog analogue
tranquility tranquillity / barbecue barbeque / yogurt yoghurt / hiccup hiccough / donut doughnut / tsar czar / gypsy gipsy
connection connexion / inflection inflexion
`;

const FORMS: ReadonlyMap<string, readonly string[]> = new Map(
  VARIANTS.split(/\n|\//)
    .map((group) => group.trim().split(/\s+/))
    .filter((group) => group.length > 1 && group.every((form) => /^\p{L}+$/u.test(form)))
    .flatMap((group) => group.map((form) => [form, group] as const)),
);

/** Two spellings of a word that the same variety of English has: the one that the text has more often. */
export const wordVariants: CodeRule = {
  id: 'spellings',
  comment: 'This word is spelt in another way elsewhere in this text.',
  where: 'anywhere',
  examples: `
    - We moved towards it, then towards them, and at last toward us. => We moved towards it, then towards them, and at last towards us.
    - The appendices and the two appendices differ; Appendixes are long. => The appendices and the two appendices differ; Appendices are long.
    + We moved toward it and towards them.
    + While it rained, we waited; whilst it snowed, we left.
  `,
  check({ tokens }, { document, lexicon, language }) {
    return tokens.flatMap((token): RuleFinding[] => {
      const group = token.kind === 'word' ? FORMS.get(token.lower) : undefined;
      if (!group) return [];
      const counts = group.map((form) => ({ form, count: document.occurrences(form) }));
      const wanted = preference(counts, token.lower);
      // a spelling of the other variety is no choice, whatever the text does
      const variety = wanted && lexicon.variety(wanted.preferred);
      if (!wanted || (variety && variety !== language)) return [];
      const better = matchCase(wanted.preferred, token.text);
      const comment = `This text has “${wanted.preferred}” elsewhere (${tally(wanted)} “${token.lower}”).`;
      return [{ start: token.start, end: token.end, replacements: [better], comment, confidence: wanted.confidence }];
    });
  },
};
