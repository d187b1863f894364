import type { ComponentType } from 'preact';
import type { PageProps } from '../routes.ts';
import { LostPage } from '../shell/lost-pages.tsx';
import { CategoriesScreen } from './categories-screen.tsx';
import { ErrorsScreen } from './errors-screen.tsx';
import { QuickStartScreen } from './quick-start-screen.tsx';
import { ReferenceScreen } from './reference-screen.tsx';
import { RuleScreen } from './rule-screen.tsx';
import { ScoresScreen } from './scores-screen.tsx';

interface Screen {
  readonly rest: string;
  readonly name: string;
  readonly component: ComponentType;
}

/** Pages of single rules are `/docs/rules/ID`; editors link to them. */
const RULES = 'rules/';

const SCREENS: readonly Screen[] = [
  { rest: '', name: 'Quick start', component: QuickStartScreen },
  { rest: 'reference', name: 'API reference', component: ReferenceScreen },
  { rest: 'categories', name: 'Categories', component: CategoriesScreen },
  { rest: 'errors', name: 'Errors', component: ErrorsScreen },
  { rest: 'scores', name: 'Scores', component: ScoresScreen },
];

export function DocsPage({ params }: PageProps) {
  const rest = params['rest'] ?? '';
  const found = SCREENS.find((screen) => screen.rest === rest);
  const rule = rest.startsWith(RULES) ? rest.slice(RULES.length) : '';
  if (!found && rule === '') return <LostPage />;
  const Screen = found?.component;
  return (
    <div class="page docs">
      <nav class="side" aria-label="Documentation">
        <ul>
          {SCREENS.map((screen) => (
            <li key={screen.rest}>
              <a
                href={`/docs${screen.rest && `/${screen.rest}`}`}
                aria-current={screen.rest === rest ? 'page' : undefined}
              >
                {screen.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <article class="docs-article">{Screen ? <Screen /> : <RuleScreen key={rule} id={rule} />}</article>
    </div>
  );
}
