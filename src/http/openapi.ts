import { gzipSync } from 'node:zlib';
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

/** The description as JSON, compressed where the client takes that: 86 KB become 5, and the reference page waits for it. */
export function openApiRoute(app: FastifyInstance): void {
  let description: { readonly plain: string; readonly gzip: Buffer } | undefined;
  app.get('/openapi.json', {
    schema: { hide: true },
    handler: async (request, reply) => {
      if (!description) {
        const plain = JSON.stringify(app.swagger());
        description = { plain, gzip: gzipSync(plain) };
      }
      reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
      if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return description.plain;
      return reply.header('content-encoding', 'gzip').send(description.gzip);
    },
  });
}
