import { type McpServer, ResourceTemplate } from "@modelcontextprotocol/sdk/server/mcp.js";
import { guides } from "./guides.generated.ts";
import { keyOfAddress, pathOf, RECORD_KINDS } from "./records.ts";
import { NOTICE, type ToolCall } from "./tool.ts";
import { ToolError } from "./tool-error.ts";
import { readRecord } from "./tools/get-record.ts";

/** Adds what clients can read: records by the addresses of their pages, guides, and the schema. */
export function addResources(server: McpServer, call: ToolCall, sdl: (() => string) | undefined): void {
  const { publicUrl } = call;
  if (sdl)
    server.registerResource(
      "schema",
      `${publicUrl}/schema.graphql`,
      { title: "GraphQL schema", description: "The whole API, described.", mimeType: "text/plain" },
      ({ href }) => ({ contents: [{ uri: href, mimeType: "text/plain", text: sdl() }] }),
    );
  for (const { name, title, markdown } of guides)
    server.registerResource(
      name,
      `${publicUrl}/developers/guides/${name}`,
      { title, description: `Guide for developers: ${title}`, mimeType: "text/markdown" },
      ({ href }) => ({ contents: [{ uri: href, mimeType: "text/markdown", text: markdown }] }),
    );
  for (const kind of RECORD_KINDS) {
    // Addresses of posts have no id.
    if (kind === "POST") continue;
    const name = kind.toLowerCase();
    server.registerResource(
      name,
      new ResourceTemplate(`${publicUrl}${pathOf(kind)}/{key}`, { list: undefined }),
      {
        title: `A ${name}`,
        description: `A public ${name} by the address of its page.`,
        mimeType: "application/json",
      },
      async ({ href }) => {
        const key = keyOfAddress(href, publicUrl);
        if (!key) throw new ToolError("This isn't the address of a record's page.");
        const read = await readRecord(key, call).catch((error: unknown) => {
          throw error instanceof ToolError ? error : new ToolError(call.onUnexpected(error));
        });
        const record = { notice: NOTICE, ...read };
        return { contents: [{ uri: href, mimeType: "application/json", text: JSON.stringify(record) }] };
      },
    );
  }
}
