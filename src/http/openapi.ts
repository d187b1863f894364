import { gzipSync } from 'node:zlib';
import swagger from '@fastify/swagger';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { nameSchemas } from './openapi-components.ts';

/** Public addresses of the hosts; one process may serve them all. */
export interface PublicAddresses {
  readonly baseUrl: string;
  readonly uploadUrl: string;
  readonly downloadUrl: string;
  readonly parserUrl: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The host that serves it; the main one if left out. */
    host?: 'upload' | 'download' | 'parser';
  }
}

export interface OpenApiInfo {
  readonly version: string;
  /** Called when the description is requested, because the system may choose the port. */
  readonly addresses: () => PublicAddresses;
}

/** Collects the schemas of all routes registered after this call and serves them at /openapi.json. */
export async function describeApi(app: FastifyInstance, { version, addresses }: OpenApiInfo): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Emend',
        version,
        description:
          'Corrections, proofread documents, AI-content reports and PDF reading text for English. Offsets are half-open and count UTF-16 code units. In a JSON body, null in an optional field counts as an absent field. An address answers a method that it does not take with 405 and names those that it takes in Allow.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      components: { securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } } },
    },
    transform: ({ schema, url, route }) => {
      const host = (route as { config?: FastifyContextConfig }).config?.host;
      return { url, schema: host ? { ...schema, servers: [{ url: addresses()[`${host}Url`] }] } : schema };
    },
    transformObject: (made) => {
      const description = 'openapiObject' in made ? made.openapiObject : {};
      return nameSchemas({ ...description, servers: [{ url: addresses().baseUrl }] });
    },
  });
}

/** The description as JSON, compressed if the client accepts that: 86 KB become 5, and the reference page waits for it. */
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
