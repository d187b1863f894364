import { setFlagsFromString } from 'node:v8';

/**
 * How much a function runs, in bytes of bytecode, before V8 thinks of optimising it; 132 kB is what Node 20 has. A check goes through some 700 functions,
 * many of them long: optimised as early as usual, on types that are not all of them, they cost two fifths of the CPU time of the first 10,000 words.
 * On a machine that did much else these took 4.0 and 5.9 s with this one for 5.8 and 6.9 s with the usual one (means of three interleaved runs each); the second and third 10,000
 * were as fast in one of these series and up to a third slower in the other: measure again on an idle machine before it is moved.
 */
const BUDGET = 300_000;

/** Lets the compiler of this process, in all threads, optimise what is used a lot and nothing before; for a program's first line. */
export function makeCompilerPatient(): void {
  setFlagsFromString(`--interrupt-budget=${BUDGET}`);
}
