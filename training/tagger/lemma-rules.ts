import type { TreebankSentence } from '../../bench/text/treebank.ts';
import type { Upos } from '../../src/engine/sentence/analysed-token.ts';
import { findRule, LONGEST_ENDING, lemmaGroup } from '../../src/engine/tagging/lemmas.ts';
import { lookupForm } from '../../src/text/lookup-form.ts';
import type { Inflection } from './inflections.ts';

/** The edit that turns the form into its lemma: "n+ending". */
function editOf(form: string, lemma: string): string {
  let shared = 0;
  while (shared < form.length && shared < lemma.length && form[shared] === lemma[shared]) shared++;
  return `${form.length - shared}+${lemma.slice(shared)}`;
}

type Votes = Map<string, Map<string, number>>;

function vote(votes: Votes, key: string, edit: string, weight: number): void {
  let edits = votes.get(key);
  if (edits === undefined) {
    edits = new Map();
    votes.set(key, edits);
  }
  edits.set(edit, (edits.get(edit) ?? 0) + weight);
}

function winner(edits: ReadonlyMap<string, number>): string {
  return [...edits].reduce((best, edit) => (edit[1] > best[1] ? edit : best))[0];
}

/** The smallest list of endings whose longest match gives every word its commonest lemma, as lines in the model's format. */
export function learnLemmaRules(sentences: readonly TreebankSentence[], inflections: readonly Inflection[]): string[] {
  const groups = new Map<string, Votes>();
  const add = (group: string | undefined, lower: string, lemma: string, weight: number): void => {
    if (group === undefined || lower === '') return;
    let votes = groups.get(group);
    if (votes === undefined) {
      votes = new Map();
      groups.set(group, votes);
    }
    vote(votes, lower, editOf(lower, lemma), weight);
  };
  /** Forms in the wrong place ("has went", "they goes") keep their lemma. */
  const addMisplaced = (form: string, lemma: string, tag: string, weight: number): void => {
    for (const other of ['VBD', 'VBN', 'VBZ', 'VB'])
      if (other !== tag) add(lemmaGroup('VERB', other), form, lemma, weight);
  };
  const seen = new Map<string, number>();
  for (const { words } of sentences) {
    for (const word of words) {
      if (word.xpos.startsWith('V')) seen.set(word.lemma, (seen.get(word.lemma) ?? 0) + 1);
    }
  }
  for (const { form, lemma, tag, core, variant } of inflections) {
    if (tag === 'NN' || tag === 'JJ') continue;
    const weight = (core ? 3 : 1) * (variant ? 0.2 : 1) * (tag.startsWith('V') ? 1 + (seen.get(lemma) ?? 0) : 1);
    // a base form stays unchanged ("saw" as an infinitive)
    if (tag === 'VB') add('V', form, lemma, core ? 1e6 : 1);
    else add(lemmaGroup(tag.startsWith('V') ? 'VERB' : tag === 'NNS' ? 'NOUN' : 'ADJ', tag), form, lemma, weight);
    if (tag.startsWith('V') && tag !== 'VBG') addMisplaced(form, lemma, tag, weight / 50);
  }
  for (const form of ['am', 'is', 'are', 'was', 'were', 'been', 'being', 'be']) addMisplaced(form, 'be', '', 1e6);
  for (const { words } of sentences) {
    for (const word of words) {
      const group = lemmaGroup(word.upos as Upos, word.xpos);
      const lemma = word.upos === 'PRON' || word.xpos === 'PRP$' ? word.lemma : word.lemma.toLowerCase();
      add(group, lookupForm(word.form), lemma, 2);
    }
  }
  return [...groups].flatMap(([group, votes]) =>
    minimalRules(votes).map(([ending, rule]) => `${group}\t${ending}\t${rule}`),
  );
}

function minimalRules(votes: Votes): [string, string][] {
  const wanted = [...votes].map(([lower, edits]) => [lower, winner(edits)] as const);
  const rules = new Map<string, string>();
  for (let length = 0; length <= LONGEST_ENDING; length++) {
    const byEnding: Votes = new Map();
    for (const [lower, edit] of wanted)
      if (lower.length >= length) vote(byEnding, lower.slice(lower.length - length), edit, 1);
    for (const [ending, edits] of byEnding) {
      const best = winner(edits);
      const inherited = findRule(rules, ending);
      if (best === inherited) continue;
      const gain = edits.get(best)! - (inherited === undefined ? 0 : (edits.get(inherited) ?? 0));
      if (length === 0 || gain >= 2) rules.set(ending, best);
    }
  }
  for (const [lower, edit] of wanted) if (findRule(rules, lower) !== edit) rules.set(`^${lower}`, edit);
  return [...rules];
}
