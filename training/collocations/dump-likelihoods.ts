/**
 * Measures how much more likely candidates make their sentences: for the language model (log10) and for the second
 * opinion (natural logarithm; null for unknown words).
 * Usage: npx tsx training/collocations/dump-likelihoods.ts FILE.jsonl candidates.jsonl OUT
 * FILE as for dump-marks.ts. Lines of candidates.jsonl: [paragraph, [[start, other word] …]]; lines of OUT: [paragraph,
 * [[start, other word, gain, opinion] …]].
 */
import { createWriteStream, readFileSync } from 'node:fs';
import { analyserOf } from '../../src/engine/analyse.ts';
import { inflectedAs, likelihoodGain } from '../../src/engine/collocations/other-word.ts';
import { readEngineModels } from '../../src/engine/engine-models.ts';
import { createLanguageModel } from '../../src/engine/language-model/create-language-model.ts';
import { createLexicon } from '../../src/engine/lexicon/create-lexicon.ts';
import { createEditor } from '../../src/engine/neural/editor.ts';
import { splitSentences } from '../../src/text/sentences.ts';

const [texts, candidates, output] = process.argv.slice(2);
if (!texts || !candidates || !output) throw new Error('usage: dump-likelihoods.ts FILE.jsonl candidates.jsonl OUT');
const names = ['tagger.bin', 'parser.bin', 'lexicon.bin', 'rules.bin', 'lm.bin', 'editor.bin'];
const folder = new URL('../../models/', import.meta.url);
const models = readEngineModels(new Map(names.map((name) => [name, readFileSync(new URL(name, folder))])));
const lexicon = createLexicon(models.lexicon);
const model = createLanguageModel(models.languageModel!, true);
const editor = createEditor(models.editor!);
const analyse = analyserOf(models.tagger, models.parser);

const lines = readFileSync(texts, 'utf8').split('\n').filter(Boolean);
const out = createWriteStream(output);
for (const row of readFileSync(candidates, 'utf8').split('\n').filter(Boolean)) {
  const [paragraph, changes] = JSON.parse(row) as [number, [start: number, other: string][]];
  const { text } = JSON.parse(lines[paragraph]!) as { text: string };
  const sentences = splitSentences(text).map((span) => analyse(text, span));
  const readings = editor.read(sentences.map(({ tokens }) => tokens));
  const said = changes.flatMap(([start, other]) => {
    const number = sentences.findIndex((one) => one.start <= start && one.end > start);
    const sentence = sentences[number];
    const at = sentence?.tokens.findIndex((token) => token.start === start) ?? -1;
    const form = sentence && at >= 0 ? inflectedAs(other, sentence.tokens[at]!, lexicon) : undefined;
    if (!sentence || form === undefined) return [];
    const opinion = readings[number]!.substitution(at, form) ?? null;
    return [[start, other, likelihoodGain(sentence, model, at, form), opinion]];
  });
  out.write(`${JSON.stringify([paragraph, said])}\n`);
}
