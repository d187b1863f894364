import type { FastifyRequest } from 'fastify';

interface BodySchema {
  readonly properties?: Readonly<Record<string, Alternatives>>;
}

interface Alternatives {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Alternatives[];
}

/**
 * Treats null in a field of a JSON body as a missing field, before the body is validated, because serialisers write
 * null for an option that was not chosen. A field for which null has a meaning says so in its schema and keeps it.
 */
export async function dropAbsentFields({ routeOptions, body }: FastifyRequest): Promise<void> {
  if (typeof body !== 'object' || body === null) return;
  const { properties = {} } = (routeOptions.schema?.body ?? {}) as BodySchema;
  const fields = body as Record<string, unknown>;
  for (const [name, schema] of Object.entries(properties))
    if (fields[name] === null && !takesNull(schema)) delete fields[name];
}

function takesNull({ type, anyOf }: Alternatives): boolean {
  return [type].flat().includes('null') || (anyOf?.some(takesNull) ?? false);
}
