import type { NewKey } from '../../contract/key.ts';
import { createKey } from '../api/portal.ts';
import { Dialog } from '../parts/dialog.tsx';
import { DialogEnd } from '../parts/dialog-end.tsx';
import { sentFields, useAttempt } from '../parts/use-attempt.ts';
import { scopeAbout } from './services.ts';
import { PORTAL as phrases } from './words.ts';

const kinds = () => [
  { value: 'production', name: phrases.production, about: phrases.productionAbout },
  { value: 'test', name: phrases.test, about: phrases.testAbout },
];

/** Lifetimes of a key, in days; 0 for no end. */
const lives = () => [
  { days: 0, name: phrases.neverRevoked },
  { days: 30, name: phrases.in30 },
  { days: 90, name: phrases.in90 },
  { days: 365, name: phrases.inYear },
];

export interface NewKeyDialogProps {
  readonly scopes: readonly string[];
  readonly onClose: () => void;
  readonly onMade: (key: NewKey) => void;
}

export function NewKeyDialog({ scopes, onClose, onMade }: NewKeyDialogProps) {
  const attempts = useAttempt();
  const submit = (event: SubmitEvent) => {
    const data = sentFields(event);
    const days = Number(data.get('days'));
    const terms = {
      kind: String(data.get('kind')),
      scopes: data.getAll('scope').map(String),
      name: String(data.get('name')),
      ...(days > 0 ? { days } : {}),
    };
    attempts.attempt(() => createKey(terms).then(onMade));
  };
  return (
    <Dialog title={phrases.newKey} onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        <div class="field">
          <label for="key-name">{phrases.name}</label>
          <input id="key-name" name="name" autocomplete="off" maxLength={60} aria-describedby="key-name-hint" />
          <p id="key-name-hint" class="field-hint">
            {phrases.nameHint}
          </p>
        </div>
        <fieldset class="field">
          <legend>{phrases.kind}</legend>
          <div class="choices">
            {kinds().map(({ value, name, about }, i) => (
              <label key={value} class="choice">
                <input type="radio" name="kind" value={value} defaultChecked={i === 0} />
                {name}
                <span class="choice-about">{about}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset class="field">
          <legend>{phrases.usedFor}</legend>
          <div class="choices">
            {scopes.map((scope) => (
              <label key={scope} class="choice">
                <input type="checkbox" name="scope" value={scope} defaultChecked />
                {scope}
                <span class="choice-about">{scopeAbout(scope)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div class="field">
          <label for="key-days">{phrases.expires}</label>
          <select id="key-days" name="days">
            {lives().map(({ days, name }) => (
              <option key={days} value={days}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <DialogEnd attempts={attempts} onClose={onClose}>
          {phrases.createKey}
        </DialogEnd>
      </form>
    </Dialog>
  );
}
