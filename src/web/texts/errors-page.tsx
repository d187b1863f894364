import { useMemo, useState } from 'preact/hooks';
import { storeOf } from '../account-store.ts';
import { count } from '../documents/when.ts';
import { forgetLessons, groupLessons, type Lesson, readLessons } from '../review/lessons.ts';
import { useAccount } from '../session.tsx';
import { useTitle } from '../title.ts';

/** Sentences that are shown of a kind, the newest. */
const SHOWN = 3;

/** What the writer corrected most often, in the writer's own sentences. */
export function ErrorsPage() {
  useTitle('Your commonest errors');
  const account = useAccount().id;
  const store = useMemo(() => storeOf(account), [account]);
  const [lessons, setLessons] = useState(() => readLessons(store));
  const groups = groupLessons(lessons);
  return (
    <div class="page stack">
      <h1>Your commonest errors</h1>
      {groups.length === 0 ? (
        <div class="empty">
          <p>Nothing here yet. What you accept in Review appears here, with the sentence as you wrote it.</p>
        </div>
      ) : (
        <>
          <p class="soft">From the last {count(lessons.length, 'correction')} that you accepted in this browser.</p>
          {groups.map(({ kind, lessons: held }) => (
            <section key={kind} class="stack-tight" aria-label={kind}>
              <div class="row-apart">
                <h2>{kind}</h2>
                <span class="soft small number">{count(held.length, 'time')}</span>
              </div>
              <ul class="work-list">
                {held.slice(0, SHOWN).map((lesson) => (
                  <LessonRow key={JSON.stringify(lesson)} lesson={lesson} />
                ))}
              </ul>
            </section>
          ))}
          <div class="row-apart">
            <p class="soft small">These sentences are kept in this browser only.</p>
            <button
              type="button"
              class="button button-small"
              onClick={() => {
                forgetLessons(store);
                setLessons([]);
              }}
            >
              Delete these sentences
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
      <p class="lesson-sentence">
        {sentence.slice(0, start)}
        <del>{sentence.slice(start, end)}</del> <ins>{replacement}</ins>
        {sentence.slice(end)}
      </p>
      <p class="soft small">
        {comment} {rule !== '' && <a href={`/docs/rules/${rule}`}>More</a>}
      </p>
    </li>
  );
}
