import type { MikroORM } from "@mikro-orm/postgresql";
import type { Config } from "../config.ts";
import { assertReachable } from "./connect.ts";
import { joinEmbeddedDatabase } from "./embedded/embedded.ts";
import { migrate } from "./migrate.ts";
import { openOrm } from "./orm.ts";

/** A migrated database, for a script. */
export interface OpenDatabase {
  readonly orm: MikroORM;
  close(): Promise<void>;
}

/** Opens `DATABASE_URL` or the embedded database, even while the server is running on it. */
export async function openDatabase({ databaseUrl, dataDirectory }: Config): Promise<OpenDatabase> {
  const embedded = databaseUrl ? undefined : await joinEmbeddedDatabase({ dataDirectory });
  const url = databaseUrl ?? embedded?.url ?? "";
  const orm = await openOrm({ url, poolSize: 3 });
  const close = async () => {
    await orm.close(true);
    await embedded?.stop();
  };
  try {
    await assertReachable(orm, url);
    await migrate(orm);
    return { orm, close };
  } catch (error) {
    await close();
    throw error;
  }
}
