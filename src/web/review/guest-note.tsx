import { REVIEW as words } from './words.ts';

/** Tells guests where their text is stored, and how they can keep it. */
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
