/** Where an OpenAPI description keeps its named schemas. */
const COMPONENTS = '#/components/schemas/';

/** The parts of an OpenAPI 3.1 description that the reference shows. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly format?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
  readonly description?: string;
}

interface RawOperation {
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
}

export interface OpenApi {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

export interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Other spellings of the same operation. */
  readonly aliases: readonly string[];
  readonly summary: string;
  readonly description: string | undefined;
  readonly needsKey: boolean;
  readonly parameters: readonly (Field & { readonly where: string })[];
  readonly body: { readonly type: string; readonly schema: Schema } | undefined;
  readonly answer: Schema | undefined;
  readonly errors: readonly { readonly status: string; readonly about: string }[];
}

export interface OperationGroup {
  readonly name: string;
  readonly operations: readonly Operation[];
}

/** Operations for those who run the service, not for those who call it: they come last. */
const LAST = 'Operations';

/** Operations by tag, in the order of the description. Operations with the same method and summary below one tag are spellings of one operation. */
export function groupOperations({ paths: described, components }: OpenApi): OperationGroup[] {
  const paths = inPlace(described, components?.schemas ?? {});
  const groups = new Map<string, Operation[]>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, raw] of Object.entries(methods)) {
      const tag = raw.tags?.[0] ?? 'Other';
      const operations = groups.get(tag) ?? [];
      groups.set(tag, operations);
      const operation = operationOf(method.toUpperCase(), path, raw);
      const same = operations.findIndex(
        (other) => other.method === operation.method && other.summary === operation.summary,
      );
      if (same === -1) operations.push(operation);
      else operations[same] = { ...operations[same]!, aliases: [...operations[same]!.aliases, path] };
    }
  return [...groups]
    .map(([name, operations]) => ({ name, operations }))
    .sort((a, b) => Number(a.name === LAST) - Number(b.name === LAST));
}

/** Replaces each reference by the schema that it names; no schema of the service contains itself. */
function inPlace<T>(value: T, schemas: Readonly<Record<string, Schema>>): T {
  if (Array.isArray(value)) return value.map((item) => inPlace(item, schemas)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...rest } = value as { $ref?: unknown };
  const named = typeof $ref === 'string' && $ref.startsWith(COMPONENTS) ? schemas[$ref.slice(COMPONENTS.length)] : {};
  const whole = { ...named, ...rest };
  return Object.fromEntries(Object.entries(whole).map(([key, child]) => [key, inPlace(child, schemas)])) as T;
}

function operationOf(method: string, path: string, raw: RawOperation): Operation {
  const [type, content] = Object.entries(raw.requestBody?.content ?? {})[0] ?? [];
  const responses = Object.entries(raw.responses ?? {});
  return {
    id: `${method}${path}`.replace(/[^A-Za-z0-9]+/g, '-').replace(/-$/, ''),
    method,
    path,
    aliases: [],
    summary: raw.summary ?? path,
    description: raw.description,
    needsKey: (raw.security?.length ?? 0) > 0,
    parameters: (raw.parameters ?? []).map(({ name, in: where, required, description, schema }) => ({
      name,
      where,
      required: required === true,
      schema: { ...schema, ...(description ? { description } : {}) },
    })),
    body: type !== undefined && content?.schema ? { type, schema: content.schema } : undefined,
    answer: Object.values(raw.responses?.['200']?.content ?? {})[0]?.schema,
    errors: responses
      .filter(([status]) => status !== '200')
      .map(([status, { description }]) => ({ status, about: description ?? '' })),
  };
}

/** The fields of an object; empty for any other schema. */
export function fieldsOf(schema: Schema): Field[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    required: required.has(name),
    schema: field,
  }));
}

/** What lies below a field: the items of a list, or the first alternative that has fields. */
export function innerOf(schema: Schema): Schema | undefined {
  if (schema.properties) return schema;
  if (schema.items) return innerOf(schema.items);
  for (const alternative of schema.anyOf ?? []) {
    const inner = innerOf(alternative);
    if (inner) return inner;
  }
  return typeof schema.additionalProperties === 'object' ? innerOf(schema.additionalProperties) : undefined;
}

/** "string", "list of objects", "integer or null". */
export function typeName(schema: Schema): string {
  if (schema.anyOf) {
    if (schema.anyOf.every((one) => one.const !== undefined))
      return schema.anyOf.map((one) => JSON.stringify(one.const)).join(', ');
    return [...new Set(schema.anyOf.map(typeName))].join(' or ');
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.items) return `list of ${plural(typeName(schema.items))}`;
  const type = [schema.type ?? 'any'].flat().join(' or ');
  return schema.format && schema.format !== 'binary' ? `${type} (${schema.format})` : schema.format ? 'file' : type;
}

function plural(name: string): string {
  return /^[a-z]+$/.test(name) ? `${name}s` : `(${name})`;
}
