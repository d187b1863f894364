interface Node {
  [key: string]: unknown;
}

const NAME = /^[A-Z]\w*$/;

/**
 * Moves every schema whose title is a name into `components.schemas` and leaves a reference, so that generated clients
 * have one type for each schema.
 * @throws Error if two different schemas have the same name
 */
export function nameSchemas(description: Node): Node {
  const schemas: Node = {};
  const paths = withReferences(description['paths'], schemas);
  const components = description['components'] as Node;
  return { ...description, paths, components: { ...components, schemas } };
}

function withReferences(value: unknown, schemas: Node): unknown {
  if (Array.isArray(value)) return value.map((item) => withReferences(item, schemas));
  if (typeof value !== 'object' || value === null) return value;
  const node = Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, withReferences(child, schemas)]),
  ) as Node;
  const { title } = node;
  if (typeof title !== 'string' || !NAME.test(title)) return node;
  const known = schemas[title];
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(node))
    throw new Error(`two schemas are named ${title}`);
  schemas[title] = node;
  return { $ref: `#/components/schemas/${title}` };
}
