/** An e-mail address that breaks after its @ in a narrow column, and inside a word only where it must. */
export function BrokenAddress({ children: address }: { readonly children: string }) {
  const at = address.indexOf('@') + 1;
  return (
    <span class="anywhere">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
