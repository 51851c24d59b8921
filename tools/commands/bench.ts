import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { startEmbeddedDatabase } from "../../backend/database/embedded/embedded.ts";
import { stopWithParent } from "../../scripts/commands/stop-with-parent.ts";
import { fillIndex } from "../bench/index-fill.ts";
import { measureUpkeep } from "../bench/index-upkeep.ts";
import { type Measure, measure, type Target, visit } from "../bench/load.ts";
import { startPeers } from "../bench/peers/start-peers.ts";
import { measureEngines } from "../bench/search-engines.ts";
import { searchTargets } from "../bench/search-targets.ts";
import { type BenchServer, BenchServers } from "../bench/servers.ts";
import { recordPath, targetsOf } from "../bench/targets.ts";

const OPTIONS = {
  /** Generated solutions besides the demo's; a database of each size is kept for the next run. */
  rows: { type: "string", default: "0" },
  /** Only what has this in its name. */
  only: { type: "string", default: "" },
  /** How long each is measured. */
  seconds: { type: "string", default: "4" },
  /** Page requests before the memory is read. */
  pages: { type: "string", default: "1000" },
  /** Where the databases are kept. */
  data: { type: "string", default: join(tmpdir(), "sportstech-bench") },
  /** Whether servers of others are measured beside the product; their packages are installed with the data. */
  peers: { type: "boolean" },
  /** Measures only search, in each engine; it needs Java, as the tests of OpenSearch do. */
  engines: { type: "boolean" },
  help: { type: "boolean" },
} as const;

const say = (line: string) => process.stdout.write(`${line}\n`);
const PRODUCT = "dist/scripts/serve.js";
const READY = /is running at/;
/** The most that may be set: all requests come from one address. */
const UNLIMITED = "500000000";
const HELP =
  "npm run bench -- [--rows N] [--only NAME] [--seconds N] [--pages N] [--data FOLDER] [--peers] [--engines]";
/** What ends it, with its servers, before it is done. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

async function fill(servers: BenchServers, url: string, rows: number): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows: found } = await client.query<{ count: number }>("select count(*)::int from solutions");
  await client.end();
  if (rows <= (found[0]?.count ?? 0)) return;
  const script = "dist/tools/generate-solutions.js";
  await servers.run(script, { DATABASE_URL: url }, "--count", String(rows));
}

/** Measures the product's reads and pages beside a plain `pg` handler, on the same database, as a Markdown table. */
async function bench(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) return void say(HELP);
  const [rows, seconds, pages] = [Number(values.rows), Number(values.seconds), Number(values.pages)];
  const folder = join(values.data, `rows-${rows}`);
  mkdirSync(folder, { recursive: true });
  stopWithParent();
  const interrupted = new Promise<never>((_, reject) => {
    for (const signal of SIGNALS) process.once(signal, () => reject(new Error(`Ended by ${signal}.`)));
  });
  const database = await startEmbeddedDatabase({ dataDirectory: folder, maxConnections: 160 });
  const servers = new BenchServers();
  const product = (settings: NodeJS.ProcessEnv) =>
    servers.start(
      PRODUCT,
      {
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        DEMO: "1",
        COST_PER_MINUTE: UNLIMITED,
        // Encoding all records in the background would be measured with what doesn't need it.
        ENCODER: "off",
        ...settings,
      },
      READY,
    );
  const run = async () => {
    const plain = await product({ ANSWER_MEMORY: "0" });
    await fill(servers, database.url, rows);
    const commit = spawnSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).stdout?.trim();
    say(
      `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${rows} generated rows, ${commit}\n`,
    );
    if (values.engines) {
      await plain.stop();
      const stopServers = () => servers.stop();
      return measureEngines({ product, stopServers, folder, url: database.url, seconds, say });
    }
    const compared = {
      raw: await servers.start("dist/tools/bench/raw-handler.js", { DATABASE_URL: database.url }, /ready/),
      plain,
      keeping: await product({}),
      plainTwice: await product({ ANSWER_MEMORY: "0", PROCESSES: "2" }),
      keepingTwice: await product({ PROCESSES: "2" }),
      peers: values.peers ? await startPeers(servers, database.url, values.data) : undefined,
    };
    say(
      "| reads | per second | of raw | CPU ms | median ms | p95 ms | PostgreSQL ms | asking ms | cores | CPU of raw | failed |",
    );
    say("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    const [yardstick, ...targets] = await targetsOf(compared);
    let raw = 0;
    const rawCpu = new Map<string, number>();
    const filled = new Map<BenchServer, string>();
    const isWanted = ({ name }: Target) => name.includes(values.only);
    const measureTarget = async (target: Target) => {
      const { server } = target;
      if (target.needsIndex && !filled.has(server)) filled.set(server, await fillIndex(server));
      if (raw === 0 && yardstick) raw = line(yardstick.name, await measure(yardstick, seconds, folder), 0);
      const measured = await measure(target, seconds, folder);
      rawCpu.set(target.name, measured.cpu);
      const compared = rawCpu.get(`compared: ${target.comparedWith}`);
      line(target.name, measured, raw, compared);
    };
    for (const target of targets.filter(isWanted)) await measureTarget(target);
    const encoder = process.env.ENCODER ?? "on";
    const searching = await product({ ANSWER_MEMORY: "0", ENCODER: encoder });
    for (const target of searchTargets(searching).filter(isWanted)) await measureTarget(target);
    for (const sentence of filled.values()) say(`\n${sentence}`);
    if ("upkeep".includes(values.only)) {
      await measureUpkeep(await product({ ANSWER_MEMORY: "0", ENCODER: encoder }), database.url, say);
    }
    if (!"memory".includes(values.only)) return;
    const fresh = await product({ ANSWER_MEMORY: "0", ENCODER: encoder });
    const before = await fresh.usage();
    await visit(fresh.url, ["/solutions", "/", await recordPath(fresh.url), "/vendors", "/blog"], pages);
    const after = await fresh.usage();
    say(
      `\nMemory: ${before.memory.toFixed(0)} MB at the start, ${after.memory.toFixed(0)} MB after ${pages} pages.`,
    );
  };
  try {
    await Promise.race([run(), interrupted]);
  } finally {
    await servers.stop();
    await database.stop();
  }
}

/** Prints what was measured, and tells how many a second there were. */
function line(
  name: string,
  { perSecond, cpu, median, p95, databaseCpu, askerCpu, cores, failed }: Measure,
  raw: number,
  comparedCpu?: number,
): number {
  const cells = [
    perSecond.toFixed(0),
    (perSecond / (raw || perSecond)).toFixed(2),
    ...[cpu, median, p95].map((ms) => ms.toFixed(1)),
    ...[databaseCpu, askerCpu, cores].map((figure) => figure?.toFixed(2) ?? ""),
    comparedCpu === undefined ? "" : (cpu / comparedCpu).toFixed(1),
    failed || "",
  ];
  say(`| ${[name, ...cells].join(" | ")} |`);
  return perSecond;
}

try {
  await bench();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  // What was under way when it was ended goes on otherwise.
  process.exit(1);
}
