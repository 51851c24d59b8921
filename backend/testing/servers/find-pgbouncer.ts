import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where PgBouncer is installed; undefined if it isn't. */
export function findPgbouncer(): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, "pgbouncer")).find((path) => existsSync(path));
}

/** Whether a pooler can be started on this machine; if not, `say` receives one line with the reason. */
export function pgbouncerAvailable(say: (line: string) => void): boolean {
  const isInstalled = findPgbouncer() !== undefined;
  if (!isInstalled) say("The tests with a pooler are left out: PgBouncer is not installed.");
  return isInstalled;
}
