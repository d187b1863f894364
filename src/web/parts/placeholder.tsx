/** Takes the place and size of content that is still being fetched, so that nothing moves when the content arrives. */
export function Placeholder({ height }: { readonly height: string }) {
  return <div class="placeholder" style={{ height }} aria-hidden="true" />;
}
