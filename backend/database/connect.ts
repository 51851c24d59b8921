import type { MikroORM } from "@mikro-orm/postgresql";
import { ConfigError } from "../config.ts";

/** Timeout for the database to respond at startup, in milliseconds. */
const TIMEOUT = 5_000;

/**
 * Waits until the database answers.
 * @throws ConfigError with the address, without the password.
 */
export async function assertReachable(orm: MikroORM, url: string): Promise<void> {
  const deadline = Date.now() + TIMEOUT;
  for (;;) {
    try {
      await orm.em.fork().execute("select 1");
      return;
    } catch (error) {
      if (Date.now() > deadline || isRefusal(error)) throw unreachable(url, error);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

/** Permanent errors: wrong password, unknown database, unknown host. */
function isRefusal(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return typeof code === "string" && /^(28|3D)|ENOTFOUND|EAI_AGAIN/.test(code);
}

function unreachable(url: string, error: unknown): ConfigError {
  const { hostname, port, pathname } = new URL(url);
  const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
  return new ConfigError(
    `the database at ${hostname}:${port || 5432}${pathname} (DATABASE_URL) can't be reached: ${reason}`,
  );
}
