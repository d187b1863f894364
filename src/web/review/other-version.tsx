import type { ReviewController } from './review-view.ts';
import { REVIEW as phrases } from './words.ts';

/** Offers the version that another tab has written while the writer changed this one. */
export function OtherVersion({ controller }: { readonly controller: ReviewController }) {
  return (
    <div class="other-version notice notice-warning row-apart">
      <p role="status">{phrases.otherVersion}</p>
      <div class="row">
        <button type="button" class="button button-small" onClick={() => controller.showOther()}>
          {phrases.showOther}
        </button>
        <button type="button" class="button button-small button-quiet" onClick={() => controller.dropOther()}>
          {phrases.deleteOther}
        </button>
      </div>
    </div>
  );
}
