import { manuscriptOf } from '../api/manuscripts.ts';
import { Placeholder } from '../parts/placeholder.tsx';
import { useFetched } from '../parts/use-fetched.ts';
import { ManuscriptFindings } from './manuscript-findings.tsx';
import { MANUSCRIPT as phrases } from './words.ts';

/** The manuscript checks of a proofread document, in the form in which it was sent. */
export function ManuscriptSection({ documentId }: { readonly documentId: string }) {
  const { value, problem } = useFetched(() => manuscriptOf(documentId));
  return (
    <section class="stack" aria-labelledby="manuscript-checks-title">
      <h2 id="manuscript-checks-title">{phrases.title}</h2>
      <p class="soft">{phrases.asSent}</p>
      {problem !== null && <p class="soft">{problem}</p>}
      {value ? <ManuscriptFindings report={value} level={3} /> : problem === null && <Placeholder height="8rem" />}
    </section>
  );
}
