import type { DrillDatabase } from "./database.ts";
import { startDatabase } from "./database.ts";
import { endProducts, type Product, startProduct } from "./product.ts";

/** A database with one instance of the product, which end with `work`. */
export async function onStage<Result>(
  work: (database: DrillDatabase, product: Product) => Promise<Result>,
  folder?: string,
): Promise<Result> {
  const database = await startDatabase(folder);
  try {
    return await work(database, await startProduct(database.url, database.folder));
  } finally {
    await endProducts();
    await database.end();
  }
}
