/** A paragraph of lines that are as wide as Times at 12 points makes them, about 440 points. */
export const WIDE = [
  'The committee met in the morning and heard the report of the treasurer, who had',
  'spent the summer in the archive and found that the accounts of the society were',
  'kept with great care until the year of the flood, when most of the books were lost',
  'and the remaining ones were moved to another building near the river.',
];
