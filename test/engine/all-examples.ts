import { checkers } from '../../src/engine/checkers/index.ts';
import type { CheckOptions } from '../../src/engine/context.ts';
import { DEFAULT_OPTIONS } from '../../src/engine/engine.ts';
import { optionsFor } from '../../src/engine/pipeline/run-rule-examples.ts';
import { realRules } from './real-engine.ts';

/** An example of a rule or a checker, with the options under which it holds. */
export interface Example {
  /** Id of the rule or checker whose example it is. */
  readonly of: string;
  readonly text: string;
  readonly options: CheckOptions;
}

/** Examples of several paragraphs are for rules that look at a whole document, not for one check. */
const isOneParagraph = ({ text }: Example): boolean => !text.includes(' ¶ ');

interface Source {
  readonly id: string;
  readonly options: CheckOptions;
  readonly corrects: readonly { readonly wrong: string; readonly right: string }[];
  readonly flags: readonly string[];
  readonly accepts: readonly string[];
}

const sources: readonly Source[] = [
  ...checkers.map((checker) => ({ ...checker, options: DEFAULT_OPTIONS, flags: [] })),
  ...realRules()
    .sources()
    .map((rule) => ({ ...rule, options: optionsFor(rule) })),
];

/** Every sentence that some rule or checker corrects or points at. */
export function wrongExamples(): Example[] {
  return sources
    .flatMap(({ id, options, corrects, flags }) =>
      [...corrects.map(({ wrong }) => wrong), ...flags].map((text) => ({ of: id, text, options })),
    )
    .filter(isOneParagraph);
}

/** Every sentence that some rule or checker says is right: the results of its corrections and its near misses. */
export function rightExamples(): Example[] {
  return sources
    .flatMap(({ id, options, corrects, accepts }) =>
      [...corrects.map(({ right }) => right), ...accepts].map((text) => ({ of: id, text, options })),
    )
    .filter(isOneParagraph);
}
