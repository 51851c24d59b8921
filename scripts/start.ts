import { build } from "./build.ts";

/** How often to look whether npm still runs, in milliseconds. */
const WATCH_INTERVAL = 500;

/** npm ends at SIGTERM without passing it on, since a shell stands between; then this process ends as well. */
function stopWithParent(): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, WATCH_INTERVAL);
  watch.unref();
}

if (process.env.npm_lifecycle_event) stopWithParent();
// Without it the renderer runs with its checks for development, at a fraction of the speed.
process.env.NODE_ENV ??= "production";
build();
const { main } = (await import(new URL("../dist/backend/server.js", import.meta.url).href)) as {
  main: (frontendFolder: string) => Promise<void>;
};
await main("dist");
