import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { SearchNode } from "../../../scripts/search-node/run-node.ts";
import { startSearchNode } from "../../../scripts/search-node/start.ts";

/** Answers with the OpenSearch node of the run, which is started for the first file that asks, whatever its process. */
export async function offerSearchNode(): Promise<{ url: string; stop: () => Promise<void> }> {
  let node: Promise<SearchNode> | undefined;
  const server = createServer((_, response) => {
    node ??= startSearchNode();
    node.then(
      ({ url, transport }) => response.end(JSON.stringify({ url, transport })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await (await node?.catch(() => undefined))?.stop();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
