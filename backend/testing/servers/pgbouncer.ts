import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { findPgbouncer } from "./find-pgbouncer.ts";
import { freePort } from "./free-port.ts";

/** PgBouncer doesn't run as root; nobody is this user on Linux. */
const NOBODY = 65_534;

/** A PgBouncer that hands out connections by transaction, on loopback. */
export interface Pooler {
  /** The address of a database through it. */
  url(database: string): string;
  /** Ends it, and starts it again at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts PgBouncer before a server.
 * @param settings further lines of its configuration.
 */
export async function startPgbouncer(serverUrl: string, settings: readonly string[] = []): Promise<Pooler> {
  const program = findPgbouncer();
  if (!program) throw new Error("PgBouncer isn't installed.");
  const { hostname, port, username, password } = new URL(serverUrl);
  const folder = mkdtempSync(join(tmpdir(), "pgbouncer-"));
  chmodSync(folder, 0o755);
  const listening = await freePort();
  const file = join(folder, "pgbouncer.ini");
  const server = [
    `host=${hostname}`,
    `port=${port || 5432}`,
    `user=${decodeURIComponent(username)}`,
    ...(password ? [`password=${decodeURIComponent(password)}`] : []),
  ];
  writeFileSync(
    file,
    [
      "[databases]",
      `* = ${server.join(" ")}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${listening}`,
      "unix_socket_dir =",
      "auth_type = any",
      "pool_mode = transaction",
      "default_pool_size = 4",
      "max_client_conn = 200",
      ...settings,
      "",
    ].join("\n"),
  );
  const url = (database: string) => `postgres://anybody@127.0.0.1:${listening}/${database}`;
  const start = async () => {
    const isRoot = process.getuid?.() === 0;
    const child = spawn(program, ["-q", file], {
      stdio: "ignore",
      ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    });
    const ended = once(child, "exit");
    await waitFor(url("postgres"));
    return async () => {
      child.kill("SIGTERM");
      await ended;
    };
  };
  let end = await start();
  return {
    url,
    restart: async () => {
      await end();
      end = await start();
    },
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true });
    },
  };
}

async function waitFor(url: string, tries = 100): Promise<void> {
  const client = new pg.Client(url);
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    await client.end();
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await waitFor(url, tries - 1);
  }
}
