import { useEffect } from 'preact/hooks';
import { COMMON as common } from '../parts/words.ts';
import type { ReviewController } from './review-view.ts';
import { REVIEW as phrases } from './words.ts';

/** Long enough to read the sentence and reach the button. */
const SHOWN_MS = 12_000;

/** Says what was done at many places at once, or that a file was opened, with a button to undo it. The live region says the same to screen readers. */
export function DoneToast({ done, controller }: { readonly done: string; readonly controller: ReviewController }) {
  useEffect(() => {
    const timer = setTimeout(() => controller.settle(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [done]);
  return (
    <div class="toast">
      <span>{done}</span>
      <button type="button" class="button button-small" onClick={() => controller.undo()}>
        {common.undo}
        <span class="visually-hidden"> {phrases.lastStep}</span>
      </button>
    </div>
  );
}
