import type { FastifyInstance } from 'fastify';
import { referenceTables } from '../../../services/reference.ts';

/** Tables of the documentation pages; open, as the pages are. */
export function referenceRoutes(app: FastifyInstance): void {
  app.get('/api/portal/reference', { schema: { hide: true }, handler: async () => referenceTables() });
}
