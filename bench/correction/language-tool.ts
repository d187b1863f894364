import { applySuggestions } from './apply-suggestions.ts';
import type { Corrector } from './corrector.ts';

interface Answer {
  readonly matches: readonly { offset: number; length: number; replacements: readonly { value: string }[] }[];
}

/**
 * Uses a LanguageTool server that runs at `url` (`java -cp languagetool-server.jar org.languagetool.server.HTTPServer
 * --port 8081`, then `http://localhost:8081`) through version 2 of its HTTP API.
 * @throws Error with the server's answer if it refuses
 */
export function createLanguageTool(
  url: string,
  language: string,
  more: Readonly<Record<string, string>> = {},
): Corrector {
  const address = new URL('v2/check', url.endsWith('/') ? url : `${url}/`);
  return async (line) => {
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ text: line, language, ...more }),
    });
    if (!response.ok) throw new Error(`LanguageTool at ${address}: ${response.status} ${await response.text()}`);
    const { matches } = (await response.json()) as Answer;
    const suggestions = matches.flatMap(({ offset, length, replacements: [first] }) =>
      first ? [{ start: offset, end: offset + length, text: first.value }] : [],
    );
    return applySuggestions(line, suggestions);
  };
}
