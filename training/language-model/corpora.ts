import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * How far a corpus can be trusted as a model of correct usage (1: edited native prose, 0.7: edited or reviewed, 0.3:
 * unedited or often non-native). Each occurrence counts this much.
 */
export const CORPUS_WEIGHTS: Readonly<Record<string, number>> = {
  openstax: 1,
  'textbooks-misc': 1,
  'standardebooks-us': 1,
  'standardebooks-uk': 1,
  usgov: 1,
  ukgov: 1,
  'plos-misc': 0.85,
  opendocs: 0.7,
  jose: 0.7,
  'pmc-medicine-anglo': 0.7,
  'pmc-plantsci-anglo': 0.7,
  'nih-genetic-diseases': 0.7,
  'arxiv-abstracts': 0.5,
  'pmc-medicine-intl': 0.3,
  'pmc-plantsci-intl': 0.3,
};

export function corpusNames(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt.xz'));
  const names = files.map((file) => file.slice(0, -'.txt.xz'.length)).sort();
  for (const name of names)
    if (CORPUS_WEIGHTS[name] === undefined) throw new Error(`no weight for the corpus '${name}'`);
  return names;
}

/** Lines of a corpus with their index from 0. Needs the program `xz`. */
export async function* corpusLines(folder: string, name: string): AsyncGenerator<readonly [string, number]> {
  const xz = spawn('xz', ['-dc', join(folder, `${name}.txt.xz`)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let index = 0;
  for await (const line of createInterface({ input: xz.stdout, crlfDelay: Number.POSITIVE_INFINITY }))
    yield [line, index++];
}

/** The use of a line, by its index from 0. */
export type Use = 'training' | 'fitting' | 'measuring';

/**
 * Index 7 of every 200 lines is kept for measurements. Index 6 is also excluded from training, so that the share is the
 * same whether lines are counted from 0 or from 1; it is used to fit the few parameters of the mixture.
 */
export function useOf(index: number): Use {
  const place = index % 200;
  return place === 7 ? 'measuring' : place === 6 ? 'fitting' : 'training';
}
