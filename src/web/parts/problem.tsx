/** A message about what went wrong; screen readers announce it as soon as it appears. */
export function Problem({ message }: { readonly message: string | null }) {
  return (
    <div role="alert" class={message ? 'notice notice-danger' : 'visually-hidden'}>
      {message}
    </div>
  );
}
