export interface SegmentsProps<T extends string | number> {
  /** Says what the reader chooses here, for readers who cannot see it. */
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly name: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** A few choices side by side; one of them is selected. */
export function Segments<T extends string | number>({ label, options, value, onChange }: SegmentsProps<T>) {
  return (
    <fieldset class="segments" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.name}
        </button>
      ))}
    </fieldset>
  );
}
