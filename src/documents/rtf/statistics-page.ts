import type { BackCover } from '../docx/back-cover-markup.ts';
import { STATISTICS_BOOKMARK } from './destinations.ts';
import { textMarkup } from './markup.ts';
import { readRtfSource } from './read-source.ts';

/** Returns the file with a statistics page at its end, which replaces that of an earlier proofreading. */
export function withStatistics(source: string, cover: BackCover): string {
  const { title, score, words, sentences, notes, categories, settings, closing } = cover;
  const plain = withoutStatistics(source);
  const { end } = readRtfSource(plain);
  const [heading = '', ...lines] = title;
  const facts = [
    ...[...lines, `Language score: ${Math.round(score)} of 100`, `Words: ${words.toLocaleString('en-US')}`],
    ...[`Sentences: ${sentences.toLocaleString('en-US')}`, '', ...notes, ''],
    ...categories.map(({ name, count, about }) => `${name}: ${count.toLocaleString('en-US')}. ${about}`),
    ...['', ...settings.map(([name, value]) => `${name}: ${value}`), '', closing],
  ];
  const page = [
    `{\\*\\bkmkstart ${STATISTICS_BOOKMARK}}{\\pard\\plain\\pagebb\\uc1\\b\\fs32 ${textMarkup(heading)}\\par}`,
    ...facts.map((line) => `{\\pard\\plain\\uc1 ${textMarkup(line)}\\par}`),
    `{\\*\\bkmkend ${STATISTICS_BOOKMARK}}`,
  ].join('\n');
  return `${plain.slice(0, end)}${page}${plain.slice(end)}`;
}

/** Returns the file without our page, unless another program has mixed the page with the rest. */
function withoutStatistics(source: string): string {
  const { statistics } = readRtfSource(source);
  if (!statistics || statistics.end < 0) return source;
  const page = source.slice(statistics.start, statistics.end);
  const balanced = (page.match(/(?<!\\)\{/g)?.length ?? 0) === (page.match(/(?<!\\)\}/g)?.length ?? 0);
  return balanced ? source.slice(0, statistics.start) + source.slice(statistics.end) : source;
}
