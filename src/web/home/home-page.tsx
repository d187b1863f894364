import { takesGuests } from '../guests.ts';
import { useSession } from '../session.tsx';
import { useTitle } from '../title.ts';
import { StartPage } from './start-page.tsx';

const SERVICES = [
  {
    href: '/review',
    name: 'Review',
    about: 'Write or paste. Grammar, spelling, clarity and style are checked paragraph by paragraph while you type.',
    action: 'Start writing',
  },
  {
    href: '/documents',
    name: 'Documents',
    about:
      'Send a Word, OpenDocument, RTF or LaTeX file and get the same file back with tracked changes, a score and a list of changes.',
    action: 'Proofread a file',
  },
  {
    href: '/reports',
    name: 'AI reports',
    about:
      'See how likely it is that a text was written by a machine: overall, per paragraph, and word by word in colour.',
    action: 'Create a report',
  },
  {
    href: '/manuscript',
    name: 'Manuscripts',
    about:
      'Check the numbers, figures, references, terms and tenses of a manuscript as a whole. Nothing in the file is changed.',
    action: 'Check a manuscript',
  },
  {
    href: '/portal',
    name: 'Developers',
    about: 'The same services behind one HTTP interface. Create a key, follow your usage, read the reference.',
    action: 'Get a key',
  },
] as const;

/** The work of who is signed in; who is not is told what there is. */
export function HomePage() {
  useTitle('Emend');
  const { state } = useSession();
  // until it is known who comes, neither is shown: one would take the other's place
  if (state === null) return <div class="page" />;
  return state.account ? <StartPage /> : <FrontPage isFirst={state.firstAccount} guests={takesGuests(state)} />;
}

function FrontPage({ isFirst, guests }: { readonly isFirst: boolean; readonly guests: boolean }) {
  return (
    <div class="page">
      <section class="hero">
        <h1>Clear, correct English. Your text never leaves your machine.</h1>
        <p class="hero-about">
          Emend checks what you write, proofreads your documents and reports on AI content. It runs on this machine
          alone: nothing is sent anywhere else.
        </p>
        <p class="row hero-actions">
          <a class="button button-primary" href="/review">
            Start writing
          </a>
          <a class="button" href="/documents">
            Proofread a file
          </a>
          {(isFirst || guests) && (
            <span class="soft small">
              {guests && 'No account is needed to try the review. '}
              {isFirst && (
                <>
                  First visit? <a href="/signup">Create the administrator’s account</a>.
                </>
              )}
            </span>
          )}
        </p>
        <Specimen />
      </section>
      <ul class="services">
        {SERVICES.map(({ href, name, about, action }) => (
          <li key={href} class="card service">
            <h2>{name}</h2>
            <p>{about}</p>
            <a href={href}>
              {action} <span aria-hidden="true">→</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A sentence as the review shows it; the engine gives these corrections. */
function Specimen() {
  return (
    <figure class="specimen">
      <blockquote>
        <p>
          The <del>informations was</del> <ins>information was</ins> <del>usefull</del> <ins>useful</ins> for our study.
        </p>
      </blockquote>
      <figcaption>“information” is uncountable and has no plural form.</figcaption>
    </figure>
  );
}
