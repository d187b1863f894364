/** A JSON Schema as the description of the service uses it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly (string | number)[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}
interface Described {
  readonly operationId: string;
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** What clients know of the service: which request is an operation, and the schemas that requests and answers have. */
export interface Contract {
  readonly operations: readonly { readonly id: string; readonly method: string; readonly path: string }[];
  /** Named schemas, each after those that it refers to: Python evaluates its types in this order. */
  readonly schemas: readonly (readonly [name: string, schema: Schema])[];
}

const REFERENCE = '#/components/schemas/';

/** For those who run the service, dictionaries of LanguageTool’s clients, and second spellings of the same address. */
const LEFT_OUT =
  /^(?:getReadiness|getMetrics|checkQuery|\w+Word|listWords|\w+Alias|pingLanguageTool|checkHealth|get(?:Max\w+|Info)|listLanguages)$/;

/** The part of the description that the clients offer. Bodies of errors are left out: clients turn them into exceptions. */
export function contractOf({ paths, components }: Description): Contract {
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { operationId }]) => !LEFT_OUT.test(operationId))
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const schemas = new Map<string, Schema>();
  const add = (schema: Schema): void => {
    for (const name of referencesOf(schema)) {
      if (schemas.has(name)) continue;
      const named = components.schemas[name]!;
      add(named);
      schemas.set(name, named);
    }
  };
  for (const { operation } of found)
    for (const { content = {} } of [operation.requestBody ?? {}, operation.responses['200'] ?? {}])
      for (const { schema } of Object.values(content)) add(schema);
  return {
    operations: found.map(({ path, method, operation }) => ({ id: operation.operationId, method, path })),
    schemas: [...schemas],
  };
}

function referencesOf(schema: Schema): string[] {
  const references = JSON.stringify(schema).match(/"#\/components\/schemas\/\w+"/g) ?? [];
  return references.map((reference) => nameOf(JSON.parse(reference) as string));
}

/** The name that a reference ends with. */
export function nameOf(reference: string): string {
  return reference.slice(REFERENCE.length);
}
