import { build } from "./build.ts";

/** How often to check whether npm is still running, in milliseconds. */
const WATCH_INTERVAL = 500;

/** npm exits on SIGTERM without forwarding it, because of the shell in between; then this process stops as well. */
function stopWithParent(): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGHUP");
  }, WATCH_INTERVAL);
  watch.unref();
}

if (process.env.npm_lifecycle_event) stopWithParent();
// Without it React renders in development mode, at a fraction of the speed.
process.env.NODE_ENV ??= "production";
build();
const { main } = (await import(new URL("../dist/backend/main.js", import.meta.url).href)) as {
  main: (frontendFolder: string) => Promise<void>;
};
await main("dist");
