import type { ManuscriptAnswer, ManuscriptFinding } from '../../contract/manuscript.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { TenseMap } from './tense-map.tsx';
import { MANUSCRIPT as phrases } from './words.ts';

/** The findings in groups, each with its place and the words around it, and the tenses of the sections. */
export function ManuscriptFindings({ report, level }: { readonly report: ManuscriptAnswer; readonly level: 2 | 3 }) {
  const { findings, tenses, words } = report;
  const groups = report.groups.map(({ group, title }) => ({
    group,
    name: phrases.group(group, title),
    own: findings.filter((one) => one.group === group),
  }));
  const quiet = groups.filter(({ own }) => own.length === 0).map(({ name }) => name);
  return (
    <div class="stack">
      <p>
        <strong>{findings.length === 0 ? phrases.nothingFound : phrases.findings(findings.length)}</strong>{' '}
        <span class="soft">{phrases.inWords(words)}</span>{' '}
        {quiet.length > 0 && findings.length > 0 && <span class="soft">{phrases.quiet(quiet.join(', '))}</span>}
      </p>
      {findings.length > 0 && (
        <div class="row manuscript-tools">
          <CopyButton text={asText(groups)} label={phrases.copyList} />
        </div>
      )}
      {groups
        .filter(({ own }) => own.length > 0)
        .map(({ group, name, own }) => (
          <section key={group} class="stack manuscript-group" aria-labelledby={`checks-${group}`}>
            <Heading level={level} id={`checks-${group}`} name={name} number={own.length} />
            <ol class="framed-list">
              {own.map((finding, i) => (
                <Finding key={i} finding={finding} />
              ))}
            </ol>
          </section>
        ))}
      {tenses.length > 0 && <TenseMap tenses={tenses} />}
    </div>
  );
}

function Heading({
  level,
  id,
  name,
  number,
}: {
  readonly level: 2 | 3;
  readonly id: string;
  readonly name: string;
  readonly number: number;
}) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} class="findings-title">
      {name} <span class="badge">{number}</span>
    </Tag>
  );
}

function Finding({ finding }: { readonly finding: ManuscriptFinding }) {
  const { message, before, covered, after } = finding;
  return (
    <li class="finding">
      <p class="finding-message" lang="en">
        {message}
      </p>
      <p class="finding-words" lang="en">
        {visible(before)}
        <mark>{visible(covered)}</mark>
        {visible(after)}
      </p>
      <p class="soft small">{whereOf(finding)}</p>
    </li>
  );
}

/** U+FFFC stands for a formula, a picture or a note mark. */
const visible = (text: string): string => text.replaceAll('\ufffc', '▢');

/** “Methods, page 3”; the paragraph's number where nothing else names the place. */
function whereOf({ section, place, paragraph }: ManuscriptFinding): string {
  const where = [section === '' ? '' : phrases.section(section), place].filter(Boolean).join(', ');
  return where === '' ? phrases.paragraph(paragraph + 1) : where[0]!.toUpperCase() + where.slice(1);
}

function asText(groups: readonly { readonly name: string; readonly own: readonly ManuscriptFinding[] }[]): string {
  return groups
    .filter(({ own }) => own.length > 0)
    .map(({ name, own }) => {
      const rows = own.map((one) => `- ${one.message} (${whereOf(one)}: “${visible(one.covered)}”)`);
      return [name, ...rows].join('\n');
    })
    .join('\n\n');
}
