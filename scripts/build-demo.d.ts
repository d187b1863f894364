/** Builds the demo page of the browser library in `out`. */
export function buildDemo(out: string): Promise<void>;
