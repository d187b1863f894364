import type { FastifyInstance } from 'fastify';
import { ParagraphAnswer } from '../../contract/paragraph.ts';
import { ReviewCheck, ReviewTerms } from '../../contract/review.ts';
import { Done, IdParams, Word } from '../../contract/shapes.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/errors.ts';
import { addWord, listWords, removeWord, sharedWords } from '../../services/dictionaries/word-lists.ts';
import { PARAGRAPH_WORDS } from '../../services/paragraph/check-paragraph.ts';
import { findDone } from '../../services/records/find-record.ts';
import { readDetails } from '../../services/records/record-details.ts';
import type { CheckForReview } from '../../services/review/check-for-review.ts';
import { reviewTerms } from '../../services/review/review-terms.ts';
import type { ContractTypes } from '../contract-types.ts';

export interface ReviewRouteParts {
  readonly db: Db;
  readonly blobs: BlobStore;
  readonly check: CheckForReview;
}

/** What the review tool needs beyond the contract. It is for pages of this service only, so it is not in the description. */
export function reviewRoutes(server: FastifyInstance, { db, blobs, check }: ReviewRouteParts): void {
  const app = server.withTypeProvider<ContractTypes>();
  const member = { session: 'member' } as const;

  app.post('/api/review/check', {
    config: {
      service: 'paragraph',
      operation: 'review.check',
      scope: 'paragraph',
      // A pasted text arrives as hundreds of paragraphs at once.
      rates: { production: 50, test: 1 },
      guests: true,
      checksText: true,
    },
    schema: { hide: true, body: ReviewCheck, response: { 200: ParagraphAnswer } },
    handler: async (request) => {
      // Programs with a key use the contract's address and its rates.
      if (!request.session && !request.guest) throw problem('auth.signed-out');
      const { response, words } = await check(request.body);
      request.words = words;
      return response;
    },
  });

  app.get('/api/review/terms', {
    config: { ...member, guests: true },
    schema: { hide: true, response: { 200: ReviewTerms } },
    handler: async ({ session }) => ({
      ...reviewTerms(PARAGRAPH_WORDS),
      // Guests keep their words in the browser and do not see shared words.
      dictionary: session ? await listWords(db, { of: 'account', id: session.accountId }) : [],
      team_dictionary: session ? await sharedWords(db, session.accountId) : [],
    }),
  });

  app.post('/api/review/dictionary', {
    config: member,
    schema: { hide: true, body: Word, response: { 200: Done } },
    handler: async (request) => {
      await addWord(db, { of: 'account', id: request.session!.accountId }, request.body.word);
      return { status: true };
    },
  });

  app.post('/api/review/dictionary/remove', {
    config: member,
    schema: { hide: true, body: Word, response: { 200: Done } },
    handler: async (request) => {
      await removeWord(db, { of: 'account', id: request.session!.accountId }, request.body.word);
      return { status: true };
    },
  });

  app.get('/api/review/documents/:id/changes', {
    config: member,
    schema: { hide: true, params: IdParams },
    handler: async (request, reply) => {
      const row = await findDone(db, 'document', request.session!.accountId, request.params.id);
      return reply.type('application/json; charset=utf-8').send(await readDetails(blobs, row.id));
    },
  });

  app.get('/api/review/reports/:id/paragraphs', {
    config: member,
    schema: { hide: true, params: IdParams },
    handler: async (request, reply) => {
      const row = await findDone(db, 'ai_report', request.session!.accountId, request.params.id);
      return reply.type('application/json; charset=utf-8').send(await readDetails(blobs, row.id));
    },
  });
}
