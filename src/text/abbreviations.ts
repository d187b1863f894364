import { wordSet } from './word-set.ts';

/**
 * Abbreviations written with a full stop that does not end a sentence by itself, lower case, without the last stop.
 * Grouped by what follows them, because that decides whether a capital after them starts a new sentence.
 */

/** Abbreviations that a name or a number always follows, so that they never end a sentence. */
export const BEFORE_NAME = wordSet(`
  mr mrs ms dr prof rev hon st sr fr gen col capt lt sgt cpl maj cmdr adm gov sen rep pres supt insp messrs mmes mt ft
  fig figs eq eqs eqn eqns sec sect chap ch vol vols no nos pp p par para art tab ref refs app suppl supp ex thm lem
  prop cor def cf vs viz ca approx e.g i.e eg ie al.e cit
`);

/** Abbreviations that may also end a sentence: a capital after one of them needs a second look. */
export const MAY_END = wordSet(`
  al etc inc ltd co corp bros dept univ assn est jr sr esq ph.d m.d b.a m.a b.sc m.sc d.phil u.s u.k u.n e.u a.m p.m am pm
  b.c a.d c.e b.c.e jan feb mar apr jun jul aug sept sep oct nov dec mon tue tues wed thu thur thurs fri sat sun
  min max avg temp conc frac coeff wt ht diam resp sig std sp spp subsp var cv gen nov syn ed eds trans rev ibid op loc n.b p.s
  ave blvd rd hwy bldg apt in cm mm km kg mg hr hrs sec mi yd oz lb lbs gal dist div
`);

/** True for a word (without its last stop, in any case) that is commonly written with one. */
export function isAbbreviation(word: string): boolean {
  const lower = word.toLowerCase();
  return BEFORE_NAME.has(lower) || (MAY_END.has(lower) && !ORDINARY.has(lower));
}

/** Members of the lists that are ordinary words too: the stop after one of them ends the sentence unless other signs make it an abbreviation. */
export const ORDINARY = wordSet(
  'in no am pm ex art app tab ref par mar jun sat sun wed fri sep oct dec mon may min max sec gal gen ed rev est mi var temp ad def prop cor p sp cit co par ch',
);
