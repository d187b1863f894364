/** Stands where something is still being fetched, in its size, so that nothing moves when it comes. */
export function Placeholder({ height }: { readonly height: string }) {
  return <div class="placeholder" style={{ height }} aria-hidden="true" />;
}
