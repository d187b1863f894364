import { useMemo, useState } from 'preact/hooks';
import { storeOf } from '../account-store.ts';
import { forgetLessons, groupLessons, type Lesson, readLessons } from '../review/lessons.ts';
import { useAccount } from '../session.tsx';
import { useTitle } from '../title.ts';
import { TEXTS as phrases } from './words.ts';

/** Number of sentences shown for each kind, the newest first. */
const SHOWN = 3;

/** The writer's commonest corrections, in the writer's own sentences. */
export function ErrorsPage() {
  useTitle(phrases.commonest);
  const account = useAccount().id;
  const store = useMemo(() => storeOf(account), [account]);
  const [lessons, setLessons] = useState(() => readLessons(store));
  const groups = groupLessons(lessons);
  return (
    <div class="page stack">
      <h1>{phrases.commonest}</h1>
      {groups.length === 0 ? (
        <div class="empty">
          <p>{phrases.noErrors}</p>
          <a class="button" href="/review">
            {phrases.write}
          </a>
        </div>
      ) : (
        <>
          <p class="soft">{phrases.fromLast(lessons.length)}</p>
          {groups.map(({ kind, lessons: held }) => (
            <section key={kind} class="stack-tight" aria-label={kind}>
              <div class="row-apart">
                <h2 lang="en">{kind}</h2>
                <span class="soft small number">{phrases.times(held.length)}</span>
              </div>
              <ul class="work-list">
                {held.slice(0, SHOWN).map((lesson) => (
                  <LessonRow key={JSON.stringify(lesson)} lesson={lesson} />
                ))}
              </ul>
            </section>
          ))}
          <div class="row-apart">
            <p class="soft small">{phrases.onlyHere}</p>
            <button
              type="button"
              class="button button-small"
              onClick={() => {
                forgetLessons(store);
                setLessons([]);
              }}
            >
              {phrases.deleteThese}
            </button>
          </div>
        </>
      )}
    </div>
  );
}

function LessonRow({ lesson: { sentence, start, end, replacement, comment, rule } }: { readonly lesson: Lesson }) {
  return (
    <li class="lesson">
      <p class="lesson-sentence" lang="en">
        {sentence.slice(0, start)}
        <del>{sentence.slice(start, end)}</del> <ins>{replacement}</ins>
        {sentence.slice(end)}
      </p>
      <p class="soft small">
        <span lang="en">{comment}</span> {rule !== '' && <a href={`/docs/rules/${rule}`}>{phrases.more}</a>}
      </p>
    </li>
  );
}
