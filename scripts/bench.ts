import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedDatabase } from "../backend/database/embedded/embedded.ts";
import { measure, type Target } from "./bench/load.ts";

const SECONDS = 5;
const LIST = `{ solutions(first: 24) { nodes {
  id slug title description pricing rating reviewCount features category { id name } vendor { id name } } } }`;

const children: ChildProcess[] = [];

function start(script: string, environment: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  return child;
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

/** The first line of a child that matches. */
function lineOf(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const match = pattern.exec(said);
      if (match) resolve(match[1] ?? match[0]);
    });
    child.on("exit", (code) => reject(new Error(`A server ended with ${code}.`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Benchmarks the product's list APIs and pages against a plain `pg` handler, on the same database in one run. */
async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sportstech-bench-"));
  const database = await startEmbeddedDatabase({ dataDirectory: folder, maxConnections: 60 });
  try {
    const DATABASE_URL = database.url;
    const settings = { DATABASE_URL, DATA_DIR: folder, DEMO: "1", HOST: "127.0.0.1" };
    const product = async (ANSWER_MEMORY: string) => {
      const PORT = String(await freePort());
      await lineOf(start("dist/scripts/serve.js", { ...settings, PORT, ANSWER_MEMORY }), /runs on/);
      return `http://127.0.0.1:${PORT}`;
    };
    const base = await product("0");
    const keeping = await product("64");
    const raw = await lineOf(start("dist/scripts/bench/raw-handler.js", { DATABASE_URL }), /^(\d+)\n/);
    const targets: Target[] = [
      { name: "raw pg handler", url: `http://127.0.0.1:${raw}/` },
      { name: "GraphQL list", url: `${base}/graphql`, operation: LIST },
      { name: "REST list", url: `${base}/api/solutions?first=24` },
      { name: "page /solutions", url: `${base}/solutions` },
      { name: "page /", url: `${base}/` },
      { name: "kept GraphQL", url: `${keeping}/graphql`, operation: LIST },
      { name: "kept REST list", url: `${keeping}/api/solutions?first=24` },
      { name: "kept /solutions", url: `${keeping}/solutions` },
      { name: "kept /", url: `${keeping}/` },
    ];
    let yardstick = 0;
    for (const target of targets) {
      const { perSecond, median, p99 } = await measure(target, SECONDS);
      yardstick ||= perSecond;
      process.stdout.write(
        `${target.name.padEnd(16)} ${perSecond.toFixed(0).padStart(6)}/s  1/${(yardstick / perSecond).toFixed(1).padEnd(5)} median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms\n`,
      );
    }
  } finally {
    await Promise.all(children.map(stop));
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await bench();
