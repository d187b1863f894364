import { describe, expect, it } from 'vitest';
import { nameSchemas } from './openapi-components.ts';

const operation = (schema: object) => ({
  get: { responses: { 200: { content: { 'application/json': { schema } } } } },
});
const described = (paths: object) => nameSchemas({ openapi: '3.1.0', paths, components: { securitySchemes: {} } });

describe('named schemas', () => {
  it('become components, those within others too, and leave references', () => {
    const inner = { title: 'Inner', type: 'integer' };
    const outer = { title: 'Outer', type: 'object', properties: { a: inner, title: { type: 'string' } } };
    const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    expect(described({ '/a': operation(outer), '/b': operation({ type: 'array', items: inner }) })).toEqual({
      openapi: '3.1.0',
      paths: { '/a': operation(reference('Outer')), '/b': operation({ type: 'array', items: reference('Inner') }) },
      components: {
        securitySchemes: {},
        schemas: {
          Inner: inner,
          Outer: { ...outer, properties: { a: reference('Inner'), title: { type: 'string' } } },
        },
      },
    });
  });

  it('may not share a name', () => {
    const paths = { '/a': operation({ title: 'A', type: 'string' }), '/b': operation({ title: 'A', type: 'integer' }) };
    expect(() => described(paths)).toThrow('two schemas are named A');
  });
});
