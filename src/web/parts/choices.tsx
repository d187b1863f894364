/** A choice of one among several options, each with a sentence about it. */
export function Choices<T extends string>({
  legend,
  name,
  value,
  values,
  onChange,
}: {
  readonly legend: string;
  readonly name: string;
  readonly value: T;
  readonly values: readonly (readonly [value: T, name: string, about: string])[];
  readonly onChange: (value: T) => void;
}) {
  return (
    <fieldset class="choices">
      <legend class="visually-hidden">{legend}</legend>
      {values.map(([key, label, about]) => (
        <label key={key} class="choice">
          <input type="radio" name={name} checked={value === key} onChange={() => onChange(key)} />
          <span>{label}</span>
          <span class="choice-about">{about}</span>
        </label>
      ))}
    </fieldset>
  );
}
