import { useRef } from 'preact/hooks';
import { SIGN as words } from './words.ts';

const SHORTEST_PASSWORD = 10;

/** The password of an account, or a new one for it. */
export function PasswordField({ isNew }: { readonly isNew: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div class="field">
      <label for="password">{words.password}</label>
      <input
        id="password"
        name="password"
        ref={field}
        type="password"
        autocomplete={isNew ? 'new-password' : 'current-password'}
        required
        minLength={isNew ? SHORTEST_PASSWORD : undefined}
        maxLength={256}
        aria-describedby={isNew ? 'password-hint' : undefined}
      />
      <label class="check-line small">
        <input
          type="checkbox"
          onChange={({ currentTarget }) => {
            field.current!.type = currentTarget.checked ? 'text' : 'password';
          }}
        />
        {words.showTyped}
      </label>
      {isNew && (
        <p id="password-hint" class="field-hint">
          {words.passwordHint(SHORTEST_PASSWORD)}
        </p>
      )}
    </div>
  );
}
