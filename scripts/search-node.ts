import { parseArgs } from "node:util";
import { stopWithParent } from "./commands/stop-with-parent.ts";
import { prepareSearchNode, startSearchNode } from "./search-node/start.ts";

/** Runs an OpenSearch node for experiments until Ctrl-C; `--prepare` only downloads what it needs. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: "string" }, prepare: { type: "boolean" } } });
  if (values.prepare) {
    await prepareSearchNode();
    return;
  }
  const node = await startSearchNode({ port: Number(values.port ?? 9200) });
  process.stdout.write(`OpenSearch is running at ${node.url}. Press Ctrl-C to stop it.\n`);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => void node.stop());
}

stopWithParent();
await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
