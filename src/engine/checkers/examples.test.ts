import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { splitSentences } from '../../text/sentences.ts';
import { createAnalyser } from '../analyse.ts';
import type { CheckContext } from '../context.ts';
import { collectDocumentFacts } from '../document/document-facts.ts';
import { applyEdits } from '../edits.ts';
import { createLanguageModel } from '../language-model/create-language-model.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { resolveConflicts } from '../pipeline/resolve.ts';
import type { Checker, Proposal } from '../proposal.ts';
import { openPhraseTables } from '../rules/phrase-tables.ts';
import { checkers } from './index.ts';

const folder = fileURLToPath(new URL('../../../models/', import.meta.url));
const files = new Map<string, Uint8Array>(
  readdirSync(folder)
    .filter((name) => name.endsWith('.bin'))
    .map((name) => [name, readFileSync(`${folder}${name}`)]),
);
const analyse = createAnalyser(files);
const lexicon = createLexicon(files.get('lexicon.bin')!);
const phrases = openPhraseTables(files.get('rules.bin')!);
const model = createLanguageModel(files.get('lm.bin')!);

/** The threshold of the advanced pipeline, from which findings are shown. */
const SHOWN = 0.5;

function contextFor(text: string, withModel: boolean): CheckContext {
  return {
    language: 'US',
    pipeline: 'advanced',
    documentType: 'academic',
    styleGuide: null,
    lexicon,
    document: collectDocumentFacts([text]),
    phrases,
    ...(withModel ? { model } : {}),
  };
}

function proposalsOf(checker: Checker, text: string, withModel = true): Proposal[] {
  const context = contextFor(text, withModel);
  const all = splitSentences(text).flatMap((span) => checker.check(analyse(text, span), context));
  return all.filter((proposal) => proposal.confidence >= SHOWN && proposal.replacements.length > 0);
}

function correct(text: string, proposals: readonly Proposal[]): string {
  const edits = resolveConflicts(proposals).map(({ start, end, replacements }) => ({
    start,
    end,
    text: replacements[0]!,
  }));
  return applyEdits(text, edits);
}

describe.each(checkers.map((checker) => [checker.id, checker] as const))('%s', (_, checker) => {
  it('has examples of both kinds', () => {
    expect(checker.corrects.length).toBeGreaterThan(0);
    expect(checker.accepts.length).toBeGreaterThan(0);
  });
  it.each(checker.corrects.map(({ wrong, right }) => [wrong, right]))('corrects: %s', (wrong, right) => {
    expect(correct(wrong, proposalsOf(checker, wrong))).toBe(right);
  });
  it.each(checker.accepts.map((text) => [text]))('accepts: %s', (text) => {
    expect(proposalsOf(checker, text).map(({ rule, replacements }) => [rule, replacements[0]])).toEqual([]);
  });
  it('accepts its own corrections', () => {
    for (const { right } of checker.corrects) expect(correct(right, proposalsOf(checker, right))).toBe(right);
  });
  it('keeps offsets inside the text and says something', () => {
    for (const text of [...checker.corrects.map(({ wrong }) => wrong), ...checker.accepts])
      for (const withModel of [true, false])
        for (const proposal of proposalsOf(checker, text, withModel)) {
          expect(proposal.start).toBeGreaterThanOrEqual(0);
          expect(proposal.end).toBeGreaterThanOrEqual(proposal.start);
          expect(proposal.end).toBeLessThanOrEqual(text.length);
          expect(proposal.confidence).toBeLessThanOrEqual(1);
          expect(proposal.rule.split('/')[0]).toBe(checker.id);
          expect(proposal.comment).toMatch(/^\S.{10,}[.…]$/s);
          for (const replacement of proposal.replacements)
            expect(replacement).not.toBe(text.slice(proposal.start, proposal.end));
        }
  });
});

describe('all checkers', () => {
  it('have ids of their own', () => {
    expect(new Set(checkers.map(({ id }) => id)).size).toBe(checkers.length);
  });
  it('survive text that is no English', () => {
    for (const text of [
      '',
      ' ',
      '.',
      ',,,, ((((',
      '😀😀 😀',
      'مرحبا بالعالم',
      '你好，世界。',
      '\ud800 a \udc00',
      'a'.repeat(5000),
      'to to to to to',
      'I i i , , and and',
    ])
      for (const checker of checkers) expect(() => proposalsOf(checker, text)).not.toThrow();
  });
});
