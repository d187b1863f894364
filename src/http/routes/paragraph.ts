import type { FastifyInstance } from 'fastify';
import { errorResponses, ParagraphError, success } from '../../contract/error.ts';
import { ParagraphAnswer, ParagraphBody } from '../../contract/paragraph.ts';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/errors.ts';
import { wordsOfTeam } from '../../services/dictionaries/word-lists.ts';
import { type CheckParagraph, PARAGRAPH_WORDS } from '../../services/paragraph/check-paragraph.ts';
import { invalidField } from '../validation.ts';

/** A1 of the contract: the synchronous check of one paragraph. */
export function paragraphRoutes(
  app: FastifyInstance,
  { db, checkParagraph }: { readonly db: Db; readonly checkParagraph: CheckParagraph },
): void {
  app.post<{ Body: ParagraphBody }>('/api/v2/plugin/check/paragraph', {
    config: {
      service: 'paragraph',
      operation: 'paragraph.check',
      scope: 'paragraph',
      rates: { production: 20, test: 1 },
      crossOrigin: true,
      checksText: true,
    },
    schema: {
      operationId: 'checkParagraph',
      summary: 'Check a paragraph',
      tags: ['Paragraph check'],
      security: [{ apiKey: [] }],
      body: ParagraphBody,
      response: { 200: success(ParagraphAnswer), ...errorResponses(ParagraphError, 400, 401, 403, 413, 429, 500, 503) },
    },
    schemaErrorFormatter: (errors) =>
      errors[0]?.keyword === 'required'
        ? problem('paragraph.missing', { limit: PARAGRAPH_WORDS })
        : invalidField(errors),
    handler: async (request) => {
      const { accountId } = request.caller!;
      const { response, words } = await checkParagraph(request.body, () => wordsOfTeam(db, accountId));
      request.words = words;
      return response;
    },
  });
}
