import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { REVIEW as phrases } from './words.ts';

/** The text, on which a dropped file opens. */
export function DropFile({
  onFile,
  children,
}: {
  readonly onFile: (file: File) => void;
  readonly children: ComponentChildren;
}) {
  const [over, setOver] = useState(0);
  const bearsFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
  return (
    <section
      class={over > 0 ? 'review-text review-text-over' : 'review-text'}
      aria-label={phrases.text}
      onDragEnter={(event) => {
        if (bearsFile(event)) setOver((count) => count + 1);
      }}
      onDragLeave={(event) => {
        if (bearsFile(event)) setOver((count) => Math.max(0, count - 1));
      }}
      onDragOver={(event) => {
        if (bearsFile(event)) event.preventDefault();
      }}
      // Runs before the editor, which would insert the file's name as text.
      onDropCapture={(event) => {
        const file = event.dataTransfer?.files[0];
        if (!file) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(0);
        onFile(file);
      }}
    >
      {children}
      {over > 0 && <p class="review-drop">{phrases.dropToOpen}</p>}
    </section>
  );
}
