import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import type { Request, Response } from "express";
import { z } from "zod";
import { addPrompts } from "./prompts.ts";
import { addResources } from "./resources.ts";
import { NOTICE, type ToolCall } from "./tool.ts";
import { ToolError } from "./tool-error.ts";
import { tools } from "./tools/index.ts";

const INSTRUCTIONS = `SportsTech Hub is a catalog of sports technology: products, vendors, opportunities, research and market trends. Start with match_brief for a need, search_catalog for words. Cite the addresses that tools return, and say what is unknown. Tools that save or prepare something need an access token; nothing is ever sent to others, the person does that. ${NOTICE}`;

/** The largest number of values in what a tool is called with. */
const MAX_VALUES = 1_000;

/**
 * Answers one message of the Model Context Protocol. Each request stands for itself, so that any instance can
 * answer it.
 * @param sdl returns the schema; undefined if it isn't public.
 */
export async function answerMessage(
  request: Request,
  response: Response,
  call: ToolCall,
  sdl: (() => string) | undefined,
): Promise<void> {
  const server = new McpServer(
    { name: "sportstech-hub", title: "SportsTech Hub", version: "1.0.0", websiteUrl: call.publicUrl },
    { instructions: INSTRUCTIONS, maxToolInputElements: MAX_VALUES },
  );
  // What a message doesn't ask about would take longer to declare than most answers take.
  const { method } = (request.body ?? {}) as { method?: unknown };
  const concerns = (area: string) => method === "initialize" || String(method).startsWith(`${area}/`);
  if (concerns("tools")) addTools(server, call);
  if (concerns("resources")) addResources(server, call, sdl);
  if (concerns("prompts")) addPrompts(server);
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.once("close", () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(request, response, request.body);
}

function addTools(server: McpServer, call: ToolCall): void {
  for (const { name, title, description, input, output, writes, run } of tools)
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: input,
        outputSchema: output,
        annotations: { title, readOnlyHint: !writes, destructiveHint: false, openWorldHint: false },
      },
      async (given) => {
        try {
          const { structured, text } = await run(given as never, call);
          // Checked here, as the library would tell the caller what is wrong with our own answer.
          const structuredContent = z.object(output).parse(structured);
          return { structuredContent, content: [{ type: "text", text }] };
        } catch (error) {
          const text = error instanceof ToolError ? error.message : call.onUnexpected(error);
          return { isError: true, content: [{ type: "text", text }] };
        }
      },
    );
}
