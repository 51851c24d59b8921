import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** Java's options for starting a node, except for its heap and its settings. */
export interface Program {
  readonly java: string;
  readonly options: readonly string[];
}

/** The options of a node in tests. */
export interface SearchNodeOptions {
  /** Its HTTP port; by default, any free port. */
  readonly port?: number;
  readonly clusterName?: string;
  /** The `transport` addresses of other nodes in its cluster; without them it is a cluster by itself. */
  readonly seedHosts?: readonly string[];
  /** Its data folder, which is kept when it ends; by default, a temporary one. */
  readonly dataFolder?: string;
  /** Whether it has the k-NN plugin, which finds nearest vectors with Lucene here. */
  readonly knn?: boolean;
  /** Its heap, in megabytes. */
  readonly heap?: number;
  /** For measurements: compiles its code like a server, which makes a short run take longer. */
  readonly optimized?: boolean;
}

/** A running node. */
export interface SearchNode {
  /** Its HTTP URL. */
  readonly url: string;
  /** Its address for other nodes, as HOST:PORT. */
  readonly transport: string;
  /** Its process. */
  readonly pid: number;
  /** Shuts it down cleanly and resolves when it has ended; `limit` is the timeout in milliseconds. */
  stop(limit?: number): Promise<void>;
  /** Kills it, like a power failure. */
  kill(): Promise<void>;
}

/** How long a node may take to shut down before it is killed, in milliseconds. */
const ENDING = 10_000;

/** Starts a node and resolves when it responds; otherwise, its output is the error's message. */
export async function runNode(program: Program, options: SearchNodeOptions): Promise<SearchNode> {
  const { heap = 512, optimized = false, knn = false, dataFolder } = options;
  const folder = dataFolder ?? (await mkdtemp(join(tmpdir(), "search-node-")));
  const settings = Object.entries(settingsOf(options)).map(([name, value]) => `${name}=${value}`);
  const child = spawn(
    program.java,
    [
      `-Xms${heap}m`,
      `-Xmx${heap}m`,
      "-XX:+UseSerialGC",
      "-Xlog:disable",
      ...(optimized ? [] : ["-XX:TieredStopAtLevel=1"]),
      ...program.options,
      folder,
      dataFolder ? "kept" : "temporary",
      knn ? "knn" : "plain",
      ...settings,
    ],
    // The node ends when its standard input closes, so at the latest with this process.
    { stdio: ["pipe", "pipe", "pipe"] },
  );
  const end = async (signal: NodeJS.Signals, limit = ENDING) => {
    await endChild(child, signal, limit);
    if (!dataFolder) await rm(folder, { recursive: true, force: true });
  };
  const [url, transport] = await readyOf(child).catch(async (error: unknown) => {
    await end("SIGKILL");
    throw error;
  });
  return {
    url: `http://${url}`,
    transport,
    pid: child.pid ?? 0,
    stop: (limit) => end("SIGTERM", limit),
    kill: () => end("SIGKILL"),
  };
}

function settingsOf(options: SearchNodeOptions): Record<string, string> {
  const { port = 0, clusterName = "search", seedHosts = [] } = options;
  const name = `node-${randomUUID().slice(0, 8)}`;
  return {
    "cluster.name": clusterName,
    "node.name": name,
    "network.host": "127.0.0.1",
    "http.port": String(port),
    "transport.port": "0",
    // An empty list keeps it from discovering other nodes on this machine.
    "discovery.seed_hosts": seedHosts.join(","),
    ...(seedHosts.length === 0 && { "cluster.initial_cluster_manager_nodes": name }),
    // The machine's disk usage is irrelevant for the tests.
    "cluster.routing.allocation.disk.threshold_enabled": "false",
  };
}

async function readyOf(child: ChildProcess): Promise<readonly [url: string, transport: string]> {
  const said: string[] = [];
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error("The search node has no output to read.");
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", () => reject(new Error(`The search node ended: ${said.slice(0, 20).join("\n")}`)));
    createInterface(stderr).on("line", (line) => said.push(line));
    createInterface(stdout).on("line", (line) => {
      const [, url, transport] = /^Ready (\S+) (\S+)$/.exec(line) ?? [];
      if (url && transport) resolve([url, transport]);
      else said.push(line);
    });
  });
}

async function endChild(child: ChildProcess, signal: NodeJS.Signals, limit: number): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  const late = setTimeout(() => child.kill("SIGKILL"), limit);
  await ended;
  clearTimeout(late);
}
