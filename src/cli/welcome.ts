import { version } from '../platform/version.ts';
import type { styler } from './terminal.ts';

export interface Welcome {
  /** Where the service listens. */
  readonly address: string;
  /** Under which address people and programs reach it. */
  readonly baseUrl: string;
  /** What a browser finds there. */
  readonly pages: Pages;
}

/** `unclaimed`: the pages wait for the first account; `none`: this process serves no pages. */
export type Pages = 'unclaimed' | 'ready' | 'none';

/** What `emend serve` says once it listens: first what most people do next, then what programs need. */
export function welcomeText({ address, baseUrl, pages }: Welcome, style: ReturnType<typeof styler>): string {
  const browser = {
    unclaimed: `  Open ${style('cyan', baseUrl)} in your browser and create the first account: it becomes the administrator.\n\n`,
    ready: `  Open ${style('cyan', baseUrl)} in your browser.\n\n`,
    none: '',
  }[pages];
  return `
  ${style('bold', `Emend ${version}`)} listens at ${style('cyan', address)}

${browser}  For programs, create a key and try it:
    npx emend keys create --account you@example.org --kind production
    curl ${baseUrl}/api/v2/plugin/check/paragraph -H "x-api-key: KEY" \\
      -H "Content-Type: application/json" -d '{"paragraph": "This are a test."}'
  API description: ${baseUrl}/openapi.json

`;
}

/** Asks the service that was just started; `none` also where this machine cannot reach it by the address. */
export async function pagesAt(address: string): Promise<Pages> {
  try {
    const page = await fetch(address, { method: 'HEAD' });
    const session = await fetch(`${address}/api/portal/session`);
    const state = (await session.json()) as { readonly firstAccount?: boolean };
    if (!page.ok || !page.headers.get('content-type')?.startsWith('text/html') || !session.ok) return 'none';
    return state.firstAccount ? 'unclaimed' : 'ready';
  } catch {
    return 'none';
  }
}
