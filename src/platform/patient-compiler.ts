import { setFlagsFromString } from 'node:v8';

/**
 * How much a function runs, in bytes of bytecode, before V8 thinks of optimising it; 132 kB is what Node 20 has. A check goes through some 700 functions,
 * many of them long: optimised as early as usual, on types that are not all of them, they cost two fifths of the CPU time of the first 10,000 words.
 * These took 5.8 s with the usual budget, 4.0 s with this one and 3.9 s with twice as much, after which the next were slower; from the second 10,000 on there is no difference.
 */
const BUDGET = 300_000;

/** Lets the compiler of this process, in all threads, optimise what is used a lot and nothing before; for a program's first line. */
export function makeCompilerPatient(): void {
  setFlagsFromString(`--interrupt-budget=${BUDGET}`);
}
