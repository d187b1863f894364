import { type Contract, nameOf, type Schema } from './contract.ts';

/** The contract as a module of Python 3.9: typed dictionaries, and the method and path of each operation. */
export function writePython({ operations, schemas }: Contract): string {
  const lines = [
    '# Written from the OpenAPI description of the service by test/clients/types.test.ts. Do not edit.',
    'from typing import Any, Dict, List, Literal, Optional, Tuple, TypedDict, Union',
  ];
  for (const [name, schema] of schemas) lines.push(...definition(name, schema, lines));
  lines.push('', '', '# Method and path of each operation.', 'OPERATIONS: Dict[str, Tuple[str, str]] = {');
  for (const { id, method, path } of operations) lines.push(`    "${id}": ("${method}", "${path}"),`);
  return `${[...lines, '}'].join('\n')}\n`;
}

/** Fields that may be absent are in a class below: NotRequired came with Python 3.11. */
function definition(name: string, schema: Schema, before: string[]): string[] {
  const { properties = {}, required = [], description } = schema;
  const entries = Object.entries(properties).map(([field, type]) => ({
    field,
    type: typeOf(type, `${name}${field.replace(/(?:^|_)(\w)/g, (_, first: string) => first.toUpperCase())}`, before),
    needed: required.includes(field),
    about: type.description ?? type.anyOf?.find((option) => option.description)?.description,
  }));
  const about = description ? [`    """${description}."""`, ''] : [];
  // A name with a blank cannot be written as a field of a class.
  if (entries.some(({ field }) => !/^\w+$/.test(field)))
    return [
      '',
      '',
      ...(description ? [`# ${description}.`] : []),
      `${name} = TypedDict("${name}", {`,
      ...entries.map(({ field, type }) => `    "${field}": ${type},`),
      `}${entries.every(({ needed }) => needed) ? '' : ', total=False'})`,
    ];
  const fields = (some: typeof entries) =>
    some.flatMap(({ field, type, about }) => [...(about ? [`    # ${about}`] : []), `    ${field}: ${type}`]);
  const [must, may] = [entries.filter(({ needed }) => needed), entries.filter(({ needed }) => !needed)];
  if (may.length === 0) return ['', '', `class ${name}(TypedDict):`, ...about, ...fields(must)];
  if (must.length === 0) return ['', '', `class ${name}(TypedDict, total=False):`, ...about, ...fields(may)];
  const base = ['', '', `class _${name}(TypedDict):`, ...fields(must)];
  return [...base, '', '', `class ${name}(_${name}, total=False):`, ...about, ...fields(may)];
}

/** @param inner the name that an object without one gets; its class is added to `before` */
function typeOf(schema: Schema, inner: string, before: string[]): string {
  const { $ref, type, anyOf, items, properties, additionalProperties } = schema;
  if ($ref) return nameOf($ref);
  if (anyOf) {
    const types = anyOf.filter((option) => option.type !== 'null').map((option) => typeOf(option, inner, before));
    const one = types.length === 1 ? types[0]! : `Union[${types.join(', ')}]`;
    return types.length < anyOf.length ? `Optional[${one}]` : one;
  }
  if (schema.enum) return `Literal[${schema.enum.map((value) => JSON.stringify(value)).join(', ')}]`;
  if (type === 'array') return `List[${typeOf(items ?? {}, `${inner}Item`, before)}]`;
  if (properties) {
    before.push(...definition(inner, schema, before));
    return inner;
  }
  if (typeof additionalProperties === 'object') return `Dict[str, ${typeOf(additionalProperties, inner, before)}]`;
  if (schema.format === 'binary') return 'bytes';
  const simple = { integer: 'int', number: 'float', string: 'str', boolean: 'bool', null: 'None' }[type ?? ''];
  return simple ?? 'Any';
}
