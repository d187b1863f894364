import type { ReviewController } from './review-view.ts';

/** Offers what another tab has written while this one was written in, too. */
export function OtherVersion({ controller }: { readonly controller: ReviewController }) {
  return (
    <div class="other-version notice notice-warning row-apart">
      <p role="status">This text was also changed in another tab. Both versions are kept.</p>
      <div class="row">
        <button type="button" class="button button-small" onClick={() => controller.showOther()}>
          Show the other version
        </button>
        <button type="button" class="button button-small button-quiet" onClick={() => controller.dropOther()}>
          Delete the other version
        </button>
      </div>
    </div>
  );
}
