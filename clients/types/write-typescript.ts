import { type Contract, nameOf, type Schema } from './contract.ts';

/** The contract as a module of TypeScript: interfaces, and the method and path of each operation. */
export function writeTypeScript({ operations, schemas }: Contract): string {
  const lines = [
    '// Written from the OpenAPI description of the service by test/clients/types.test.ts. Do not edit.',
    '',
  ];
  for (const [name, schema] of schemas)
    if (schema.properties) lines.push(...comment(schema, ''), `export interface ${name} ${body(schema, '')}`, '');
    else lines.push(...comment(schema, ''), `export type ${name} = ${typeOf(schema, '')};`, '');
  lines.push('/** Method and path of each operation. */', 'export const OPERATIONS = {');
  for (const { id, method, path } of operations) lines.push(`  ${id}: ['${method}', '${path}'],`);
  return `${[...lines, '} as const;'].join('\n')}\n`;
}

function body({ properties = {}, required = [], additionalProperties }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const fields = Object.entries(properties).flatMap(([name, schema]) => {
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    const type = typeOf(schema, inner);
    const line = required.includes(name) ? `${key}: ${type}` : `${key}?: ${type} | undefined`;
    return [...comment(schema, inner), `${inner}readonly ${line};`];
  });
  if (additionalProperties === true) fields.push(`${inner}readonly [field: string]: unknown;`);
  return `{\n${fields.join('\n')}\n${indent}}`;
}

function typeOf(schema: Schema, indent: string): string {
  const { $ref, type, anyOf, items, properties, additionalProperties } = schema;
  if ($ref) return nameOf($ref);
  if (anyOf) return anyOf.map((option) => typeOf(option, indent)).join(' | ');
  if (schema.enum) return schema.enum.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(' | ');
  if (type === 'array') {
    const item = typeOf(items ?? {}, indent);
    const grouped = items?.anyOf || items?.enum || items?.type === 'array' ? `(${item})` : item;
    return `readonly ${grouped}[]`;
  }
  if (properties) return body(schema, indent);
  if (typeof additionalProperties === 'object')
    return `Readonly<Record<string, ${typeOf(additionalProperties, indent)}>>`;
  if (schema.format === 'binary') return 'Blob';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'string' || type === 'boolean' || type === 'null') return type;
  throw new Error(`No type of TypeScript for ${JSON.stringify(schema)}`);
}

function comment({ description, anyOf }: Schema, indent: string): string[] {
  const text = description ?? anyOf?.find((option) => option.description)?.description;
  return text ? [`${indent}/** ${text} */`] : [];
}
