import { useState } from 'preact/hooks';
import { Placeholder } from '../parts/placeholder.tsx';
import { useTitle } from '../title.ts';
import { NewTextLink } from './new-text-link.tsx';
import { SearchField } from './search-field.tsx';
import { TextRow } from './text-row.tsx';
import { useTexts } from './use-texts.ts';

export { ErrorsPage } from './errors-page.tsx';

/** All texts of the writer: found, opened, named, moved and deleted here. */
export function TextsPage() {
  useTitle('My texts');
  const [query, setQuery] = useState('');
  const { all, problem, reload } = useTexts(query);
  return (
    <div class="page stack">
      <div class="row-apart">
        <h1>My texts</h1>
        <div class="row">
          <a href="/texts/errors">Your commonest errors</a>
          <NewTextLink />
        </div>
      </div>
      <SearchField label="Search my texts" value={query} onInput={setQuery} />
      {problem !== null && (
        <p class="notice notice-warning" role="alert">
          {problem} Texts that are on the server are missing from this list.
        </p>
      )}
      {all === null ? (
        <Placeholder height="12rem" />
      ) : all.length === 0 ? (
        <div class="empty">
          <p>
            {query.trim() === ''
              ? 'Nothing here yet. What you write in Review appears here until you delete it.'
              : 'No text has these words.'}
          </p>
        </div>
      ) : (
        <ul class="work-list" aria-label="My texts">
          {all.map((text) => (
            <TextRow key={text.id} text={text} onChange={reload} />
          ))}
        </ul>
      )}
      <p class="soft small">
        Texts are kept until you delete them: in this browser only, or on the server, encrypted with a key of your
        account. Choose the place where you write, at the end of the toolbar.
      </p>
    </div>
  );
}
