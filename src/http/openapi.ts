import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

export interface OpenApiInfo {
  readonly version: string;
  readonly baseUrl: string;
}

/** Collects the schemas of all routes registered after it; served at /openapi.json. */
export async function describeApi(app: FastifyInstance, { version, baseUrl }: OpenApiInfo): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Emend',
        version,
        description:
          'Corrections, proofread documents, AI-content reports and PDF reading text for English. Offsets are half-open and count UTF-16 code units.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: baseUrl }],
      components: { securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } } },
    },
  });
}

export function openApiRoute(app: FastifyInstance): void {
  app.get('/openapi.json', { schema: { hide: true }, handler: async () => app.swagger() });
}
