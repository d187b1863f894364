import type { FastifyInstance } from 'fastify';
import { RuleExplanation } from '../../contract/reference.ts';
import { problem } from '../../platform/errors.ts';

/** What the page of a rule shows; open like the documentation. */
export function ruleRoutes(app: FastifyInstance, explain: (id: string) => Promise<RuleExplanation | null>): void {
  app.get<{ Params: { '*': string } }>('/api/portal/rules/*', {
    schema: { hide: true, response: { 200: RuleExplanation } },
    handler: async (request) => {
      const told = await explain(request.params['*']);
      if (!told) throw problem('rule.not-found');
      return told;
    },
  });
}
