import type { CodeRule } from '../rule.ts';

const EXPANSION =
  /(?<=[\p{Ll},;] )((?:\p{Lu}\p{Ll}{2,20}(?: (?:of|and|in|for) |[ -])){1,5}\p{Lu}\p{Ll}{3,20}) \(([A-Z]{2,7})s?\)/gu;

/** Last words of terms that are common nouns; terms that end in "organization" or "inventory" may be names. */
const COMMON =
  /^(?:network|system|model|algorithm|method|analysis|learning|imaging|disorder|disease|syndrome|pressure|rate|ratio|error|reaction|spectroscopy|microscopy|chromatography|spectrometry|resonance|tomography|interval|transform|machine|regression|assay|acid|infection|injury|therapy|trial|failure|diversity|sequence|sequencing|polymorphism|potential|density|temperature|concentration|capacity|function|processing|processor|unit|interface|detector|sensor|filter|array|amplifier|circuit|controller|variance|deviation|component|vehicle|intelligence|recognition|estimation|optimization|efficiency|deficit|cell|protein|gene|matter|carbon|area|level)s?$/;
/** First words of the names of institutions, programs and works. */
const NAMES =
  /^(?:National|International|World|Global|European|American|British|African|Asian|Federal|Royal|United|Joint|Central|North|South|East|West|Northern|Southern|New|State|Public|University|Institute|Center|Centre|Ministry|Department|Committee|Common|Standard|Advanced|Scientific)$/;

export const expansionCapitals: CodeRule = {
  id: 'expansion-capitals',
  confidence: 0.65,
  source: 'Style manuals, APA 6.25; AMA 10.6; IEEE II.F; AGU Text Capitalization; ACS ch. 10',
  comment: 'The words of a term have no capitals because its abbreviation has them.',
  examples: `
    - We trained a Convolutional Neural Network (CNN) on it. => We trained a convolutional neural network (CNN) on it.
    - It was seen by Magnetic Resonance Imaging (MRI) at once. => It was seen by magnetic resonance imaging (MRI) at once.
    + Magnetic resonance imaging (MRI) was used.
    + The National Weather System (NWS) was asked.
    + It was solved by a Fourier Series Model (FSM).
    + She filled in the Beck Depression Inventory (BDI).
  `,
  check({ paragraph, start, end }, { lexicon }) {
    const text = paragraph.slice(start, end);
    if (!text.includes('(')) return [];
    return [...text.matchAll(EXPANSION)].flatMap(({ 1: term = '', 2: abbreviation, index }) => {
      if (index === 0) return [];
      const words = term.split(/[ -]/);
      const initials = words.map((word) => word[0]!).filter((letter) => letter === letter.toUpperCase());
      if (initials.join('') !== abbreviation) return [];
      if (!COMMON.test(words.at(-1)!.toLowerCase()) || NAMES.test(words[0]!)) return [];
      if (words.some((word) => lexicon.isProper(word.toLowerCase()))) return [];
      const from = start + index;
      return [{ start: from, end: from + term.length, replacements: [term.toLowerCase()] }];
    });
  },
};
