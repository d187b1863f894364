import type { CheckAnswer, ReviewAlert } from '../../src/web/review/alert.ts';
import type { ReviewOptions } from '../../src/web/review/check-options.ts';
import { createParagraphChecker } from '../../src/web/review/paragraph-checker.ts';
import { createClient } from '../typescript/src/client.ts';
import { EmendApiError } from '../typescript/src/errors.ts';
import type { Connection } from './connection.ts';

/**
 * Checks paragraphs of any length with a service.
 * @throws TypeError for an address that is none
 */
export function sendCheckOf(
  { address, key }: Connection,
  { language, pipeline, style_guide, certainty }: ReviewOptions,
): (text: string, signal: AbortSignal) => Promise<readonly ReviewAlert[]> {
  const client = createClient({ baseUrl: address, apiKey: key === '' ? undefined : key });
  return createParagraphChecker(async (paragraph, signal): Promise<CheckAnswer> => {
    const asked = { paragraph, language, pipeline, certainty, style_guide: style_guide === '' ? null : style_guide };
    return client.checkParagraph(asked, { signal });
  });
}

/** What a writer can do about a check that failed. */
export function explain(error: unknown, { address }: Connection): string {
  if (error instanceof EmendApiError) return error.message;
  return `Emend does not answer at “${address}”. Check the address, start the service, and see whether EMEND_ALLOWED_ORIGINS names ${location.origin}.`;
}
