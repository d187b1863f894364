import type { ErrorCode } from '../platform/error-catalogue.ts';
import { EmendError, type ErrorParameters, problem } from '../platform/errors.ts';

/** The services of the contract. Each has its own form of error body. */
export type ServiceName = 'paragraph' | 'proofread' | 'ai-detection' | 'pdf' | 'languagetool' | 'base';

/** Returns the service that an address belongs to, for requests that reach no route. */
export function serviceOf(url: string): ServiceName {
  if (url.startsWith('/api/v2/plugin/')) return 'paragraph';
  if (url.startsWith('/autoedit/') || url.startsWith('/api/v1/manuscript/')) return 'proofread';
  if (/^\/api\/v\d+\/(ai-cd|aicd)\//.test(url)) return 'ai-detection';
  if (/^\/(convert|extract-text|health)\b/.test(url)) return 'pdf';
  if (/^\/v2\b/.test(url)) return 'languagetool';
  return 'base';
}

/** Returns the body of a service for a failed request: JSON, or plain text for clients that show it as it is. */
export function errorBody(service: ServiceName, error: EmendError): object | string {
  const { message } = error;
  const envelope = { status: false, message, data: null, service_type: null };
  // FastAPI's own body if no input is at fault: a string.
  if (service === 'pdf' && error.code === 'request.wrong-method') return { detail: 'Method Not Allowed' };
  if (service === 'languagetool') return `Error: ${message}`;
  if (service === 'pdf') return { detail: [validationError(error)] };
  if (service === 'ai-detection') return { ...envelope, data: { message } };
  if (service === 'paragraph') return { ...envelope, input: null, response: [] };
  return envelope;
}

/** Errors for which FastAPI has its own words, which clients look for. For all others, the type is our code with underscores. */
const FASTAPI_WORDS: Readonly<Record<string, { readonly type: string; readonly msg?: string }>> = {
  'pdf.missing-file': { type: 'missing', msg: 'Field required' },
  'pdf.invalid-option': { type: 'literal_error' },
};

/** FastAPI's format: `loc` is the path of the faulty input, empty if no input is at fault. */
function validationError({ code, message, parameters }: EmendError): { type: string; loc: string[]; msg: string } {
  const words = { type: code.replace(/[.-]/g, '_'), msg: message, ...FASTAPI_WORDS[code] };
  return { type: words.type, loc: faultyInput(code, parameters), msg: words.msg };
}

function faultyInput(code: ErrorCode, parameters: ErrorParameters): string[] {
  if (code === 'pdf.invalid-option') return ['query', String(parameters['field'])];
  if (code === 'pdf.unreadable-form' || code === 'request.too-large') return ['body'];
  if (code.startsWith('pdf.')) return ['body', 'file'];
  return code.startsWith('auth.') ? ['header', 'x-api-key'] : [];
}

/**
 * Returns a catalogue error for any thrown value. Foreign messages never reach an answer: parsers' messages quote the
 * text, and those of our own faults help nobody outside.
 * @param takesForm true if the route takes multipart/form-data, not JSON
 */
export function catalogued(error: unknown, requestId: string, bodyLimit: number, takesForm: boolean): EmendError {
  if (error instanceof EmendError) return error;
  const { code, statusCode } = (error ?? {}) as { code?: string; statusCode?: number };
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return problem('request.too-large', { limit: bodyLimit });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return problem(takesForm ? 'document.not-multipart' : 'request.not-json');
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return problem('request.empty-body');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'ECONNRESET':
      return problem('request.aborted');
    case 'FST_ERR_BAD_URL':
      return problem('request.not-found');
  }
  if (statusCode === 413) return problem('request.too-large', { limit: bodyLimit });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return problem('request.malformed', {}, error);
  return problem('service.fault', { requestId }, error);
}
