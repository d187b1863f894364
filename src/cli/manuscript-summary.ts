import type { ManuscriptAnswer, ManuscriptFinding } from '../contract/manuscript.ts';
import { type Style, styler, type Terminal } from './terminal.ts';

/** The number of words shown on either side of a finding. */
const CONTEXT = 40;
const BAR = 20;

/** Findings as text for people: in groups, each with its place and the words around it, and the tenses of the sections. */
export function manuscriptSummary(
  { groups, findings, tenses, words }: ManuscriptAnswer,
  stdout: Terminal['stdout'],
): string {
  const style = styler(stdout);
  const count = findings.length === 1 ? '1 finding' : `${findings.length || 'No'} findings`;
  const lines = [style('bold', `${count} in ${words.toLocaleString('en')} words`)];
  for (const { group, title } of groups) {
    const own = findings.filter((finding) => finding.group === group);
    if (own.length > 0) lines.push('', style('bold', `${title} (${own.length})`));
    for (const finding of own) lines.push(...linesOf(finding, style));
  }
  if (tenses.length > 0) lines.push('', style('bold', 'Tenses of the sections, by the form of their verbs'));
  for (const { heading, kind, past, present } of tenses) {
    const share = Math.round((BAR * past) / (past + present));
    const bar = `${'█'.repeat(share)}${'░'.repeat(BAR - share)}`;
    lines.push(`  ${bar}  ${past} past, ${present} present  ${heading || kind}`);
  }
  return `${lines.join('\n')}\n`;
}

function linesOf(finding: ManuscriptFinding, style: (name: Style, text: string) => string): string[] {
  const { message, before, covered, after, section, place } = finding;
  const where = [place, section].filter(Boolean).join(', ') || `paragraph ${finding.paragraph + 1}`;
  const around = `${before.slice(-CONTEXT)}${style('yellow', covered)}${after.slice(0, CONTEXT)}`;
  return [`  ${message}`, `    ${style('dim', `${where}:`)} ${around.replace(/\s+/g, ' ').trim()}`];
}
