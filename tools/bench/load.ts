import { Agent, request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { databaseTime } from "./database-time.ts";
import type { BenchServer } from "./servers.ts";

/** Requests to repeat on a server. */
export interface Target {
  readonly name: string;
  readonly server: BenchServer;
  readonly path: string;
  /** GraphQL operations, asked in turn; GET without them. */
  readonly operations?: readonly string[];
  /** How many ask at once; 10 unless said otherwise. */
  readonly connections?: number;
  /** Whether the server's search index has to be filled before, so that the filling isn't measured. */
  readonly needsIndex?: boolean;
  /** The processor time of the servers that this one asks besides PostgreSQL, in milliseconds. */
  readonly besides?: () => Promise<number>;
  /** The target of the raw handler that reads the same, whose processor time this one's is compared with. */
  readonly comparedWith?: string;
}

/** The result of a load test. */
export interface Measure {
  readonly perSecond: number;
  /** Latency percentiles (p50, p95) in milliseconds. */
  readonly median: number;
  readonly p95: number;
  /** Processor time of the server for a request, in milliseconds; of PostgreSQL, and of what asks. */
  readonly cpu: number;
  readonly databaseCpu: number | undefined;
  readonly besidesCpu: number;
  readonly askerCpu: number;
  /** How many cores all three kept busy. */
  readonly cores: number | undefined;
  /** How many requests were answered with an error, such as 503 when too many asked at once. */
  readonly failed: number;
}

const CONNECTIONS = 10;
/** Until what is asked most is compiled. */
const WARM_UP_SECONDS = 8;

/** An answer with another status than 200, or with errors instead of what was asked for; or none, as the connection broke. */
export class RefusedError extends Error {}

/** An answer of fewer bytes may be nothing but errors. */
const SHORT = 2_000;

/** Sends one request. @throws RefusedError where it isn't answered. */
export function ask(agent: Agent, url: string, operation?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const body = operation && JSON.stringify({ query: operation });
    const headers = { "accept-encoding": "br", ...(body ? { "content-type": "application/json" } : {}) };
    const sent = request(url, { agent, method: body ? "POST" : "GET", headers }, (response) => {
      if (response.statusCode !== 200) reject(new RefusedError(`${url} answered ${response.statusCode}.`));
      const pieces: Buffer[] = [];
      response.on("data", (piece) => pieces.push(piece)).on("error", reject);
      response.on("end", () => {
        const answer = Buffer.concat(pieces);
        if (body && hasErrors(answer, response.headers["content-encoding"]))
          reject(new RefusedError(`${url} answered with errors.`));
        else resolve(answer.toString());
      });
    });
    sent.on("error", ({ message }) => reject(new RefusedError(message))).end(body);
  });
}

function hasErrors(answer: Buffer, encoding: string | undefined): boolean {
  if (answer.length > SHORT) return false;
  return (encoding === "br" ? brotliDecompressSync(answer) : answer).includes('"errors":');
}

/** What everything that takes part has taken so far, in milliseconds of processor time. */
async function timesOf({ server, besides }: Target, folder: string) {
  const { user, system } = process.cpuUsage();
  return {
    server: (await server.usage()).cpu,
    database: await databaseTime(folder),
    asker: (user + system) / 1000,
    besides: (await besides?.()) ?? 0,
  };
}

/**
 * Sends requests for a few seconds, after a warm-up.
 * @param folder the folder of the database.
 */
export async function measure(target: Target, seconds: number, folder: string): Promise<Measure> {
  const { server, path, operations, connections = CONNECTIONS } = target;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failed = 0;
  let asked = 0;
  const run = async (until: number) => {
    while (performance.now() < until) {
      const start = performance.now();
      try {
        await ask(agent, server.url + path, operations?.[asked++ % operations.length]);
        times.push(performance.now() - start);
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        failed += 1;
      }
    }
  };
  const all = (duration: number) =>
    Promise.all(Array.from({ length: connections }, () => run(performance.now() + duration * 1000)));
  await all(WARM_UP_SECONDS);
  times.length = 0;
  failed = 0;
  const before = await timesOf(target, folder);
  const began = performance.now();
  await all(seconds);
  const took = (performance.now() - began) / 1000;
  const after = await timesOf(target, folder);
  agent.destroy();
  const [cpu, asker] = [after.server - before.server, after.asker - before.asker];
  const database =
    after.database === undefined || before.database === undefined
      ? undefined
      : after.database - before.database;
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return {
    failed,
    perSecond: times.length / took,
    median: at(0.5),
    p95: at(0.95),
    cpu: cpu / times.length,
    databaseCpu: database && database / times.length,
    askerCpu: asker / times.length,
    besidesCpu: (after.besides - before.besides) / times.length,
    cores: database && (cpu + database + asker) / 1000 / took,
  };
}

/** Requests these paths in turn, eight at a time. */
export async function visit(url: string, paths: readonly string[], count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  let asked = 0;
  const visitor = async () => {
    while (asked < count) {
      await ask(agent, `${url}${paths[asked++ % paths.length]}`).catch((error: unknown) => {
        if (!(error instanceof RefusedError)) throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: 8 }, visitor));
  agent.destroy();
}
