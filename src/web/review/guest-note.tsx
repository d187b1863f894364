/** Says to a guest where the text is, and how it could be kept. */
export function GuestNote({ isFirst, signUpOpen }: { readonly isFirst: boolean; readonly signUpOpen: boolean }) {
  return (
    <p class="notice guest-note">
      You are writing without an account: the text stays in this browser.{' '}
      {signUpOpen ? (
        <>
          <a href="/signup">{isFirst ? 'Create the administrator’s account' : 'Create an account'}</a> to keep texts on
          the server, proofread files and use keys; your text comes along.
        </>
      ) : (
        <>
          <a href="/login">Sign in</a> to keep texts on the server and proofread files.
        </>
      )}
    </p>
  );
}
