import { CopyButton } from '../../parts/copy-button.tsx';
import { COMMON as common } from '../../parts/words.ts';
import { CategoryMark } from '../../review/category-mark.tsx';
import { shortened } from '../../review/shortened.ts';
import { shownWords } from '../../review/shown-words.ts';
import type { Finding } from './finding.ts';
import { PDF as phrases } from './words.ts';

/** The reason for a finding, its replacement, and the button that copies the replacement. */
export function FindingCard({
  finding: { alert, page, section },
  onLeaveOut,
  onClose,
}: {
  readonly finding: Finding;
  readonly onLeaveOut: () => void;
  readonly onClose: () => void;
}) {
  const { category, kind, comment, covered, replacements } = alert;
  return (
    <div class="reading-card">
      <p class="alert-card-title">
        <CategoryMark category={category} />
        <span lang="en">{kind}</span>
        <span class="soft small">
          {phrases.page(page)}
          {section !== null && `, ${shortened(section, 60)}`}
        </span>
      </p>
      <p lang="en">{comment}</p>
      {replacements.length > 0 && (
        <ul class="pdf-replacements">
          {replacements.map((replacement) => (
            <li key={replacement}>
              <span>
                <del>{shownWords(covered)}</del>{' '}
                <ins>{replacement.trim() === '' ? common.nothing : shownWords(replacement)}</ins>
              </span>
              {replacement.trim() !== '' && <CopyButton text={replacement} />}
            </li>
          ))}
        </ul>
      )}
      <div class="row">
        <button type="button" class="button button-small" onClick={onLeaveOut}>
          {phrases.leaveOut}
        </button>
        <button type="button" class="button button-small" onClick={onClose}>
          {common.close}
        </button>
      </div>
    </div>
  );
}
