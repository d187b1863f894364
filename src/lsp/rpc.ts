import { EmendError } from '../platform/errors.ts';
import { createMessageDecoder, encodeMessage, INVALID_REQUEST } from './framing.ts';

/** Codes of JSON-RPC and of the Language Server Protocol 3.17. */
export const CODES = {
  invalidRequest: INVALID_REQUEST,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  notInitialized: -32002,
  requestCancelled: -32800,
  requestFailed: -32803,
} as const;

/** An error that is sent as the answer to a request. Its message never quotes the user's text. */
export class RpcError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

export interface Handler {
  /** @throws RpcError, EmendError */
  request(method: string, params: unknown, signal: AbortSignal): unknown;
  notification(method: string, params: unknown): unknown;
}

export interface Connection {
  notify(method: string, params: object): void;
  /** @throws RpcError with the error that the other side returns */
  request(method: string, params: object): Promise<unknown>;
  /** Handles messages. The promise resolves when the input ends. */
  listen(handler: Handler): Promise<void>;
}

type Id = number | string;

interface Message {
  readonly jsonrpc?: unknown;
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code?: unknown; readonly message?: unknown } | undefined;
}

/** @param onFault receives errors that are Emend's faults, not the other side's */
export function createConnection(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  onFault: (error: unknown) => void,
): Connection {
  const running = new Map<Id, AbortController>();
  const asked = new Map<Id, { resolve(result: unknown): void; reject(error: Error): void }>();
  let lastId = 0;

  const send = (message: object): void => {
    output.write(encodeMessage({ jsonrpc: '2.0', ...message }));
  };
  const refuse = (id: Id | null, code: number, message: string): void => send({ id, error: { code, message } });

  const answerRequest = async (handler: Handler, id: Id, method: string, params: unknown): Promise<void> => {
    if (running.has(id)) return refuse(id, CODES.invalidRequest, 'A request with this id is under way.');
    const controller = new AbortController();
    running.set(id, controller);
    const { signal } = controller;
    const cancelled = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () =>
        reject(new RpcError(CODES.requestCancelled, 'The request was cancelled.')),
      );
    });
    try {
      const result = await Promise.race([Promise.resolve(handler.request(method, params, signal)), cancelled]);
      send({ id, result: result ?? null });
    } catch (error) {
      const { code, message } = told(error);
      if (code === CODES.internalError) onFault(error);
      refuse(id, code, message);
    } finally {
      running.delete(id);
    }
  };

  const take = async (handler: Handler, value: unknown): Promise<void> => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return refuse(null, CODES.invalidRequest, 'A message must be one JSON object.');
    const { jsonrpc, id, method, params, result, error } = value as Message;
    const isId = typeof id === 'string' || typeof id === 'number';
    if (jsonrpc !== '2.0')
      return refuse(isId ? id : null, CODES.invalidRequest, 'A message must say "jsonrpc": "2.0".');
    if (typeof method !== 'string') {
      const waiting = isId ? asked.get(id) : undefined;
      if (!waiting) {
        if (result === undefined && error === undefined)
          refuse(isId ? id : null, CODES.invalidRequest, 'A message must have a method or a result.');
        return;
      }
      asked.delete(id as Id);
      if (error) waiting.reject(new RpcError(Number(error.code), String(error.message)));
      else waiting.resolve(result);
      return;
    }
    if (isId) return answerRequest(handler, id, method, params);
    if (id !== undefined) return refuse(null, CODES.invalidRequest, 'The id must be a number or a string.');
    if (method === '$/cancelRequest') {
      running.get((params as { id?: Id } | undefined)?.id as Id)?.abort();
      return;
    }
    try {
      await handler.notification(method, params);
    } catch (error) {
      // a notification has no answer, so only Emend's faults are reported
      if (told(error).code === CODES.internalError) onFault(error);
    }
  };

  return {
    notify: (method, params) => send({ method, params }),
    request: (method, params) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        asked.set(id, { resolve, reject });
        send({ id, method, params });
      }),
    listen: (handler) =>
      new Promise((resolve) => {
        const decoder = createMessageDecoder();
        input.on('data', (chunk: Buffer) => {
          for (const incoming of decoder.push(chunk)) {
            if (incoming.kind === 'fault') refuse(null, incoming.code, incoming.message);
            else void take(handler, incoming.value);
          }
        });
        input.on('error', () => resolve());
        input.on('end', () => resolve());
        input.on('close', () => resolve());
      }),
  };
}

function told(error: unknown): { readonly code: number; readonly message: string } {
  if (error instanceof RpcError) return error;
  if (error instanceof EmendError) return { code: CODES.requestFailed, message: error.message };
  return { code: CODES.internalError, message: 'Something failed on our side. The log of the server has the details.' };
}
