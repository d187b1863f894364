import { testManuscriptFamilies } from './manuscript-battery.ts';

/** What harmed manuals and theses, in sentences of our own, with the change that was made. */
const KEPT = [
  ['Johnson and Meyer Act forbids dumping.', 'forbids'],
  ['The Rivers and Harbours Act forbids dumping.', 'forbids'],
  ['Health and Safety at Work Act was passed in parliament.', 'Health'],
  ['Hotel in Shanghai is one of the tallest buildings in the city.', 'Hotel'],
  ['Small boat that carries goods between the two islands.', 'Small'],
] as const;

/** Near misses: what must still be mended. */
const MENDED = [
  ['The Seas and Ports Act protect the coast.', 'protect → protects'],
  ['Anna and Peter plays chess.', 'plays → play'],
  ['Purpose of this report is to describe the pump.', 'Purpose → The purpose'],
  ['Next step is to open the valve.', 'Next → The next'],
] as const;

testManuscriptFamilies(KEPT, MENDED);
