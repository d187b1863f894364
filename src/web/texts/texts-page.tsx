import { useState } from 'preact/hooks';
import { Placeholder } from '../parts/placeholder.tsx';
import { useTitle } from '../title.ts';
import { NewTextLink } from './new-text-link.tsx';
import { SearchField } from './search-field.tsx';
import { TextRow } from './text-row.tsx';
import { useTexts } from './use-texts.ts';
import { TEXTS as phrases } from './words.ts';

export { ErrorsPage } from './errors-page.tsx';

/** All texts of the writer, to find, open, name, move and delete. */
export function TextsPage() {
  useTitle(phrases.title);
  const [query, setQuery] = useState('');
  const { all, problem, reload } = useTexts(query);
  return (
    <div class="page stack">
      <div class="row-apart">
        <h1>{phrases.title}</h1>
        <div class="row">
          <a href="/texts/errors">{phrases.commonest}</a>
          <NewTextLink />
        </div>
      </div>
      <SearchField label={phrases.search} value={query} onInput={setQuery} />
      {problem !== null && (
        <p class="notice notice-warning" role="alert">
          {problem} {phrases.serverMissing}
        </p>
      )}
      {all === null ? (
        <Placeholder height="12rem" />
      ) : all.length === 0 ? (
        <div class="empty">
          <p>{query.trim() === '' ? phrases.nothingYet : phrases.noMatch}</p>
        </div>
      ) : (
        <ul class="work-list" aria-label={phrases.title}>
          {all.map((text) => (
            <TextRow key={text.id} text={text} onChange={reload} />
          ))}
        </ul>
      )}
      <p class="soft small">{phrases.about}</p>
    </div>
  );
}
