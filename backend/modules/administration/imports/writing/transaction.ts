import { DriverException } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { ImportError } from "../errors.ts";
import { batchIndexUpdates, flushIndexUpdates } from "./word-indexes.ts";

/** Thrown to roll a transaction back on purpose. */
export class RolledBack extends Error {}

/**
 * Runs a long task in one transaction, without the timeouts of requests.
 * @throws ImportError if the database connection is lost or the database rejects a statement.
 */
export async function inOneTransaction(
  { em: outer }: { readonly em: EntityManager },
  task: (em: EntityManager) => Promise<void>,
): Promise<void> {
  try {
    await outer.fork().transactional(async (em) => {
      await em.execute("set local statement_timeout = 0");
      await em.execute("set local idle_in_transaction_session_timeout = 0");
      await batchIndexUpdates(em);
      await task(em);
      await em.execute("select fold_kept_counts()");
      await flushIndexUpdates(em);
    });
  } catch (error) {
    throw asImportError(error);
  }
}

/**
 * Returns a one-line error if the connection was lost or a statement was rejected; other errors are bugs and
 * are returned unchanged.
 */
function asImportError(error: unknown): unknown {
  if (error instanceof Error && error.name === "AbortError") {
    return new ImportError("Stopped: nothing was written.");
  }
  if (!(error instanceof DriverException) && !isLostConnection(error)) return error;
  // MikroORM's message has the whole statement before the reason, and the row's values after it.
  const reason = error.message
    .replace(/\n\s*- [a-z]+:[\s\S]*$/, "")
    .split(" - ")
    .at(-1);
  return new ImportError(`Nothing was written because the database failed: ${reason}`);
}

function isLostConnection(error: unknown): error is Error {
  return error instanceof Error && /Connection terminated|ECONNRE|EPIPE|not queryable/.test(error.message);
}
