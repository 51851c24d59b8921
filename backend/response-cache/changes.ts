import { randomUUID } from "node:crypto";
import { Socket } from "node:net";
import pLimit from "p-limit";
import pg from "pg";
import type { Logger } from "pino";
import { connectionOptions } from "../shared/postgres/connection-options.ts";
import { withTimeout } from "../shared/with-timeout.ts";

/**
 * The channel on which the triggers `tell_change` name the tables that a committed transaction has changed.
 */
const CHANNEL = "changes";
/** The channel on which committed transactions announce new notifications and ended sessions. */
const NEWS = "notifications";
/** The delay before reconnecting, in milliseconds. */
const RETRY_DELAY = 250;
/**
 * The timeout for the database to connect or respond, in milliseconds; then the connection counts as lost.
 */
const PATIENCE = 5_000;
/**
 * The heartbeat interval in milliseconds: a connection dropped by the network is as silent as an idle one.
 */
const HEARTBEAT = 2_000;
/** How long the connection may take to close, in milliseconds. */
const CLOSING_TIME = 1_000;

/** Lists every table of the database, and whether a trigger notifies about its changes. */
const TABLES = `
  select c.relname as name,
    exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'tell_change') as told
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')`;

/** The callbacks of a listener to changes. */
export interface ChangeListener {
  /** All changes from now on are received. */
  opened(tables: ReadonlyMap<string, boolean>): void;
  /** Rows of a table have changed. */
  changed(table: string): void;
  /** An account has news, or a session has ended. */
  told(message: string): void;
  /** Changes may be missed from now on. */
  lost(): void;
}

/** The connection that receives every committed change, whichever instance or program made it. */
export interface Changes {
  /** Waits until every change committed before this call has been received, or the connection is lost. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

/** Listens on its own connection and reconnects whenever it is lost. */
export async function listenToChanges(
  url: string,
  logger: Logger,
  listener: ChangeListener,
): Promise<Changes> {
  let client: pg.Client | undefined;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;
  /** Callbacks waiting for a mark to come back; marks and changes arrive in commit order. */
  const marks = new Map<string, () => void>();
  const sequentially = pLimit(1);
  /** The next mark, not yet sent; concurrent callers share it. */
  let nextMark: Promise<void> | undefined;
  const lose = (lost: pg.Client, error?: Error) => {
    if (error && !stopped) logger.warn({ reason: error.message }, "changes are not heard of");
    if (client !== lost) return;
    client = undefined;
    listener.lost();
    for (const release of marks.values()) release();
    marks.clear();
  };
  const connect = async () => {
    const fresh = new pg.Client(
      connectionOptions(url, {
        purpose: "changes",
        connectionTimeoutMillis: PATIENCE,
        stream: talkativeSocket,
      }),
    );
    fresh.on("error", (error) => lose(fresh, error));
    fresh.on("end", () => {
      lose(fresh);
      connectLater();
    });
    fresh.on("notification", ({ channel, payload = "" }) => {
      if (channel === NEWS) return listener.told(payload);
      const release = marks.get(payload);
      if (release) release();
      else if (client === fresh) listener.changed(payload);
    });
    const tables = await begin(fresh).catch(async (error: unknown) => {
      await fresh.end();
      throw error;
    });
    if (stopped) return fresh.end();
    client = fresh;
    listener.opened(tables);
  };
  const connectLater = () => {
    clearTimeout(retry);
    if (stopped) return;
    retry = setTimeout(() => {
      connect().catch((error: unknown) => {
        logger.warn({ err: error }, "changes are not heard of");
        connectLater();
      });
    }, RETRY_DELAY).unref();
  };
  const sendMark = async () => {
    nextMark = undefined;
    if (!client) return;
    const mark = `mark ${randomUUID()}`;
    const { promise, resolve } = Promise.withResolvers<void>();
    marks.set(mark, resolve);
    const asked = client;
    await asked.query("select pg_notify($1, $2)", [CHANNEL, mark]).catch(() => void asked.end());
    await promise;
    marks.delete(mark);
  };
  const caughtUp = () => {
    nextMark ??= sequentially(sendMark);
    return nextMark;
  };
  await connect();
  const heartbeat = setInterval(caughtUp, HEARTBEAT).unref();
  return {
    caughtUp,
    async stop() {
      stopped = true;
      clearTimeout(retry);
      clearInterval(heartbeat);
      if (client) await withTimeout(CLOSING_TIME, client.end());
    },
  };
}

/** Creates a socket that closes if it receives nothing for a while; the heartbeat ensures traffic. */
function talkativeSocket(): Socket {
  const socket = new Socket();
  return socket.setTimeout(PATIENCE + HEARTBEAT, () => socket.destroy());
}

/** Connects and listens; returns the database's tables, each with whether it notifies about its changes. */
async function begin(client: pg.Client): Promise<ReadonlyMap<string, boolean>> {
  await client.connect();
  // A mark doesn't need to survive a crash.
  await client.query("set synchronous_commit = off");
  await client.query(`listen ${CHANNEL}; listen ${NEWS}`);
  const { rows } = await client.query<{ name: string; told: boolean }>(TABLES);
  return new Map(rows.map(({ name, told }) => [name, told]));
}
