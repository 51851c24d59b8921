import { assertReachable, whyNotUsable } from "./connect.ts";
import { migrate } from "./migrate.ts";
import { openOrm } from "./orm.ts";
import { seedDemo } from "./seed-demo.ts";

/**
 * Waits for the database, migrates it and adds the demo's data, on connections without a time limit.
 * @param warn receives messages about problems to look at.
 * @param setting the setting that names it, for messages.
 * @throws ConfigError if it can't be reached.
 */
export async function prepareDatabase(
  url: string,
  demo: boolean,
  warn: (details: object, message: string) => void = () => undefined,
  setting?: string,
): Promise<void> {
  const orm = await openOrm({ url, poolSize: 2 });
  try {
    await assertReachable(orm, url, setting);
    const kept = await migrate(orm).catch((error: unknown) => {
      throw whyNotUsable(error, url, setting);
    });
    for (const { table, id, name } of kept)
      warn({ table, id, name }, "another row has this name, written in another way; merge or rename it");
    if (demo) await seedDemo(orm);
  } finally {
    await orm.close(true);
  }
}
