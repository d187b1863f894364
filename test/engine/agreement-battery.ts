/** A subject as written, and the forms of it that agree within themselves. */
interface SubjectFrame {
  readonly written: string;
  readonly singular?: string;
  readonly plural?: string;
}

interface Predicate {
  readonly singular: string;
  readonly plural: string;
}

/** Subjects, right and wrong in themselves; what is not given is no reading of them. */
const SUBJECTS: readonly SubjectFrame[] = [
  { written: 'The samples', plural: 'The samples' },
  { written: 'The results', plural: 'The results' },
  { written: 'The patients', plural: 'The patients' },
  { written: 'The method', singular: 'The method', plural: 'The methods' },
  { written: 'The sample', singular: 'The sample', plural: 'The samples' },
  { written: 'Our new model', singular: 'Our new model', plural: 'Our new models' },
  { written: 'All the values', plural: 'All the values' },
  { written: 'Many studies', plural: 'Many studies' },
  { written: 'Several patients', plural: 'Several patients' },
  { written: 'These method', singular: 'This method', plural: 'These methods' },
  { written: 'This methods', singular: 'This method', plural: 'These methods' },
  { written: 'Every patients', singular: 'Every patient', plural: 'All patients' },
  { written: 'Many researches', singular: 'Much research', plural: 'Many studies' },
  { written: 'The results of the test', plural: 'The results of the test' },
];

/** Predicates in both numbers; each sentence is asked for with either. */
const PREDICATES: readonly Predicate[] = [
  { singular: 'was collected in May.', plural: 'were collected in May.' },
  { singular: 'is shown in Figure 2.', plural: 'are shown in Figure 2.' },
  { singular: 'has been reported before.', plural: 'have been reported before.' },
  { singular: 'was analyzed twice.', plural: 'were analyzed twice.' },
  { singular: 'is important for our work.', plural: 'are important for our work.' },
  { singular: 'has a strong effect.', plural: 'have a strong effect.' },
  { singular: 'was not available.', plural: 'were not available.' },
  { singular: 'depends on the temperature.', plural: 'depend on the temperature.' },
  { singular: 'shows a clear trend.', plural: 'show a clear trend.' },
];

export interface BatterySentence {
  readonly written: string;
  /** What a careful editor may make of it. */
  readonly right: readonly string[];
}

/** Every subject with every predicate in either number. */
export function agreementBattery(): BatterySentence[] {
  return SUBJECTS.flatMap(({ written, singular, plural }) =>
    PREDICATES.flatMap((predicate) =>
      [predicate.singular, predicate.plural].map((said) => ({
        written: `${written} ${said}`,
        right: [
          ...(singular ? [`${singular} ${predicate.singular}`] : []),
          ...(plural ? [`${plural} ${predicate.plural}`] : []),
        ],
      })),
    ),
  );
}
