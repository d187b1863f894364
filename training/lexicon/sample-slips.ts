/**
 * Makes the sample for fitting the certainty of a spelling correction (src/engine/spelling/certainty.ts): every unknown
 * word of a marked text, with its evidence and whether its best candidate is what the reader marked.
 *
 * usage: npx tsx training/lexicon/sample-slips.ts MARKED.jsonl [--no-model] > sample.jsonl
 *
 * A row of MARKED: {text or source, edits: [{start, end, to}]}; `to` is a string or several, best first. Then run
 * fit_certainty.py.
 */
import { readFileSync } from 'node:fs';
import { collectDocumentFacts } from '../../src/engine/document/document-facts.ts';
import { createLanguageModel } from '../../src/engine/language-model/create-language-model.ts';
import { createLexicon } from '../../src/engine/lexicon/create-lexicon.ts';
import { openPhraseTables } from '../../src/engine/rules/phrase-tables.ts';
import { Paragraph } from '../../src/engine/sentence/paragraph.ts';
import { Sentence } from '../../src/engine/sentence/sentence.ts';
import { authorsWord } from '../../src/engine/spelling/authors-word.ts';
import { spellingConfidence } from '../../src/engine/spelling/confidence.ts';
import { contextScorer } from '../../src/engine/spelling/context-score.ts';
import { EVIDENCE, slipEvidence } from '../../src/engine/spelling/slip-evidence.ts';
import { examineUnknown } from '../../src/engine/spelling/unknown-word.ts';
import { standingOf } from '../../src/engine/spelling/word-standing.ts';
import { lookupForm } from '../../src/text/lookup-form.ts';
import { splitSentences } from '../../src/text/sentences.ts';
import { tokenize } from '../../src/text/token.ts';

interface Marked {
  readonly text?: string;
  readonly source?: string;
  readonly edits: readonly { readonly start: number; readonly end: number; readonly to: string | readonly string[] }[];
}

const [file = '', option] = process.argv.slice(2);
const models = new URL('../../models/', import.meta.url);
const phrases = openPhraseTables(readFileSync(new URL('rules.bin', models)));
const lexicon = createLexicon(readFileSync(new URL('lexicon.bin', models)));
const model = option === '--no-model' ? undefined : createLanguageModel(readFileSync(new URL('lm.bin', models)));

/** True when the mark over `start` to `end` puts `form` there, alone or in a longer correction that no longer has `written`. */
function isMarked(edits: Marked['edits'], start: number, end: number, form: string, written: string): boolean {
  const wordsOf = (text: string): string =>
    ` ${tokenize(text)
      .map((token) => token.lower)
      .join(' ')} `;
  return edits.some((edit) => {
    if (edit.start >= end || edit.end <= start) return false;
    return [edit.to].flat().some((to) => {
      const words = wordsOf(to);
      return words.includes(wordsOf(form)) && !words.includes(wordsOf(written));
    });
  });
}

for (const [row, line] of readFileSync(file, 'utf8').trim().split('\n').entries()) {
  const { text: whole, source, edits } = JSON.parse(line) as Marked;
  const text = whole ?? source ?? '';
  const context = {
    lexicon,
    document: collectDocumentFacts([text]),
    phrases,
    language: 'US',
    pipeline: 'advanced',
    documentType: 'academic',
    styleGuide: null,
    ...(model ? { model } : {}),
  } as const;
  for (const span of splitSentences(text)) {
    const tokens = tokenize(text, span.start, span.end).map((token, index) => ({
      ...token,
      index,
      upos: 'X' as const,
      xpos: '',
      lemma: token.lower,
    }));
    const sentence = new Sentence(new Paragraph(text), span, tokens);
    const scorer = model ? contextScorer(model, sentence) : undefined;
    for (const token of tokens) {
      if (token.kind !== 'word' || lexicon.has(token.text)) continue;
      let standing = standingOf(sentence, token.index);
      if (!standing) continue;
      if (standing === 'opening' && sentence.isTitleCase) standing = 'capital';
      const known = lexicon.misspelling(token.lower);
      const found = examineUnknown(sentence, token.index, standing, context, scorer, known);
      const best = found?.candidates[0];
      // words that were split in the copy are not the author's errors, so readers did not mark them
      if (!found || !best || best.to - best.from > 1) continue;
      const chance = spellingConfidence(found.features, model !== undefined, known !== undefined);
      const evidence = slipEvidence(sentence, token.index, standing, context, found, chance, known !== undefined);
      const right = isMarked(edits, token.start, token.end, lookupForm(best.form), token.lower);
      const sample = {
        row,
        names: EVIDENCE,
        evidence,
        chance,
        known: known !== undefined,
        own: authorsWord(sentence, token.index, standing, context) ?? null,
        right,
        word: token.lower,
        form: best.form,
      };
      process.stdout.write(`${JSON.stringify(sample)}\n`);
    }
  }
}
