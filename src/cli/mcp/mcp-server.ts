import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js';
import { EmendError } from '../../platform/errors.ts';
import { version } from '../../platform/version.ts';
import { checkTextTool } from './check-text.ts';
import { detectAiTool } from './detect-ai.ts';
import { explainRuleTool } from './explain-rule.ts';
import { pdfToTextTool } from './pdf-to-text.ts';
import { proofreadFileTool } from './proofread-file.ts';
import type { Tool, ToolContext } from './tool.ts';

const TOOLS: readonly Tool[] = [checkTextTool, proofreadFileTool, detectAiTool, pdfToTextTool, explainRuleTool];

const INSTRUCTIONS =
  'Emend corrects English on this machine. Quote its reasons; decide yourself where it only advises. Offsets are half-open UTF-16 code units.';

/**
 * Makes a server with Emend's tools. Each session needs its own, because the server knows the roots of its host.
 *
 * @param contextOf makes the tools' context from the server
 * @param onFault receives errors that are faults of Emend, not of a call
 */
export function createMcpServer(contextOf: (server: Server) => ToolContext, onFault: (error: unknown) => void): Server {
  const server = new Server(
    { name: 'emend', title: 'Emend', version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  const context = contextOf(server);
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: TOOLS.map(({ name, title, description, properties, required, readOnly }) => ({
      ...{ name, title, description },
      inputSchema: { type: 'object' as const, properties: { ...properties }, required: [...required] },
      annotations: { title, readOnlyHint: readOnly, destructiveHint: false, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = TOOLS.find(({ name }) => name === params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, 'There is no such tool.');
    try {
      const result = await tool.run(params.arguments ?? {}, context);
      return { content: [{ type: 'text' as const, text: JSON.stringify(result) }] };
    } catch (error) {
      // the model reads what is wrong with its call and can correct it
      const isOurs = !(error instanceof EmendError);
      if (isOurs) onFault(error);
      const text = isOurs ? 'Something failed on Emend’s side; its standard error has the details.' : error.message;
      return { content: [{ type: 'text' as const, text }], isError: true };
    }
  });
  return server;
}
