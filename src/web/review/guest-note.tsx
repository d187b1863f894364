import { REVIEW as words } from './words.ts';

/** Says to a guest where the text is, and how it could be kept. */
export function GuestNote({ isFirst, signUpOpen }: { readonly isFirst: boolean; readonly signUpOpen: boolean }) {
  return (
    <p class="notice guest-note">
      {words.guest}{' '}
      {signUpOpen ? (
        <>
          <a href="/signup">{isFirst ? words.createFirst : words.createAccount}</a>
          {words.createWhy}
        </>
      ) : (
        <>
          <a href="/login">{words.signIn}</a>
          {words.signInWhy}
        </>
      )}
    </p>
  );
}
