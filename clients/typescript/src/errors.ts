/** The service refused a request, or could not be understood. */
export class EmendApiError extends Error {
  override readonly name = 'EmendApiError';
  /** HTTP status. */
  readonly status: number;
  /** Stable name of the error in the catalogue of the service, such as `paragraph.too-long`; null where it sent none. */
  readonly code: string | null;
  /** What the log of the service calls the request; null where it sent none. */
  readonly requestId: string | null;

  constructor(message: string, details: { status: number; code: string | null; requestId: string | null }) {
    super(message);
    this.status = details.status;
    this.code = details.code;
    this.requestId = details.requestId;
  }
}

/** The service took a file and could not process it: damaged, protected by a password, without text, too long … */
export class EmendFailedError<Record> extends Error {
  override readonly name = 'EmendFailedError';
  /** The last status, with all that the service says of it. */
  readonly record: Record;

  constructor(message: string | null, record: Record) {
    super(message ?? 'The file could not be processed.');
    this.record = record;
  }
}

/** Reads the error out of an answer; each service has its own shape of a body. */
export async function errorOf(response: Response): Promise<EmendApiError> {
  const text = await response.text();
  return new EmendApiError(messageIn(text) ?? `The service answered with status ${response.status}.`, {
    status: response.status,
    code: response.headers.get('x-error-code'),
    requestId: response.headers.get('x-request-id'),
  });
}

function messageIn(text: string): string | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // LanguageTool’s errors are plain text. A page of a proxy in between says nothing that helps.
    return /^Error: (.+)/.exec(text)?.[1];
  }
  const { message, detail } = (body ?? {}) as { message?: unknown; detail?: unknown };
  if (typeof message === 'string') return message;
  if (typeof detail === 'string') return detail;
  const first: unknown = Array.isArray(detail) ? (detail[0] as { msg?: unknown } | undefined)?.msg : undefined;
  return typeof first === 'string' ? first : undefined;
}
