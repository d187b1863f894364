/** Words with two or three current spellings or forms in the same variety of English; the text decides which one is right. */
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

/** Returns the current spellings of a word (by its look-up form) that has several, including itself; undefined for all others. */
export const variantsOf = (lower: string): readonly string[] | undefined => FORMS.get(lower);
