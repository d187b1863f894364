import { useId, useRef, useState } from 'preact/hooks';
import { formatBytes } from '../parts/format.ts';
import { useSession } from '../session.tsx';
import { DOCUMENTS as phrases } from './words.ts';

/**
 * An area where a file is dropped or chosen; to keyboards and screen readers the button inside is an ordinary file field. It refuses, before
 * sending, a file that the service would refuse without reading it (another kind, empty, too large).
 */
export function FileDrop({
  accept,
  label,
  hint,
  several = false,
  onFiles,
}: {
  /** Extensions with a dot. */
  readonly accept: readonly string[];
  readonly label: string;
  readonly hint: string;
  /** True when more than one file may be chosen at once. */
  readonly several?: boolean;
  /** Called with one file or more. */
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const [over, setOver] = useState(0);
  const [wrong, setWrong] = useState<string | null>(null);
  const limit = useSession().state!.maxUploadBytes;
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])].slice(0, several ? undefined : 1);
    const refusals = files.flatMap((file) => whyNot(file, accept, limit) ?? []);
    setWrong(refusals.length > 0 ? refusals.join(' ') : null);
    if (files.length > 0 && refusals.length === 0) onFiles(files);
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
        take(event.dataTransfer?.files);
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
        <span class="drop-or nowrap">{several ? phrases.orDropSeveral : phrases.orDrop}</span>
      </p>
      <input
        ref={field}
        id={id}
        class="drop-field"
        type="file"
        multiple={several}
        accept={accept.join(',')}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      <p id={`${id}-hint`} class="soft small">
        {hint} {phrases.upTo(formatBytes(limit))}
      </p>
      {wrong !== null && (
        <p class="notice notice-danger" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}

function whyNot({ name, size }: File, accept: readonly string[], limit: number): string | null {
  if (!accept.some((extension) => name.toLowerCase().endsWith(extension)))
    return phrases.wrongKind(name, accept.join(', '));
  if (size === 0) return phrases.emptyFile(name);
  if (size > limit) return phrases.tooLarge(name, formatBytes(limit));
  return null;
}
