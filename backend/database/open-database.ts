import type { MikroORM } from "@mikro-orm/postgresql";
import type { Config } from "../config.ts";
import { assertReachable, whyNotUsable } from "./connect.ts";
import { joinEmbeddedDatabase } from "./embedded/embedded.ts";
import { migrate } from "./migrate.ts";
import { openOrm } from "./orm.ts";

/** A migrated database, for a script. */
export interface OpenDatabase {
  readonly orm: MikroORM;
  close(): Promise<void>;
}

/** The URL of the database for a script, with a function to close it. */
export interface JoinedDatabase {
  readonly url: string;
  leave(): Promise<void>;
}

/**
 * Opens `DATABASE_URL` or the embedded database, even while the server is running on it; doesn't migrate it.
 */
export async function joinDatabase(config: Config): Promise<JoinedDatabase> {
  const { databaseUrl, databaseDirectUrl = databaseUrl, dataDirectory } = config;
  if (databaseDirectUrl) return { url: databaseDirectUrl, leave: async () => undefined };
  const { url, stop } = await joinEmbeddedDatabase({ dataDirectory });
  return { url, leave: stop };
}

/** Opens `DATABASE_URL` or the embedded database, even while the server is running on it. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  const { url, leave } = await joinDatabase(config);
  const orm = await openOrm({ url, poolSize: 3 });
  const close = async () => {
    await orm.close(true);
    await leave();
  };
  try {
    await assertReachable(orm, url);
    await migrate(orm).catch((error: unknown) => {
      throw whyNotUsable(error, url);
    });
    return { orm, close };
  } catch (error) {
    await close();
    throw error;
  }
}
