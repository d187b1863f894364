import { COMMON as common } from '../parts/words.ts';
import type { PlacedAlert } from './alert-plugin.ts';
import type { ReviewOptions } from './check-options.ts';
import { REVIEW as words } from './words.ts';

/** The kind of alerts on words that are correct in another variety of English, as the service names it. */
const REGIONAL = 'Regional Style';
/** This many words of the other variety are no accident: the text is probably written in it. */
const LEAST = 3;

/** Asks whether the text is in the other variety of English, before single alerts tell its writer so word by word. */
export function RegionalHint({
  alerts,
  language,
  onLanguage,
}: {
  readonly alerts: readonly PlacedAlert[];
  readonly language: ReviewOptions['language'];
  readonly onLanguage: (language: ReviewOptions['language']) => void;
}) {
  const count = alerts.filter(({ alert }) => alert.kind === REGIONAL).length;
  if (count < LEAST) return null;
  const [other, name] = language === 'US' ? (['UK', common.british] as const) : (['US', common.american] as const);
  return (
    <div class="notice regional-hint">
      <p>{words.inOtherEnglish(count, name)}</p>
      <button type="button" class="button button-small" onClick={() => onLanguage(other)}>
        {words.checkAs(name)}
      </button>
    </div>
  );
}
