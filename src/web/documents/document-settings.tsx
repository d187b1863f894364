import type { DocumentRecord } from '../../contract/document.ts';
import { getLimits } from '../api/portal.ts';
import { dayIn } from '../languages/numbers.ts';
import { useFetched } from '../parts/use-fetched.ts';
import { COMMON as common } from '../parts/words.ts';
import { DOCUMENTS as phrases } from './words.ts';

const DAY_MS = 86_400_000;

/** The options chosen for a document, and the date until which it is kept. */
export function DocumentSettings({ document }: { readonly document: DocumentRecord }) {
  const days = useFetched(getLimits).value?.retentionDays;
  const { language, pipeline, style_guide: guide, created_on: sent } = document;
  const english = { US: common.american, UK: common.british }[language] ?? phrases.asInDocument;
  const depth = pipeline === 'basic' ? common.correctionsOnly : common.correctionsAndStyle;
  const chosen = [english, depth, ...(guide && guide !== 'NONE' ? [guide] : [])];
  return (
    <ul class="document-settings soft small" aria-label={phrases.settings}>
      {chosen.map((choice) => (
        <li key={choice}>{choice}</li>
      ))}
      {days !== undefined && <li>{phrases.keptUntil(dayIn(sent + days * DAY_MS))}</li>}
    </ul>
  );
}
