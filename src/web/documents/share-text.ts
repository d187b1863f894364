import { DOCUMENTS as phrases } from './words.ts';
/** The share in the form that the report uses: a small share is not shown as 0 %, and an incomplete one not as 100 %. */
export function shareText(share: number): string {
  const percent = Math.round(share * 100);
  const shown = `${percent} %`;
  if (percent === 0 && share > 0) return phrases.under('1 %');
  return percent === 100 && share < 1 ? phrases.over('99 %') : shown;
}
