const SHORTEST_PASSWORD = 10;

/** The password of an account, or the one that it shall have. */
export function PasswordField({ isNew }: { readonly isNew: boolean }) {
  return (
    <div class="field">
      <label for="password">Password</label>
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
          At least {SHORTEST_PASSWORD} characters. A few words in a row are easy to remember and hard to guess.
        </p>
      )}
    </div>
  );
}
