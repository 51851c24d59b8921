import { stat } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { BackupError } from "../../backend/database/backup/errors.ts";
import { joinDatabase } from "../../backend/database/open-database.ts";
import { loadConfig } from "../../backend/load-config.ts";
import { setTimeZone } from "../../backend/shared/days/days.ts";

/**
 * Parses the arguments of backup and restore.
 * @throws BackupError with the usage for invalid ones.
 */
export function readBackupArguments(usage: string): { file: string; replace: boolean } {
  try {
    const options = { replace: { type: "boolean", default: false } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [file, ...others] = positionals;
    if (file && others.length === 0) return { file, replace: values.replace };
  } catch (error) {
    throw new BackupError(`${error instanceof Error ? error.message.split(". ")[0] : error}.\n${usage}`);
  }
  throw new BackupError(usage);
}

/**
 * Connects to the configured database for a task.
 * @param mustExist whether an embedded database that does not exist yet is an error; otherwise it is created.
 */
export async function withJoinedDatabase<Result>(
  { mustExist }: { readonly mustExist: boolean },
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const config = loadConfig();
  setTimeZone(config.timeZone);
  const cluster = join(config.dataDirectory, "postgres");
  if (mustExist && !config.databaseUrl && !(await stat(cluster).catch(() => undefined)))
    throw new BackupError(`There is no database in ${config.dataDirectory}: set DATA_DIR or DATABASE_URL.`);
  const { url, leave } = await joinDatabase(config);
  try {
    return await use(url);
  } finally {
    await leave();
  }
}
