import { lstatSync } from "node:fs";
import { chmod, mkdir } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { dirname, join } from "node:path";

/**
 * Opens a folder for copies of programs, trying one location after the other.
 * @param use works in the folder; if it fails, the next location is tried
 * @returns what `use` returned, or the first failure
 */
export async function inPublicFolder<T>(use: (folder: string) => Promise<T>): Promise<T | Error> {
  let failure: Error | undefined;
  for (const folder of candidates()) {
    try {
      await mkdir(dirname(folder), { recursive: true });
      await mkdir(folder).then(
        () => chmod(folder, 0o755),
        () => undefined,
      );
      assertOwned(folder);
      return await use(folder);
    } catch (error) {
      failure ??= error instanceof Error ? error : new Error(String(error));
    }
  }
  return failure ?? new Error("no folder");
}

/**
 * Rejects a folder that another account could have filled, since it could make us run its program.
 * @throws Error with the reason
 */
export function assertOwned(folder: string): void {
  const found = lstatSync(folder);
  if (found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0) return;
  throw new Error(`${folder} belongs to someone else or others can write to it`);
}

function candidates(): string[] {
  const name = "sportstech-hub";
  const shared = ["/var/cache", "/var/lib", "/opt", tmpdir()];
  if (process.getuid?.() === 0) return shared.map((base) => join(base, name));
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), ".cache");
  return [join(cache, name), join(tmpdir(), `${name}-${process.getuid?.()}`)];
}
