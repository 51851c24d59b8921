import { once } from "node:events";
import { watch } from "chokidar";

/**
 * The debounce delay in milliseconds: an editor writes a file in several steps, and a tool several files. It
 * is longer than chokidar ignores further saves of a file (50 ms), so that those are read afterwards, too.
 */
const LULL = 60;
/** Tests aren't served, and Vite watches the frontend files that it serves. */
const IGNORED = /\.test\.tsx?$|(^|[/\\])testing([/\\]|$)|(^|[/\\])frontend[/\\].*\.(?!graphql$)\w+$/;

/**
 * Calls `saved` with the files after each save. Node's own recursive watching loses a file on Linux once
 * another one has replaced it, which is how many editors save.
 * @returns a function that stops watching.
 */
export async function watchSaves(
  paths: readonly string[],
  saved: (files: readonly string[]) => void,
): Promise<() => Promise<void>> {
  const watcher = watch([...paths], { ignoreInitial: true, ignored: (path) => IGNORED.test(path) });
  const files = new Set<string>();
  let lull: NodeJS.Timeout | undefined;
  const reload = () => {
    const told = [...files];
    files.clear();
    saved(told);
  };
  watcher.on("all", (_event, file) => {
    files.add(file);
    clearTimeout(lull);
    lull = setTimeout(reload, LULL);
  });
  await once(watcher, "ready");
  watcher.on("error", (error) => process.stderr.write(`Saves can't be seen: ${String(error)}\n`));
  return () => {
    clearTimeout(lull);
    return watcher.close();
  };
}
