/** Narrows lists while the reader types. */
export function SearchField({
  label,
  value,
  onInput,
}: {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
}) {
  return (
    <search class="work-search">
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={200}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    </search>
  );
}
