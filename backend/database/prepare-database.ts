import { assertReachable, whyNotMigrated } from "./connect.ts";
import { migrate } from "./migrate.ts";
import { openOrm } from "./orm.ts";
import { seedDemo } from "./seed-demo.ts";

/**
 * Waits for the database, migrates it and adds the demo's data, on connections that may take as long as that needs.
 * @throws ConfigError if it can't be reached.
 */
export async function prepareDatabase(url: string, demo: boolean): Promise<void> {
  const orm = await openOrm({ url, poolSize: 2 });
  try {
    await assertReachable(orm, url);
    await migrate(orm).catch((error: unknown) => {
      throw whyNotMigrated(error, url);
    });
    if (demo) await seedDemo(orm);
  } finally {
    await orm.close(true);
  }
}
