/** Puts the demo page of the library for browsers together in `out`. */
export function buildDemo(out: string): Promise<void>;
