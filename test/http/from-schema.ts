import fc, { type Arbitrary } from 'fast-check';
import fastify from 'fastify';

/** As much of JSON Schema as the service’s description uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'null' | 'array' | 'object';
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}
export type Schemas = Readonly<Record<string, Schema>>;

const POINTER = '#/components/schemas/';
/** The name that a reference leads to. */
export const nameIn = ({ $ref }: Schema): string => $ref!.slice(POINTER.length);

/** Values that a schema allows; `text` makes its strings. */
export function valuesOf(schema: Schema, schemas: Schemas, text: Arbitrary<string>): Arbitrary<unknown> {
  const within = (inner: Schema) => valuesOf(inner, schemas, text);
  if (schema.$ref !== undefined) return within(schemas[nameIn(schema)]!);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(within));
  switch (schema.type) {
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(within(schema.items!), { minLength: schema.minItems ?? 0, maxLength: schema.maxItems ?? 3 });
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, within(inner)] as const);
      return fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])] });
    }
    default:
      return text;
  }
}

/**
 * Says what does not fit the schema of that name, null for nothing. The judge is a server of its own that takes the value as a body: the
 * framework's validator, without the coercions and defaults that it is given for requests elsewhere.
 */
export async function createJudge(schemas: Schemas): Promise<(name: string, value: unknown) => Promise<string | null>> {
  const judge = fastify({
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, strict: false } },
  });
  for (const [$id, schema] of Object.entries(schemas)) {
    const described = JSON.parse(JSON.stringify(schema).replaceAll(`"${POINTER}`, '"'), (key, value) =>
      key === '$ref' ? `${value}#` : value,
    );
    judge.addSchema({ ...described, $id });
    judge.post(`/${$id}`, { schema: { body: { $ref: `${$id}#` } } }, async () => '');
  }
  await judge.ready();
  return async (name, value) => {
    const payload = JSON.stringify(value);
    const headers = { 'content-type': 'application/json' };
    const { statusCode, body } = await judge.inject({ method: 'POST', url: `/${name}`, headers, payload });
    return statusCode === 200 ? null : body;
  };
}
