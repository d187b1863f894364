import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { problem } from '../../platform/errors.ts';
import { type Command, readArguments, usage } from '../command.ts';
import { framesOf } from '../frames.ts';
import { createAllowed } from '../mcp/allowed-files.ts';
import { ADDRESS, createMcpHttpServer } from '../mcp/http-server.ts';
import { createMcpServer } from '../mcp/mcp-server.ts';
import type { ToolContext } from '../mcp/tool.ts';
import { loadRules, openEngine, openModel } from '../open-models.ts';
import { type Terminal, write } from '../terminal.ts';

const HOST = '127.0.0.1';

export const mcp: Command = {
  name: 'mcp',
  help: `Usage: emend mcp [--allow FOLDER...] [--http [--port PORT]]

A server of the Model Context Protocol: lets assistants check texts, proofread files, judge whether a text is machine-made, read PDFs and
explain rules, all on this machine. Assistants start it themselves (docs/integrations/mcp.md). Needs no server and no key.

Options:
  --allow FOLDER        tools may read and write files in this folder; several times for several. Without it only the folders that
                        the assistant has open (its roots), and with --http none
  --http                streamable HTTP at http://${HOST}:PORT${ADDRESS} instead of standard input and output; for programs on this machine
  --port PORT           port of --http (8765)
  --help                this text

Exit codes: 0 the assistant went away, 1 the port cannot be used, 2 wrong use.
`,
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, {
      allow: { type: 'string', multiple: true, default: [] },
      http: { type: 'boolean', default: false },
      port: { type: 'string' },
      stdio: { type: 'boolean' },
    });
    if (positionals.length > 0) throw usage('Give no file: name folders with --allow');
    if (values.port !== undefined && !values.http) throw usage('--port goes with --http');
    const port = Number(values.port ?? 8765);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) throw usage('--port must be a number up to 65535');
    const folders = values.allow.map((folder) => resolve(folder));
    // No refusal: a disk that is not there yet must not leave the assistant without its other tools.
    for (const folder of folders)
      if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
        await write(terminal.stderr, `emend: --allow ${folder}: there is no such folder; no file in it can be used.\n`);
    const onFault = (error: unknown): void => {
      terminal.stderr.write(`emend: ${framesOf(error)}\n`);
    };
    const models = { engine: () => openEngine(), detector: once(openModel), rules: once(loadRules) };
    if (values.http) {
      const context: ToolContext = { ...models, allowed: createAllowed(async () => folders) };
      return serveHttp(() => createMcpServer(() => context, onFault), port, onFault, terminal);
    }
    const server = createMcpServer((each) => {
      const all = async () => [...folders, ...(await rootsOf(each))];
      return { ...models, allowed: createAllowed(all) };
    }, onFault);
    const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js');
    const ended = new Promise<void>((end) => {
      server.onclose = end;
      terminal.stdin.on('end', end);
    });
    await server.connect(new StdioServerTransport(process.stdin, process.stdout));
    await ended;
    await server.close();
  },
};

/** Folders that the host has open, if it tells. */
async function rootsOf(server: Server): Promise<string[]> {
  if (!server.getClientCapabilities()?.roots) return [];
  const { roots } = await server.listRoots();
  return roots.flatMap(({ uri }) => (uri.startsWith('file:') ? [fileURLToPath(uri)] : []));
}

async function serveHttp(
  newServer: () => Server,
  port: number,
  onFault: (error: unknown) => void,
  terminal: Terminal,
): Promise<void> {
  const http = createMcpHttpServer(newServer, onFault);
  await new Promise<void>((ready, fail) => {
    http.once('error', ({ code }: NodeJS.ErrnoException) =>
      fail(
        code === 'EADDRINUSE'
          ? problem('http.port-taken', { port, host: HOST })
          : problem('http.cannot-listen', { host: HOST, problem: String(code) }),
      ),
    );
    http.listen(port, HOST, ready);
  });
  const { port: bound } = http.address() as { port: number };
  await write(terminal.stdout, `Emend answers at http://${HOST}:${bound}${ADDRESS}\n`);
  await new Promise<void>((end) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  });
  http.close();
  http.closeAllConnections();
}

/** Makes a value when it is first needed, and only once. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
