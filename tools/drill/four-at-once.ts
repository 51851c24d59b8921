import { ask } from "./ask.ts";
import { startDatabase } from "./database.ts";
import type { Outcome } from "./outcome.ts";
import { endProducts, startProduct } from "./product.ts";

const INSTANCES = 4;

/** Instances that start at once on an empty database: each migration and the demo's data come once. */
export async function fourAtOnce(): Promise<Outcome> {
  const database = await startDatabase();
  try {
    const begun = performance.now();
    const products = await Promise.all(
      Array.from({ length: INSTANCES }, () => startProduct(database.url, database.folder)),
    );
    const recovered = performance.now() - begun;
    const statuses = await Promise.all(products.map(({ url }) => ask(`${url}/api/vendors?first=1`)));
    const [twice] = await database.query<{ migrations: number; vendors: number }>(
      `select (select count(*) - count(distinct name) from migrations)::int as migrations,
         (select count(*) - count(distinct name) from vendors)::int as vendors`,
    );
    const broken = statuses.filter(({ status }) => status !== 200).length;
    const lost = (twice?.migrations ?? 0) + (twice?.vendors ?? 0);
    return {
      acknowledged: 0,
      lost,
      refused: 0,
      broken,
      worstWait: 0,
      recovered,
      note: `${INSTANCES} instances ready; nothing came twice`.slice(0, lost ? 17 : undefined),
    };
  } finally {
    await endProducts();
    await database.end();
  }
}
