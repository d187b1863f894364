import { ReferenceTables } from '../../../contract/reference.ts';
import { referenceTables } from '../../../services/reference.ts';
import type { ContractApp } from '../../contract-types.ts';

/** Tables of the documentation pages, open like the pages. */
export function referenceRoutes(app: ContractApp): void {
  app.get('/api/portal/reference', {
    schema: { hide: true, response: { 200: ReferenceTables } },
    handler: async () => referenceTables(),
  });
}
