import { once } from "node:events";
import { watch } from "chokidar";

/**
 * An editor writes a file in several steps, and a tool several files; in milliseconds. It is longer than chokidar is
 * silent of a file's further saves (50): what it doesn't tell is read after the lull.
 */
const LULL = 60;
/** Tests aren't served; of the frontend, Vite sees what it serves. */
const IGNORED = /\.test\.tsx?$|(^|[/\\])testing([/\\]|$)|(^|[/\\])frontend[/\\].*\.(?!graphql$)\w+$/;

/**
 * Calls `saved` after each save, with the files. Node's own recursive watching loses a file on Linux once another one
 * was put in its place, which is how many editors save.
 * @returns ends the watching.
 */
export async function watchSaves(
  paths: readonly string[],
  saved: (files: readonly string[]) => void,
): Promise<() => Promise<void>> {
  const watcher = watch([...paths], { ignoreInitial: true, ignored: (path) => IGNORED.test(path) });
  const files = new Set<string>();
  let lull: NodeJS.Timeout | undefined;
  const tell = () => {
    const told = [...files];
    files.clear();
    saved(told);
  };
  watcher.on("all", (_event, file) => {
    files.add(file);
    clearTimeout(lull);
    lull = setTimeout(tell, LULL);
  });
  await once(watcher, "ready");
  watcher.on("error", (error) => process.stderr.write(`Saves can't be seen: ${String(error)}\n`));
  return () => {
    clearTimeout(lull);
    return watcher.close();
  };
}
