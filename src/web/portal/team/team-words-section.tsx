import { addTeamWord, getTeamWords, removeTeamWord } from '../../api/team.ts';
import { Problem } from '../../parts/problem.tsx';
import { sentFields, useAttempt } from '../../parts/use-attempt.ts';
import { useFetched } from '../../parts/use-fetched.ts';
import { TEAM as words } from './words.ts';

/** The dictionary of the team: every member reads it, the owner and editors change it. */
export function TeamWordsSection({ mayEdit }: { readonly mayEdit: boolean }) {
  const { value, problem, reload } = useFetched(getTeamWords);
  const attempts = useAttempt();
  const change = (work: () => Promise<unknown>) => attempts.attempt(() => work().then(reload).then(attempts.end));
  return (
    <section class="card stack narrow" aria-labelledby="team-words">
      <h2 id="team-words">{words.words}</h2>
      <p class="soft small">{words.wordsAbout}</p>
      {mayEdit && (
        <form
          class="row"
          onSubmit={(event) => {
            const form = event.currentTarget;
            const word = String(sentFields(event).get('word')).trim();
            change(() => addTeamWord(word).then(() => form.reset()));
          }}
        >
          <label class="field dictionary-field">
            <span class="visually-hidden">{words.newWord}</span>
            <input name="word" maxLength={64} placeholder={words.newWord} autocomplete="off" required />
          </label>
          <button type="submit" class="button" disabled={attempts.busy}>
            {words.add}
          </button>
        </form>
      )}
      <Problem message={attempts.problem ?? problem} />
      {value?.words.length === 0 && <p class="soft">{words.noWords}</p>}
      {value && value.words.length > 0 && (
        // Long lists scroll, and a list that scrolls must take the keyboard focus.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reached by keys
        <ul class="dictionary-words" tabIndex={0} aria-label={words.words}>
          {value.words.map((word) => (
            <li key={word}>
              <span lang="en">{word}</span>
              {mayEdit && (
                <button
                  type="button"
                  class="button button-small button-quiet"
                  disabled={attempts.busy}
                  onClick={() => change(() => removeTeamWord(word))}
                >
                  {words.removeWord}
                  <span class="visually-hidden"> {word}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
