import type { CheckContext, DocumentFacts } from '../../context.ts';
import { definitionsIn } from '../../document/abbreviation-definitions.ts';
import { abstractKey, textKey, usesKey } from '../../document/abbreviation-uses.ts';
import { preference, tally } from '../../document/majority.ts';
import {
  documentExpansions,
  expansionKey,
  firstExpansionKey,
  indexLongForms,
  type LongForms,
  longUseInKey,
  longUses,
  longUsesKey,
} from '../../document/term-uses.ts';
import type { AnalysedSentence } from '../../sentence/analysed-sentence.ts';
import type { CodeRule, RuleFinding } from '../rule.ts';
import { ruleEdit } from '../rule-edit.ts';

/** The long form is an exception when the short form is used at least this often, and `CLEAR` times as often. */
const LEAST = 4;
const CLEAR = 3;

const indexes = new WeakMap<DocumentFacts, LongForms>();

function longFormsOf(document: DocumentFacts): LongForms {
  const index = indexes.get(document) ?? indexLongForms(documentExpansions(document));
  indexes.set(document, index);
  return index;
}

/** Finds the full term where the text normally uses its abbreviation. */
function inFull(sentence: AnalysedSentence, { document, lexicon }: CheckContext, index: LongForms): RuleFinding[] {
  const here = sentence.ofParagraph(textKey);
  return longUses(sentence.tokens, index).flatMap(({ form, from, to, plural }): RuleFinding[] => {
    if (document.styleCount(longUseInKey(form, here)) === 0 || isShared(sentence, from)) return [];
    const counts = [
      { form: 'short', count: document.styleCount(usesKey(form)) },
      { form: 'long', count: document.styleCount(longUsesKey(form)) },
    ] as const;
    const wanted = preference(counts, 'long');
    if (!wanted || wanted.count < LEAST || wanted.count < CLEAR * wanted.others) return [];
    const { start, end, text } = ruleEdit(sentence, from, to, plural ? `${form}s` : form, lexicon);
    const comment = `This term is abbreviated elsewhere in this text: “${form}” stands ${tally(wanted)} in full.`;
    return [{ start, end, replacements: [text], comment, confidence: 0.6 }];
  });
}

/** "the Average and Single Linkage methods": the last words belong to both terms. */
function isShared({ tokens }: AnalysedSentence, from: number): boolean {
  const before = tokens[from - 2];
  return tokens[from - 1]?.upos === 'CCONJ' && (before?.upos === 'ADJ' || before?.upos === 'PROPN');
}

/** Finds a short form that is defined as something else, or as the same thing in other words. */
function otherwise(sentence: AnalysedSentence, { document }: CheckContext): RuleFinding[] {
  const { start, end } = sentence;
  return sentence.ofParagraph(definitionsIn).flatMap(({ form, expansion, start: from, end: to }): RuleFinding[] => {
    const forms = documentExpansions(document).get(form) ?? [];
    if (from < start || to > end || forms.length < 2) return [];
    const counted = forms.map((one) => ({ form: one, count: document.styleCount(expansionKey(form, one)) }));
    const own = document.styleCount(expansionKey(form, expansion));
    const best = counted.filter((other) => other.form !== expansion).reduce((a, b) => (b.count > a.count ? b : a));
    const first = document.styleCount(firstExpansionKey(form)) === sentence.ofParagraph(textKey);
    if (best.count < own || (best.count === own && first)) return [];
    const counts = tally({ preferred: best.form, count: best.count, others: own, confidence: 1 });
    const comment = `“${form}” stands for “${best.form}” elsewhere in this text (${counts} “${expansion}”).`;
    return [{ start: from, end: to, replacements: [], comment, confidence: 0.75 }];
  });
}

/** One term for each thing: an abbreviation and its long form. */
export const abbreviatedTerms: CodeRule = {
  id: 'terms',
  comment: 'This thing has another name elsewhere in this text.',
  examples: `
    - A support vector machine (SVM) was trained. ¶ The SVM won. The SVM lost. An SVM is fast, and the SVM is old. Then a support vector machine was tested. => A support vector machine (SVM) was trained. ¶ The SVM won. The SVM lost. An SVM is fast, and the SVM is old. Then an SVM was tested.
    - Random forests (RFs) were grown. ¶ RF won. The RF lost. An RF is fast, and the RF is old. Some random forests were large. => Random forests (RFs) were grown. ¶ RF won. The RF lost. An RF is fast, and the RF is old. Some RFs were large.
    - A quality of life (QOL) score was taken. ¶ The quality of living (QOL) was low.
    + Average linkage (AL) and single linkage (SL) were run. ¶ SL won. The SL lost. SL is fast, and SL is old. The average and single linkage methods differ.
    + A support vector machine (SVM) was trained. ¶ The SVM won. Then a support vector machine was tested.
    + A support vector machine (SVM) was trained. The SVM won. The SVM lost. An SVM is fast, and the SVM is old. ¶ Support vector machine (SVM) code was used.
    + Abstract ¶ A support vector machine won. ¶ Introduction ¶ A support vector machine (SVM) was trained. The SVM won. The SVM lost. An SVM is fast, and the SVM is old.
  `,
  check(sentence, context) {
    const { document } = context;
    const index = longFormsOf(document);
    if (documentExpansions(document).size === 0 || document.styleCount(abstractKey(sentence.ofParagraph(textKey))) > 0)
      return [];
    return [...otherwise(sentence, context), ...inFull(sentence, context, index)];
  },
};
