import type { LanguageModel } from '../../src/engine/language-model/language-model.ts';
import { corpusNames } from './corpora.ts';
import { drawPairs, margin, summarise } from './discrimination.ts';
import { readInflections } from './inflections.ts';
import { perplexity, sentencesFor } from './perplexity.ts';

const SEED = 20261121;

/** Prints perplexity by corpus and discrimination by error class on the held-out lines, as Markdown tables. */
export async function evaluate(model: LanguageModel, corpora: string, lexicon: string): Promise<void> {
  const inflections = readInflections(lexicon);
  const margins = new Map<string, number[]>();
  const byCorpus = new Map<string, number[]>();
  console.log('| Corpus | Tokens | Unknown | Perplexity | Prefers the original |\n| --- | ---: | ---: | ---: | ---: |');
  for (const name of corpusNames(corpora)) {
    const sentences = await sentencesFor('measuring', corpora, name);
    const all: number[] = [];
    for (const pair of drawPairs(sentences, inflections, SEED)) {
      const value = margin(model, pair);
      const list = margins.get(pair.corruption.kind) ?? [];
      margins.set(pair.corruption.kind, list);
      list.push(value);
      all.push(value);
    }
    byCorpus.set(name, all);
    const { tokens, unknown, perplexity: value } = perplexity(model, sentences);
    const share = ((100 * unknown) / tokens).toFixed(1);
    const right = (100 * summarise(all).accuracy).toFixed(1);
    console.log(`| ${name} | ${tokens} | ${share} % | ${value.toFixed(1)} | ${right} % |`);
  }
  console.log('\n| Class | Pairs | Prefers the original | Found at 1 % false alarms |\n| --- | ---: | ---: | ---: |');
  const means = [0, 0];
  for (const [kind, list] of [...margins].sort()) {
    const { pairs, accuracy, foundAtOnePercent } = summarise(list);
    means[0]! += accuracy / margins.size;
    means[1]! += foundAtOnePercent / margins.size;
    console.log(
      `| ${kind} | ${pairs} | ${(100 * accuracy).toFixed(2)} % | ${(100 * foundAtOnePercent).toFixed(1)} % |`,
    );
  }
  console.log(`| mean of classes | | ${(100 * means[0]!).toFixed(2)} % | ${(100 * means[1]!).toFixed(1)} % |`);
}
