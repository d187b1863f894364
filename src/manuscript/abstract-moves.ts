/** The steps of an abstract in their order, after J. Swales, “Genre analysis” (1990), and K. Hyland, “Disciplinary discourses” (2000). */
export const MOVES = ['background', 'purpose', 'methods', 'results', 'conclusion'] as const;
export type Move = (typeof MOVES)[number];

const words = (list: string): string => list.trim().split(/\s+/).join('|');

/** Labels of structured abstracts. */
const LABELS: Readonly<Record<Move, RegExp>> = {
  background: /^(?:background|introduction|context|importance|rationale)\b/iu,
  purpose: /^(?:aims?|objectives?|purpose|goals?|research questions?|hypothes[ie]s)\b/iu,
  methods:
    /^(?:(?:materials? and )?methods?|methodology|design|study design|setting|participants|patients|data sources|procedures?|approach|main outcome)/iu,
  results: /^(?:results?|findings|main results)\b/iu,
  conclusion: /^(?:conclusions?|interpretation|implications|discussion|significance|relevance)\b/iu,
};

/** Wordings that show the purpose of a sentence. */
const SIGNS: Readonly<Record<Exclude<Move, 'background'>, RegExp>> = {
  purpose:
    /\b(?:aims?|aimed|aiming|objectives?|purpose|goals?|sought to|seeks? to|intend(?:s|ed)? to|we (?:ask|asked|address|study|studied|investigate|investigated|examine|examined|explore|explored|test|tested|propose|present|introduce|describe|consider|report|develop|analyse|analyze|compare|assess|evaluate|review|argue|discuss|provide|derive|demonstrate|show)|(?:this|the (?:present|current)|our|here) (?:\p{L}+ ){0,3}(?:study|paper|article|work|thesis|research|review|report|document|project|dissertation|manuscript|chapter|contribution|survey|investigation)|(?:was|were|is|are) (?:\p{L}+ )?(?:to (?:determine|assess|evaluate|examine|explore|identify|investigate|compare|test|understand|develop|describe))|in order to|to (?:estimate|investigate|explore|examine|assess|evaluate|study|compare|measure|analy[sz]e|predict|describe|develop|explain|answer|understand|identify|determine|clarify|establish|find out|test|quantify)|questions?|whether|hypothesi[sz]ed?)\b/iu,
  methods: new RegExp(
    `\\b(?:us(?:ed|e|es|ing)|based on|by means of|method(?:s|ology)?|approach(?:es)?|algorithms?|(?:semi-structured )?interviews?|surveys?|questionnaires?|experiments?|trials?|simulat(?:e|ed|ions?|ing)|models?|model(?:led|ed|ling|ing)|regressions?|analy[sz](?:ed?|es|ing)|analysis|measur(?:ed?|es|ing|ements?)|datasets?|data|samples?|sampled|participants|patients|cohorts?|randomi[sz]ed|collect(?:ed|ing)|conducted|recorded|review(?:ed)?|case stud(?:y|ies)|implement(?:ed|s|ation)?|framework|technique|procedure|via|through|${words('compared tested estimated computed calculated assessed evaluated trained observations theory theoretical corpus')})\\b`,
    'iu',
  ),
  results:
    /\b(?:results?|findings?|found|find|finds|show(?:s|ed|n)?|reveal(?:s|ed)?|demonstrat(?:es?|ed)|observ(?:ed?|es)|identif(?:y|ies|ied)|indicat(?:es?|ed)|significant(?:ly)?|increas(?:es?|ed|ing)|decreas(?:es?|ed)|improv(?:es?|ed|ements?)|outperform(?:s|ed)?|achiev(?:es?|ed)|higher|lower|greater|fewer|better|associated|correlat(?:es?|ed)|differ(?:s|ed|ences?)?|yield(?:s|ed)?|obtain(?:s|ed)?|prov(?:e|es|ed)|evidence|effects?|faster|accuracy|reduc(?:es?|ed)|predict(?:s|ed)?|support(?:s|ed)?|confirm(?:s|ed)?)\b|\d ?%|\bp ?[<=]/iu,
  conclusion:
    /\b(?:conclu(?:de[sd]?|sions?)|suggest(?:s|ed|ing)?|impl(?:y|ies|ied|ications?)|indicat(?:es?|ing)|demonstrat(?:es?|ing)|recommend(?:s|ed|ations?)?|contribut(?:es?|ions?|ing)|highlight(?:s|ed|ing)?|underscor(?:es?|ed|ing)|future|may|might|could|should|can|therefore|thus|hence|overall|potential(?:ly)?|important|importance|insights?|help(?:s|ful)?|enabl(?:es?|ing)|useful|opens?|understanding|discuss(?:ed)?|provid(?:es?|ing)|confirm(?:s|ing)?|support(?:s|ing)?|will|promising|allows?|evidence|advanc(?:es?|ing)|need(?:s|ed)?)\b/iu,
};

/** Returns the moves that an abstract makes: by the labels of a structured abstract, else by the words of its sentences. */
export function movesOf(sentences: readonly string[]): Set<Move> {
  const moves = new Set<Move>();
  for (const [i, sentence] of sentences.entries()) {
    for (const move of MOVES) {
      if (LABELS[move].test(sentence.trim())) moves.add(move);
      if (move !== 'background' && SIGNS[move].test(sentence)) moves.add(move);
    }
    // a first sentence that says nothing of the work itself gives the background
    if (i === 0 && !SIGNS.purpose.test(sentence)) moves.add('background');
  }
  return moves;
}
