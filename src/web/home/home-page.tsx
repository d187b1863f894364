import { takesGuests } from '../guests.ts';
import { useSession } from '../session.tsx';
import { useTitle } from '../title.ts';
import { StartPage } from './start-page.tsx';
import { HOME as words } from './words.ts';

const services = () => [
  { href: '/review', name: words.review, about: words.reviewAbout, action: words.write },
  { href: '/documents', name: words.documents, about: words.documentsAbout, action: words.proofread },
  { href: '/reports', name: words.reports, about: words.reportsAbout, action: words.createReport },
  { href: '/manuscript', name: words.manuscripts, about: words.manuscriptsAbout, action: words.checkManuscript },
  { href: '/portal', name: words.developers, about: words.developersAbout, action: words.getKey },
];

/** Shows signed-in people their work, and visitors what Emend offers. */
export function HomePage() {
  useTitle('Emend');
  const { state } = useSession();
  // Show neither page until the session is known: one would replace the other.
  if (state === null) return <div class="page" />;
  return state.account ? <StartPage /> : <FrontPage isFirst={state.firstAccount} guests={takesGuests(state)} />;
}

function FrontPage({ isFirst, guests }: { readonly isFirst: boolean; readonly guests: boolean }) {
  return (
    <div class="page">
      <section class="hero">
        <h1>{words.promise}</h1>
        <p class="hero-about">{words.about}</p>
        <p class="row hero-actions">
          <a class="button button-primary" href="/review">
            {words.write}
          </a>
          <a class="button" href="/documents">
            {words.proofread}
          </a>
          {(isFirst || guests) && (
            <span class="soft small">
              {guests && `${words.noAccount} `}
              {isFirst && (
                <>
                  {words.firstVisit} <a href="/signup">{words.createFirst}</a>.
                </>
              )}
            </span>
          )}
        </p>
        <Specimen />
      </section>
      <ul class="services">
        {services().map(({ href, name, about, action }) => (
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

/** A sentence as the review shows it, with the corrections that the engine gives. */
function Specimen() {
  return (
    <figure class="specimen">
      <blockquote lang="en">
        <p>
          The <del>informations</del> <ins>information</ins> was <del>usefull</del> <ins>useful</ins> for our study.
        </p>
      </blockquote>
      <figcaption>{words.specimen}</figcaption>
    </figure>
  );
}
