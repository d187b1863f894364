import type { ReportFormat } from '../report.ts';
import { githubFormat } from './github.ts';
import { gitlab } from './gitlab.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { rdjson } from './rdjson.ts';
import { sarif } from './sarif.ts';
import { textFormat } from './text.ts';

export const FORMATS = ['text', 'json', 'sarif', 'rdjson', 'github', 'gitlab', 'junit'] as const;
export type FormatName = (typeof FORMATS)[number];

/**
 * People get the same advice once, unless `repeatsAdvice` is set. Programs always get it at each place, because they
 * track places between runs and select those on changed lines.
 */
export function reportFormat(name: FormatName, isTTY: boolean, repeatsAdvice: boolean): ReportFormat {
  if (name === 'text') return textFormat(isTTY, repeatsAdvice);
  return { json, sarif, rdjson, gitlab, junit, github: githubFormat(repeatsAdvice) }[name];
}
