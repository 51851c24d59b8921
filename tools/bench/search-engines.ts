import { mkdir, rm, stat } from "node:fs/promises";
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { qualityOf } from "../../backend/modules/discovery/evaluation/metrics.ts";
import type { SearchNode, SearchNodeOptions } from "../../scripts/search-node/run-node.ts";
import { startSearchNode } from "../../scripts/search-node/start.ts";
import { processUsage } from "./database-time.ts";
import { askedOf, untilComplete } from "./index-fill.ts";
import { CLEAN, singleWriter } from "./index-upkeep.ts";
import { measure } from "./load.ts";
import { firstTen, searchTargets } from "./search-targets.ts";
import type { BenchServer } from "./servers.ts";

/** The first ten of what each text finds; undefined where it wasn't answered. */
type Found = (readonly string[] | undefined)[];

/** What the engines are measured with. */
export interface EngineBench {
  /** Starts the product with these settings besides the usual ones. */
  readonly product: (settings: NodeJS.ProcessEnv) => Promise<BenchServer>;
  /** Ends what it has started. */
  readonly stopServers: () => Promise<void>;
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
    const found: Found = [];
    await unlessItFails("Search in memory", async () => {
      await measureEngine("in memory", settings, found);
      note(`Kept file: ${megabytes((await stat(join(data, "kept", "search-index.bin"))).size)}.`);
    });
    const first = await startNode({ dataFolder: join(data, "first"), clusterName: "bench" });
    await unlessItFails("Search in one node", async () => {
      await measureEngine("one node", { ...settings, SEARCH_URL: first.url }, found);
      const cat = await (await fetch(`${first.url}/_cat/indices?bytes=b&h=store.size`)).text();
      const sizes = cat.split("\n").map(Number);
      note(`Indexes of the cluster: ${megabytes(sizes.reduce((sum, size) => sum + size, 0))}.`);
    });
    await unlessItFails("Search in two nodes", () => measureTwoNodes(first, found));
  } finally {
    for (const node of nodes) await node.stop();
  }
  for (const line of notes) say(`\n${line}`);

  /** What fails is said, and doesn't keep the rest from being measured. */
  async function unlessItFails(what: string, measuring: () => Promise<void>): Promise<void> {
    try {
      await measuring();
    } catch (error) {
      note(`${what} was not measured to its end: ${error instanceof Error ? error.message : error}`);
      await bench.stopServers();
    }
  }

  /** Builds, reads, writes, starts again; compares what it finds with what the first engine found, which is noted. */
  async function measureEngine(name: string, environment: NodeJS.ProcessEnv, expected: Found) {
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
    if (expected.length > 0) note(`Search ${name}: ${sameOf(expected, found)}.`);
    else expected.push(...found);
    await server.stop();
    const again = await bench.product(environment);
    const complete = await untilComplete(again);
    note(
      `Search ${name}, started again: complete ${seconds(complete)} after the first search, with ${(await again.usage()).memory.toFixed(0)} MB.`,
    );
    await again.stop();
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
  async function measureTwoNodes(first: SearchNode, expected: Found) {
    const second = await startNode({
      dataFolder: join(data, "second"),
      clusterName: "bench",
      seedHosts: [first.transport],
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
        if (await askedOf(server, `{ search(text: "injury risk", first: 24) { totalCount } }`))
          times.push(performance.now() - began);
        else failed++;
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

/** How near what an engine finds is to what the first one found, which counts as right: the higher, the more. */
function sameOf(expected: Found, found: Found): string {
  const compared = expected.flatMap((keys, text) => {
    const others = found[text];
    return keys && keys.length > 0 && others ? [{ keys, others }] : [];
  });
  const qualities = compared.map(({ keys, others }) =>
    qualityOf(others, new Map(keys.map((key, place) => [key, (keys.length - place) / keys.length]))),
  );
  const meanOf = (name: "recall" | "ndcg") =>
    (qualities.reduce((sum, quality) => sum + quality[name], 0) / (qualities.length || 1)).toFixed(3);
  const places = compared.flatMap(({ keys, others }) => keys.map((key, place) => key === others[place]));
  const failed = found.filter((keys) => !keys).length;
  return `of the first engine's first ten, ${meanOf("recall")} are among its own, ${places.filter(Boolean).length} of ${places.length} at the same place, nDCG@10 ${meanOf("ndcg")}; ${failed} of ${found.length} texts were not answered`;
}
