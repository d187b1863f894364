import { SIGN as words } from './words.ts';

const SHORTEST_PASSWORD = 10;

/** The password of an account, or the one that it shall have. */
export function PasswordField({ isNew }: { readonly isNew: boolean }) {
  return (
    <div class="field">
      <label for="password">{words.password}</label>
      <input
        id="password"
        name="password"
        type="password"
        autocomplete={isNew ? 'new-password' : 'current-password'}
        required
        minLength={isNew ? SHORTEST_PASSWORD : undefined}
        maxLength={256}
        aria-describedby={isNew ? 'password-hint' : undefined}
      />
      {isNew && (
        <p id="password-hint" class="field-hint">
          {words.passwordHint(SHORTEST_PASSWORD)}
        </p>
      )}
    </div>
  );
}
