import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Logger } from "pino";

/** The channel on which the triggers `tell_change` name the table that a committed transaction has changed. */
const CHANNEL = "changes";
/** How long to wait before the connection is tried again, in milliseconds. */
const RETRY_DELAY = 250;

/** Every table of the database, and whether it tells its changes. */
const TABLES = `
  select c.relname as name,
    exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'tell_change') as told
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')`;

/** What hears of changes is told. */
export interface ChangeListener {
  /** All changes from here on are heard of. */
  opened(tables: ReadonlyMap<string, boolean>): void;
  /** Somebody has changed rows of a table. */
  changed(table: string): void;
  /** Changes may be missed from here on. */
  lost(): void;
}

/** The connection that hears of every committed change, made by whichever instance or program. */
export interface Changes {
  /** Waits until every change that was committed before this call has been told, or the connection is lost. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

/** Listens on a connection of its own, and connects again whenever it is lost. */
export async function listenToChanges(
  url: string,
  logger: Logger,
  listener: ChangeListener,
): Promise<Changes> {
  let client: pg.Client | undefined;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;
  /** Who waits for a mark of their own to come back: marks and changes arrive in the order of their commits. */
  const marks = new Map<string, () => void>();
  const lose = (lost: pg.Client, error?: Error) => {
    if (error && !stopped) logger.warn({ reason: error.message }, "changes are not heard of");
    if (client !== lost) return;
    client = undefined;
    listener.lost();
    for (const release of marks.values()) release();
    marks.clear();
  };
  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: "sportstech-hub changes",
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    fresh.on("error", (error) => lose(fresh, error));
    fresh.on("end", () => {
      lose(fresh);
      connectLater();
    });
    fresh.on("notification", ({ payload = "" }) => {
      const release = marks.get(payload);
      if (release) release();
      else if (client === fresh) listener.changed(payload);
    });
    await fresh.connect();
    // A mark need not survive a crash.
    await fresh.query("set synchronous_commit = off");
    await fresh.query(`listen ${CHANNEL}`);
    const { rows } = await fresh.query<{ name: string; told: boolean }>(TABLES);
    if (stopped) return fresh.end();
    client = fresh;
    listener.opened(new Map(rows.map(({ name, told }) => [name, told])));
  };
  const connectLater = () => {
    clearTimeout(retry);
    if (stopped) return;
    retry = setTimeout(() => {
      connect().catch((error: unknown) => {
        logger.warn({ reason: String(error) }, "changes are not heard of");
        connectLater();
      });
    }, RETRY_DELAY).unref();
  };
  await connect();
  return {
    async caughtUp() {
      if (!client) return;
      const mark = `mark ${randomUUID()}`;
      const { promise, resolve } = Promise.withResolvers<void>();
      marks.set(mark, resolve);
      client.query("select pg_notify($1, $2)", [CHANNEL, mark]).catch(() => resolve());
      await promise;
      marks.delete(mark);
    },
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
