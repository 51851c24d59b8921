import { mkdir, rm, stat } from "node:fs/promises";
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { SearchNode, SearchNodeOptions } from "../search-node/run-node.ts";
import { startSearchNode } from "../search-node/start.ts";
import { processUsage } from "./database-time.ts";
import { untilComplete } from "./index-fill.ts";
import { CLEAN, singleWriter } from "./index-upkeep.ts";
import { measure } from "./load.ts";
import { firstTen, searchTargets } from "./search-targets.ts";
import type { BenchServer } from "./servers.ts";

/** What the engines are measured with. */
export interface EngineBench {
  /** Starts the product with these settings besides the usual ones. */
  readonly product: (settings: NodeJS.ProcessEnv) => Promise<BenchServer>;
  /** The folder and the address of the database. */
  readonly folder: string;
  readonly url: string;
  readonly seconds: number;
  readonly say: (line: string) => void;
}

/** How often a single record is written. */
const SINGLES = 10;
/** How long searches go on until one of two nodes is killed, and after it, in milliseconds. */
const BEFORE_KILL = 3_000;
const AFTER_KILL = 7_000;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(0)} MB`;
const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;

/** Measures search in memory, in OpenSearch with one node, and with two of which one is killed, as Markdown tables. */
export async function measureEngines(bench: EngineBench): Promise<void> {
  const { folder, say } = bench;
  const nodes: SearchNode[] = [];
  const data = join(folder, "engines");
  await rm(data, { recursive: true, force: true });
  await mkdir(join(data, "kept"), { recursive: true });
  const startNode = async (options: SearchNodeOptions) => {
    const node = await startSearchNode({ ...options, optimized: true });
    nodes.push(node);
    return node;
  };
  const usageOfNodes = async () => {
    const all = await Promise.all(nodes.map(({ pid }) => processUsage(pid)));
    return all.reduce((sum, { cpu, memory }) => ({ cpu: sum.cpu + cpu, memory: sum.memory + memory }), {
      cpu: 0,
      memory: 0,
    });
  };
  const settings = { ANSWER_MEMORY: "0", DATA_DIR: join(data, "kept"), SEARCH_URL: "" };
  say("| reads | CPU ms | of nodes, ms | PostgreSQL ms | median ms | p95 ms | failed | load |");
  say("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
  const notes: string[] = [];
  const note = (line: string) => notes.push(line);
  try {
    const found = await measureEngine("in memory", settings);
    note(`Kept file: ${megabytes((await stat(join(data, "kept", "search-index.bin"))).size)}.`);
    const first = await startNode({ dataFolder: join(data, "first"), clusterName: "bench" });
    const others = await measureEngine("one node", { ...settings, SEARCH_URL: first.url }, found);
    const cat = await (await fetch(`${first.url}/_cat/indices?bytes=b&h=store.size`)).text();
    note(
      `Indexes of the cluster: ${megabytes(cat.split("\n").reduce((sum, size) => sum + Number(size), 0))}.`,
    );
    await measureTwoNodes(first, others);
  } finally {
    for (const node of nodes) await node.stop();
  }
  for (const line of notes) say(`\n${line}`);

  /** Builds, reads, writes, starts again; tells what the first ten of each text are. */
  async function measureEngine(name: string, environment: NodeJS.ProcessEnv, expected?: string[][]) {
    const server = await bench.product(environment);
    const [before, nodesBefore] = [await server.usage(), await usageOfNodes()];
    const took = await untilComplete(server);
    const [after, nodesAfter] = [await server.usage(), await usageOfNodes()];
    note(
      `Search ${name}: built in ${seconds(took)} (${seconds(after.cpu - before.cpu)} of processor time, nodes ${seconds(nodesAfter.cpu - nodesBefore.cpu)}); the server has ${after.memory.toFixed(0)} MB then, before it ${before.memory.toFixed(0)}.`,
    );
    await measureReads(name, server);
    const [used, nodesUsed] = [await server.usage(), await usageOfNodes()];
    note(
      `Search ${name}, after these reads: the server has ${used.memory.toFixed(0)} MB, nodes ${nodesUsed.memory.toFixed(0)} MB.`,
    );
    await measureFreshness(name, server);
    const found = await firstTen(server);
    if (expected) note(`Search ${name}: ${sameOf(expected, found)}.`);
    await server.stop();
    const again = await bench.product(environment);
    const complete = await untilComplete(again);
    note(
      `Search ${name}, started again: complete ${seconds(complete)} after the first search, with ${(await again.usage()).memory.toFixed(0)} MB.`,
    );
    await again.stop();
    return found;
  }

  async function measureReads(name: string, server: BenchServer) {
    for (const target of searchTargets(server)) {
      const besides = async () => (await usageOfNodes()).cpu;
      const measured = await measure({ ...target, besides }, bench.seconds, folder);
      const { cpu, besidesCpu, databaseCpu, median, p95, failed } = measured;
      const cells = [cpu, besidesCpu, databaseCpu ?? 0, median, p95].map((ms) => ms.toFixed(1));
      say(`| ${name}, ${target.name} | ${cells.join(" | ")} | ${failed} | ${loadavg()[0]?.toFixed(1)} |`);
    }
  }

  async function measureFreshness(name: string, server: BenchServer) {
    const client = new pg.Client(bench.url);
    await client.connect();
    const waits: number[] = [];
    const single = singleWriter(client, server);
    try {
      for (let time = 0; time < SINGLES; time++) waits.push(await single());
    } finally {
      await client.query(CLEAN);
      await client.end();
    }
    waits.sort((a, b) => a - b);
    note(
      `Search ${name}: a record is found ${at(waits, 0.5).toFixed(0)} ms after its commit (${waits.at(-1)?.toFixed(0)} at most).`,
    );
  }

  /** Kills one of two nodes while eight search, and reads from the one that is left. */
  async function measureTwoNodes(first: SearchNode, expected: string[][]) {
    const second = await startNode({
      ...{ dataFolder: join(data, "second"), clusterName: "bench", seedHosts: [first.transport] },
    });
    await fetch(`${first.url}/_cluster/health?wait_for_status=green&wait_for_nodes=2&timeout=120s`);
    const server = await bench.product({ ...settings, SEARCH_URL: `${first.url},${second.url}` });
    await untilComplete(server);
    await measureReads("two nodes", server);
    const times: number[] = [];
    let [failed, isOver] = [0, false];
    const asking = Array.from({ length: 8 }, async () => {
      while (!isOver) {
        const began = performance.now();
        const query = `{ search(text: "injury risk", first: 24) { totalCount } }`;
        const answer = await fetch(`${server.url}/graphql`, {
          ...{ method: "POST", headers: { "content-type": "application/json" } },
          body: JSON.stringify({ query }),
        });
        const { errors } = (await answer.json()) as { errors?: unknown };
        if (errors) failed++;
        else times.push(performance.now() - began);
      }
    });
    await delay(BEFORE_KILL);
    await second.kill();
    nodes.splice(nodes.indexOf(second), 1);
    await delay(AFTER_KILL);
    isOver = true;
    await Promise.all(asking);
    times.sort((a, b) => a - b);
    note(
      `Two nodes, one killed while eight search: ${failed} of ${failed + times.length} searches failed; p95 ${at(times, 0.95).toFixed(0)} ms, ${times.at(-1)?.toFixed(0)} at most.`,
    );
    await measureReads("one of two left", server);
    await measureFreshness("with one of two nodes left", server);
    note(`Search with one of two nodes left: ${sameOf(expected, await firstTen(server))}.`);
    await server.stop();
  }
}

/** How many places of the first ten are taken by the same record. */
function sameOf(expected: readonly string[][], found: readonly string[][]): string {
  let [same, there, all] = [0, 0, 0];
  expected.forEach((keys, text) => {
    all += keys.length;
    same += keys.filter((key, place) => key === found[text]?.[place]).length;
    there += keys.filter((key) => found[text]?.includes(key)).length;
  });
  return `of ${all} places among the first ten, ${there} hold records of the other engine's first ten, ${same} at the same place`;
}
