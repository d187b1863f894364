import type { ComponentChildren } from 'preact';
import type { Format } from './formatting.ts';
import { shownKey } from './shown-key.ts';
import { REVIEW as words } from './words.ts';

const TOOLS: readonly { readonly format: Format; readonly key: string; readonly drawing: ComponentChildren }[] = [
  {
    format: 'bold',
    key: 'Ctrl+B',
    drawing: <path d="M6.5 4v12h4.7a3.3 3.3 0 0 0 0-6.6H6.5M6.5 4h4a2.7 2.7 0 0 1 0 5.4" />,
  },
  { format: 'italic', key: 'Ctrl+I', drawing: <path d="M9 4h5M6 16h5M11.5 4l-3 12" /> },
  { format: 'heading', key: 'Ctrl+Alt+2', drawing: <path d="M5 4v12M15 4v12M5 10h10" /> },
  { format: 'bullets', key: 'Ctrl+Shift+8', drawing: <path d="M8 5h9M8 10h9M8 15h9M4 5h.01M4 10h.01M4 15h.01" /> },
  {
    format: 'numbers',
    key: 'Ctrl+Shift+7',
    drawing: <path d="M9 5h8M9 10h8M9 15h8M3.5 4 5 3.5v4M3.5 12h2.2l-2.2 4h2.4" />,
  },
];

/** Buttons for the formats of the text; a pressed button shows a format that the selection has. */
export function FormatTools({
  formats,
  onFormat,
}: {
  readonly formats: ReadonlySet<Format>;
  readonly onFormat: (format: Format) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within the toolbar would be laid out on its own
    <div class="format-tools" role="group" aria-label={words.formatting}>
      {TOOLS.map(({ format, key, drawing }) => (
        <button
          key={format}
          type="button"
          class="icon-button"
          aria-label={words.formats[format]}
          aria-pressed={formats.has(format)}
          title={`${words.formats[format]} (${shownKey(key)})`}
          // Keeps the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onFormat(format)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            {drawing}
          </svg>
        </button>
      ))}
    </div>
  );
}
