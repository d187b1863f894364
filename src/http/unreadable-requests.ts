import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import { problem } from '../platform/errors.ts';
import { errorBody } from './error-bodies.ts';

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

/**
 * Answers what is no HTTP request, or has headers that are too large, in the form of every other refusal. No route is known yet,
 * so it is the form of the services without one of their own.
 */
export const answerUnreadable: ClientErrorHandler = ({ code }, socket: Socket) => {
  // A client that went away gets no answer.
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const error = problem(
    code === 'HPE_HEADER_OVERFLOW'
      ? 'request.large-headers'
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 'request.too-slow'
        : 'request.malformed',
  );
  const body = JSON.stringify(errorBody('base', error));
  const head = [
    `HTTP/1.1 ${error.status} ${REASONS[error.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Error-Code: ${error.code}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
};

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};
