import { describe, expect, it } from 'vitest';
import { fieldsOf, groupOperations, innerOf, type OpenApi, typeName } from './openapi.ts';

const description: OpenApi = {
  info: { title: 'Test', version: '1' },
  paths: {
    '/a/{id}': {
      get: {
        summary: 'Read',
        tags: ['One'],
        security: [{ apiKey: [] }],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: {
          200: {
            content: { 'application/json': { schema: { type: 'object', properties: { x: { type: 'integer' } } } } },
          },
          404: { description: 'There is no such resource' },
        },
      },
    },
    '/b/{id}': { get: { summary: 'Read', tags: ['One'] } },
    '/c': {
      post: {
        tags: ['Two'],
        requestBody: {
          content: { 'multipart/form-data': { schema: { required: ['file'], properties: { file: {} } } } },
        },
      },
    },
  },
};

describe('reading an OpenAPI description', () => {
  it('groups by tag and folds spellings of one operation', () => {
    const groups = groupOperations(description);
    expect(groups.map(({ name }) => name)).toEqual(['One', 'Two']);
    expect(groups[0]!.operations).toMatchObject([
      {
        method: 'GET',
        path: '/a/{id}',
        aliases: ['/b/{id}'],
        needsKey: true,
        parameters: [{ name: 'id', where: 'path', required: true }],
        answer: { type: 'object' },
        errors: [{ status: '404', about: 'There is no such resource' }],
      },
    ]);
    expect(groups[1]!.operations).toMatchObject([
      { summary: '/c', needsKey: false, body: { type: 'multipart/form-data' } },
    ]);
  });

  it('puts named schemas where they are referred to, those within others too', () => {
    const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    const [group] = groupOperations({
      ...description,
      paths: {
        '/d': { get: { responses: { 200: { content: { 'application/json': { schema: reference('Outer') } } } } } },
      },
      components: {
        schemas: {
          Outer: { type: 'object', properties: { inner: { anyOf: [reference('Inner'), { type: 'null' }] } } },
          Inner: { type: 'object', properties: { x: { type: 'integer' } } },
        },
      },
    });
    const [field] = fieldsOf(group!.operations[0]!.answer!);
    expect(fieldsOf(innerOf(field!.schema)!)).toMatchObject([{ name: 'x', schema: { type: 'integer' } }]);
  });

  it('gives every operation an id of its own that fits into an address', () => {
    const ids = groupOperations(description).flatMap(({ operations }) => operations.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9-]+$/);
  });

  it('names types', () => {
    expect(typeName({ type: 'string' })).toBe('string');
    expect(typeName({ type: 'string', format: 'uuid' })).toBe('string (uuid)');
    expect(typeName({ type: 'string', format: 'binary' })).toBe('file');
    expect(typeName({ type: 'array', items: { type: 'object' } })).toBe('list of objects');
    expect(typeName({ anyOf: [{ type: 'integer' }, { type: 'null' }] })).toBe('integer or null');
    expect(typeName({ anyOf: [{ const: 'a' }, { const: 'b' }] })).toBe('"a", "b"');
    expect(typeName({})).toBe('any');
  });

  it('finds the fields below lists, alternatives and maps', () => {
    const inner = { type: 'object', properties: { x: {} }, required: ['x'] };
    expect(innerOf({ type: 'array', items: inner })).toBe(inner);
    expect(innerOf({ anyOf: [{ type: 'null' }, inner] })).toBe(inner);
    expect(innerOf({ type: 'object', additionalProperties: inner })).toBe(inner);
    expect(innerOf({ type: 'string' })).toBeUndefined();
    expect(fieldsOf(inner)).toEqual([{ name: 'x', required: true, schema: {} }]);
    expect(fieldsOf({ type: 'string' })).toEqual([]);
  });
});
