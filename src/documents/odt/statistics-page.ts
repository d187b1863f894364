import type { BackCover } from '../docx/back-cover-markup.ts';
import { escapeXml } from '../docx/xml/characters.ts';
import type { OdtPart } from './package.ts';
import { STATISTICS_SECTION } from './place.ts';
import { readStory } from './read-story.ts';

/** Length of the longest bar, in characters. */
const BAR = 20;

/** Returns the content with a statistics section at its end, which replaces that of an earlier proofreading. */
export function withStatistics(source: string, part: OdtPart, cover: BackCover): string {
  const t = part.prefixes.get('text') ?? '';
  const table = part.prefixes.get('table');
  const plain = withoutStatistics(source, part);
  const end = landmarks(plain, part).containers.findLast(
    (container) => container.end >= 0 && plain.startsWith(`</${part.prefixes.get('office') ?? ''}text`, container.end),
  )?.end;
  if (end === undefined || t === '' || table === undefined) return plain;
  return plain.slice(0, end) + markup(cover, t, table) + plain.slice(end);
}

/** Returns the content without our section. */
function withoutStatistics(source: string, part: OdtPart): string {
  if (!source.includes(STATISTICS_SECTION)) return source;
  const { statistics } = landmarks(source, part);
  return statistics && statistics.end > 0 ? source.slice(0, statistics.start) + source.slice(statistics.end) : source;
}

const PLAIN = { kind: undefined, level: 0, monospaced: false, hidden: false };
const NO_STYLE = { italic: undefined, raised: undefined, monospaced: undefined, code: false, hidden: false };

function landmarks(source: string, part: OdtPart) {
  const styles = { paragraph: () => PLAIN, text: () => NO_STYLE };
  return readStory({ ...part, xml: { ...part.xml, text: source } }, { styles, formulas: new Set() });
}

function markup(
  { title, score, words, sentences, notes, categories, settings, closing }: BackCover,
  t: string,
  table: string,
): string {
  const paragraph = (text: string) => `<${t}p>${escapeXml(text)}</${t}p>`;
  const heading2 = (text: string) => `<${t}h ${t}outline-level="2">${escapeXml(text)}</${t}h>`;
  const [heading = '', ...lines] = title;
  const facts: (readonly [string, string])[] = [
    ['Language score', `${Math.round(score)} of 100`],
    ['Words', words.toLocaleString('en-US')],
    ['Sentences', sentences.toLocaleString('en-US')],
  ];
  const most = Math.max(1, ...categories.map(({ count }) => count));
  const bars = categories.map(({ name, count, about }) => {
    const length = count === 0 ? 0 : Math.max(1, Math.round((count / most) * BAR));
    return [name, `${'█'.repeat(length)} ${count.toLocaleString('en-US')}`.trim(), about] as const;
  });
  return [
    `<${t}section ${t}name="${STATISTICS_SECTION}"><${t}h ${t}outline-level="1">${escapeXml(heading)}</${t}h>`,
    ...lines.map(paragraph),
    tableOf('EmendFigures', facts, t, table),
    ...notes.map(paragraph),
    heading2('What was found, by kind'),
    tableOf('EmendCategories', bars, t, table),
    heading2('Settings'),
    tableOf('EmendSettings', settings, t, table),
    paragraph(closing),
    `</${t}section>`,
  ].join('');
}

function tableOf(name: string, rows: readonly (readonly string[])[], t: string, table: string): string {
  const cell = (text: string) => `<${table}table-cell><${t}p>${escapeXml(text)}</${t}p></${table}table-cell>`;
  const body = rows.map((row) => `<${table}table-row>${row.map(cell).join('')}</${table}table-row>`).join('');
  return `<${table}table ${table}name="${name}"><${table}table-column ${table}number-columns-repeated="${rows[0]?.length ?? 1}"/>${body}</${table}table>`;
}
