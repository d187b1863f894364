import type { RuleExplanation } from '../../contract/reference.ts';
import { getRule } from '../api/portal.ts';
import { Placeholder } from '../parts/placeholder.tsx';
import { Problem } from '../parts/problem.tsx';
import { useFetched } from '../parts/use-fetched.ts';
import { useTitle } from '../title.ts';

/** The page that the alerts of editors link to. */
export function RuleScreen({ id }: { readonly id: string }) {
  useTitle(id);
  const { value, problem } = useFetched(() => getRule(id), id);
  return (
    <>
      <h1>
        Rule <code>{id}</code>
      </h1>
      <Problem message={problem} />
      {!value && !problem && <Placeholder height="20rem" />}
      {value && <Explanation rule={value} />}
    </>
  );
}

function Explanation({ rule }: { readonly rule: RuleExplanation }) {
  return (
    <>
      <p class="lead">{about(rule)}</p>
      {rule.source && <p>Source: {rule.source}.</p>}
      {rule.corrects.length > 0 && (
        <>
          <h2>Changes</h2>
          <ul>
            {rule.corrects.map(({ wrong, right }) => (
              <li key={wrong}>
                <del>{wrong}</del> <ins>{right}</ins>
              </li>
            ))}
          </ul>
        </>
      )}
      <Sentences title="Points at" sentences={rule.pointsAt} />
      <Sentences title="Leaves alone" sentences={rule.accepts} />
    </>
  );
}

function Sentences({ title, sentences }: { readonly title: string; readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

function about({ category, name, isAdvice }: RuleExplanation): string {
  if (!category) return 'A correction that a model has learned from text; it has no fixed pattern.';
  const kind = isAdvice ? 'Advice' : 'A correction';
  return `${kind}. Category: ${category}${name && name !== category ? `, ${name}` : ''}.`;
}
