import type { FastifySchemaValidationError } from 'fastify';
import { type EmendError, problem } from '../platform/errors.ts';

/** Names the first invalid field. Values are not repeated, because they are the user's text. */
export function invalidField(errors: readonly FastifySchemaValidationError[]): EmendError {
  const [error] = errors;
  if (!error) return problem('request.malformed');
  const path = error.instancePath.slice(1).replaceAll('/', '.');
  if (error.keyword === 'required')
    return problem('request.invalid-field', {
      field: [path, String(error.params['missingProperty'])].filter(Boolean).join('.'),
      problem: 'is missing',
    });
  if (path === '') return problem('request.invalid-field', { field: 'The body', problem: expected(error) });
  return problem('request.invalid-field', { field: path, problem: expected(error) });
}

function expected({ keyword, params, message }: FastifySchemaValidationError): string {
  if (keyword === 'type') return `must be ${article([params['type']].flat().map(String))}`;
  if (keyword === 'enum') return `must be one of ${(params['allowedValues'] as unknown[]).join(', ')}`;
  return message ?? 'does not fit';
}

function article(types: readonly string[]): string {
  const [first = '', ...rest] = types;
  const named = /^[aeio]/.test(first) ? `an ${first}` : `a ${first}`;
  return [named, ...rest].join(' or ');
}
