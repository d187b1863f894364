/** Replaces a denominator of zero. */
const TINY = 1e-300;
const PRECISION = 1e-15;
/** No argument that a paper reports needs so many steps; if one does, the value has the precision of the last step. */
const MOST_STEPS = 20_000;

/**
 * Value of the continued fraction b0 + a1/(b1 + a2/(b2 + …)) by the modified method of Lentz: W. J. Lentz, “Generating Bessel functions in Mie
 * scattering calculations using continued fractions”, Applied Optics 15 (1976), 668–671; with the correction for vanishing denominators of
 * I. J. Thompson and A. R. Barnett, Journal of Computational Physics 64 (1986), 490–509.
 *
 * @param term returns a and b of step n, which starts at 1
 */
export function continuedFraction(b0: number, term: (n: number) => readonly [a: number, b: number]): number {
  const kept = (x: number): number => (Math.abs(x) < TINY ? TINY : x);
  let value = kept(b0);
  let c = value;
  let d = 0;
  for (let n = 1; n <= MOST_STEPS; n++) {
    const [a, b] = term(n);
    d = 1 / kept(b + a * d);
    c = kept(b + a / c);
    const factor = c * d;
    value *= factor;
    if (Math.abs(factor - 1) < PRECISION) break;
  }
  return value;
}
