import { useId, useRef, useState } from 'preact/hooks';

/** Where a file is dropped or chosen; the button inside is an ordinary file field to keyboards and screen readers. */
export function FileDrop({
  accept,
  label,
  hint,
  onFile,
}: {
  /** Extensions with a dot. */
  readonly accept: readonly string[];
  readonly label: string;
  readonly hint: string;
  readonly onFile: (file: File) => void;
}) {
  const [over, setOver] = useState(0);
  const [wrong, setWrong] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const take = (file: File | undefined) => {
    if (!file) return;
    const fits = accept.some((extension) => file.name.toLowerCase().endsWith(extension));
    setWrong(fits ? null : `“${file.name}” cannot be read here. Choose a file of these kinds: ${accept.join(', ')}.`);
    if (fits) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the field within
    <div
      class={over > 0 ? 'drop drop-over' : 'drop'}
      onDragEnter={(event) => {
        event.preventDefault();
        setOver(over + 1);
      }}
      onDragLeave={() => setOver(Math.max(0, over - 1))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        setOver(0);
        take(event.dataTransfer?.files[0]);
      }}
    >
      <svg class="drop-sign" viewBox="0 0 48 48" aria-hidden="true">
        <path d="M14 6h14l10 10v24a2 2 0 0 1-2 2H14a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2Z" />
        <path d="M28 6v10h10M24 36V24m-5 5 5-5 5 5" />
      </svg>
      <p>
        <label class="button button-primary drop-button" for={id}>
          {label}
        </label>{' '}
        <span class="drop-or">or drop it here</span>
      </p>
      <input
        ref={field}
        id={id}
        class="drop-field"
        type="file"
        accept={accept.join(',')}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <p id={`${id}-hint`} class="soft small">
        {hint}
      </p>
      {wrong !== null && (
        <p class="notice notice-danger" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
