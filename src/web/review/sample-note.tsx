import { REVIEW as words } from './words.ts';

/** Says that the text is a sample, and lets the reader remove it with one click. */
export function SampleNote({ onDiscard, onKeep }: { readonly onDiscard: () => void; readonly onKeep: () => void }) {
  return (
    <div class="notice row-apart sample-note">
      <p>{words.sampleAbout}</p>
      <div class="row">
        <button type="button" class="button button-small button-quiet" onClick={onKeep}>
          {words.keepSample}
        </button>
        <button type="button" class="button button-small button-primary" onClick={onDiscard}>
          {words.ownText}
        </button>
      </div>
    </div>
  );
}
