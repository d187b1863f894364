import { version } from '../platform/version.ts';
import type { styler } from './terminal.ts';

export interface Welcome {
  /** Where the service listens. */
  readonly address: string;
  /** The address at which people and programs reach it. */
  readonly baseUrl: string;
  /** What a browser finds there; null if this process serves no pages. */
  readonly pages: Pages | null;
}

export interface Pages {
  /** True if the pages wait for the first account. */
  readonly unclaimed: boolean;
  /** True if the review can be tried on this machine without an account. */
  readonly guests: boolean;
}

/** What `emend serve` prints once it listens: first the next step for most people, then what programs need. */
export function welcomeText({ address, baseUrl, pages }: Welcome, style: ReturnType<typeof styler>): string {
  const open = `  Open ${style('cyan', baseUrl)} in your browser`;
  const account = pages?.unclaimed ? ' and create the first account: it becomes the administrator' : '';
  const guests = pages?.guests ? `  Or try the review without an account: ${style('cyan', `${baseUrl}/review`)}\n` : '';
  const browser = pages ? `${open}${account}.\n${guests}\n` : '';
  return `
  ${style('bold', `Emend ${version}`)} listens at ${style('cyan', address)}

${browser}  For programs, create a key and try it:
    npx emend keys create --account you@example.org --kind production
    curl ${baseUrl}/api/v2/plugin/check/paragraph -H "x-api-key: KEY" \\
      -H "Content-Type: application/json" -d '{"paragraph": "This are a test."}'
  API description: ${baseUrl}/openapi.json

`;
}

/** Asks the service that has just started; null also if this machine cannot reach it by its address. */
export async function pagesAt(address: string): Promise<Pages | null> {
  try {
    const page = await fetch(address, { method: 'HEAD' });
    const session = await fetch(`${address}/api/portal/session`);
    const state = (await session.json()) as { readonly firstAccount?: boolean; readonly guests?: string };
    if (!page.ok || !page.headers.get('content-type')?.startsWith('text/html') || !session.ok) return null;
    return { unclaimed: state.firstAccount === true, guests: state.guests !== 'off' };
  } catch {
    return null;
  }
}
