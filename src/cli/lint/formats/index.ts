import type { ReportFormat } from '../report.ts';
import { github } from './github.ts';
import { gitlab } from './gitlab.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { rdjson } from './rdjson.ts';
import { sarif } from './sarif.ts';
import { textFormat } from './text.ts';

export const FORMATS = ['text', 'json', 'sarif', 'rdjson', 'github', 'gitlab', 'junit'] as const;
export type FormatName = (typeof FORMATS)[number];

export function reportFormat(name: FormatName, isTTY: boolean): ReportFormat {
  return name === 'text' ? textFormat(isTTY) : { json, sarif, rdjson, github, gitlab, junit }[name];
}
