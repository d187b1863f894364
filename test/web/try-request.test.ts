import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { groupOperations, type OpenApi, type Operation } from '../../src/web/docs/openapi.ts';
import { curlOf, requestOf, sampleBody, tryFields } from '../../src/web/docs/try-request.ts';

const description = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')) as OpenApi;
const operations = groupOperations(description).flatMap((group) => group.operations);
const at = (path: string): Operation => operations.find((operation) => operation.path === path)!;

describe('a request that the reference tries', () => {
  it('has a field for every parameter and for every part of a form', () => {
    const fields = tryFields(at('/autoedit/v2/submission/{id}'));
    expect(fields.find(({ name }) => name === 'id')).toMatchObject({ where: 'path', required: true });
    expect(fields.find(({ name }) => name === 'file')).toMatchObject({ where: 'form', kind: 'file' });
    expect(fields.find(({ name }) => name === 'pipeline')).toMatchObject({ choices: ['basic', 'advanced'] });
    expect(fields.find(({ name }) => name === 'Clarity')).toMatchObject({ choices: ['', 'true', 'false'] });
    for (const operation of operations) expect(() => tryFields(operation), operation.path).not.toThrow();
  });

  it('begins with a body that the service takes', () => {
    const paragraph = at('/api/v2/plugin/check/paragraph');
    const json = sampleBody(paragraph);
    expect(JSON.parse(json)).toEqual({ paragraph: expect.stringContaining('informations') });
    const request = requestOf(paragraph, { fields: {}, json });
    expect(request).toMatchObject({ method: 'POST', path: paragraph.path, body: json });
    expect(sampleBody(at('/convert'))).toBe('');
  });

  it('puts values where they belong, and leaves out what is empty', () => {
    const file = new File(['x'], 'my paper.docx');
    const submit = at('/autoedit/v2/submission/{id}');
    const fields = { id: 'a/b?c', file, pipeline: 'basic', language: '' };
    const { path, body } = requestOf(submit, { fields, json: '' });
    expect(path).toBe('/autoedit/v2/submission/a%2Fb%3Fc');
    expect([...(body as FormData).keys()]).toEqual(['file', 'pipeline']);
    const convert = requestOf(at('/convert'), { fields: { structure: 'semantic' }, json: '' });
    expect(convert.path).toBe('/convert?structure=semantic');
    const check = requestOf(at('/v2/check'), { fields: { text: 'a & b', language: 'en-US' }, json: '' });
    expect(String(check.body)).toBe('text=a+%26+b&language=en-US');
  });

  it('is a line for a shell, whatever is in it, without the key', () => {
    const paragraph = at('/api/v2/plugin/check/paragraph');
    const request = requestOf(paragraph, { fields: {}, json: `{"paragraph": "It's $HOME"}` });
    expect(curlOf(request, 'http://localhost:8080', true)).toBe(
      `curl 'http://localhost:8080/api/v2/plugin/check/paragraph' \\
  -H "x-api-key: $EMEND_KEY" \\
  -H 'content-type: application/json' \\
  -d '{"paragraph": "It'\\''s $HOME"}'`,
    );
    const file = new File(['x'], 'my paper.docx');
    const form = requestOf(at('/convert'), { fields: { file }, json: '' });
    expect(curlOf(form, 'http://h', false)).toBe(`curl 'http://h/convert' \\\n  -F 'file=@my paper.docx'`);
    const health = requestOf(at('/health'), { fields: {}, json: '' });
    expect(curlOf(health, 'http://h', false)).toBe(`curl 'http://h/health'`);
  });
});
