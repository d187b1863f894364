import { createServer, type Server as HttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';

export const ADDRESS = '/mcp';
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * Serves MCP's streamable HTTP at `/mcp` on this machine only. Every request is a session of its own, so nothing is
 * kept between them. Requests under a name that is not this machine's, or from a web page, are refused, because a page
 * could otherwise reach the tools through a name that points here.
 */
export function createMcpHttpServer(newServer: () => Server, onFault: (error: unknown) => void): HttpServer {
  return createServer((request, response) => {
    answer(newServer, request, response).catch((error: unknown) => {
      onFault(error);
      if (!response.headersSent) refuse(response, 500, 'Something failed on our side.');
    });
  });
}

async function answer(newServer: () => Server, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url = '', headers } = request;
  if (!isLocal(headers.host) || (headers.origin !== undefined && !isLocal(headers.origin.replace(/^https?:\/\//, ''))))
    return refuse(response, 403, 'Only programs on this machine may ask.');
  if (url.split('?')[0] !== ADDRESS) return refuse(response, 404, `The address is ${ADDRESS}.`);
  if (method !== 'POST') return refuse(response.setHeader('Allow', 'POST'), 405, 'Send requests by POST.');
  const body = await readBody(request);
  if (body === undefined) return refuse(response, 413, `A request may have ${MOST_BYTES} bytes at most.`);
  let message: unknown;
  try {
    message = JSON.parse(body);
  } catch {
    return refuse(response, 400, 'The body is no valid JSON.', -32700);
  }
  const server = newServer();
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.on('close', () => {
    void transport.close();
    void server.close();
  });
  // its optional callbacks are declared as values that may be undefined
  await server.connect(transport as Transport);
  await transport.handleRequest(request, response, message);
}

const isLocal = (host: string | undefined): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host ?? '');

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function refuse(response: ServerResponse, status: number, message: string, code = -32000): void {
  response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
  response.end(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } }));
}
