import { DriverException } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { ImportError } from "../errors.ts";

/**
 * Runs a long task in one transaction, without the timeouts of requests.
 * @throws ImportError if the database is lost or rejects a statement.
 */
export async function inOneTransaction(
  { em: outer }: { readonly em: EntityManager },
  task: (em: EntityManager) => Promise<void>,
): Promise<void> {
  try {
    await outer.fork().transactional(async (em) => {
      await em.execute("set local statement_timeout = 0");
      await em.execute("set local idle_in_transaction_session_timeout = 0");
      // The search indexes take what is new in larger steps, and what is left of it at the end.
      await em.execute("set local gin_pending_list_limit = '64MB'");
      await em.execute("set local work_mem = '32MB'");
      await task(em);
      await em.execute("select fold_kept_counts()");
    });
  } catch (error) {
    throw asImportError(error);
  }
}

/** A one-line error if the database was lost or rejected a statement; other errors are bugs and stay as they are. */
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
