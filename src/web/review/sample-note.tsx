/** Says that the text is a sample, and lets the reader throw it away with one click. */
export function SampleNote({ onDiscard, onKeep }: { readonly onDiscard: () => void; readonly onKeep: () => void }) {
  return (
    <div class="notice row-apart sample-note">
      <p>This is a sample with mistakes. Choose a marked word to see why, or press F8.</p>
      <div class="row">
        <button type="button" class="button button-small button-quiet" onClick={onKeep}>
          Keep it
        </button>
        <button type="button" class="button button-small button-primary" onClick={onDiscard}>
          Write your own text
        </button>
      </div>
    </div>
  );
}
