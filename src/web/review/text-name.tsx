import type { KeptText } from '../texts/use-kept-text.ts';
import { REVIEW as words } from './words.ts';

/** The name of the text; without a name of its own, its heading or its first words. */
export function TextName({
  kept,
  title,
  isGuest,
}: {
  readonly kept: KeptText;
  readonly title: string;
  /** Guests have no list of texts. */
  readonly isGuest: boolean;
}) {
  return (
    <div class="text-name">
      <h1 class="visually-hidden">{words.title}</h1>
      {!isGuest && (
        <a class="small" href="/texts">
          {words.myTexts}
        </a>
      )}
      <input
        class="text-name-field"
        aria-label={words.nameOfText}
        value={kept.head.name}
        placeholder={title || words.untitled}
        maxLength={120}
        onInput={({ currentTarget }) => kept.rename(currentTarget.value)}
      />
    </div>
  );
}
