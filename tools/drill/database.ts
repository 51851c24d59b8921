import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbeddedDatabase } from "../../backend/database/embedded/embedded.ts";

/** A PostgreSQL server that this drill has started, on a folder of its own. */
export interface DrillDatabase {
  readonly url: string;
  readonly folder: string;
  /** Sends a signal to its first process: it is killed or stopped, and the launcher starts it again. */
  signal(signal: NodeJS.Signals): void;
  /** Stops or continues all its processes where they are. */
  signalAll(signal: "SIGSTOP" | "SIGCONT"): void;
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  end(): Promise<void>;
}

const MAX_CONNECTIONS = 150;

/** Starts it in a new temporary folder, or in `folder`. */
export async function startDatabase(
  folder = mkdtempSync(join(tmpdir(), "sportstech-drill-")),
): Promise<DrillDatabase> {
  const { url, stop } = await startEmbeddedDatabase({
    dataDirectory: folder,
    maxConnections: MAX_CONNECTIONS,
  });
  const first = () => Number(readFileSync(join(folder, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
  const signalAll = (signal: NodeJS.Signals) => {
    const parent = first();
    process.kill(parent, signal);
    for (const pid of childrenOf(parent)) process.kill(pid, signal);
  };
  return {
    url,
    folder,
    signal: (signal) => void process.kill(first(), signal),
    signalAll,
    async query(text, values) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        return (await client.query(text, values)).rows;
      } finally {
        await client.end();
      }
    },
    async end() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function childrenOf(parent: number): number[] {
  return readdirSync("/proc").flatMap((name) => {
    try {
      // The name in parentheses may hold spaces.
      const [, ppid] = readFileSync(`/proc/${name}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
      return Number(ppid) === parent ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}
