/** How often to check whether npm is still running, in milliseconds. */
const WATCH_INTERVAL = 500;

/**
 * Stops this process when npm has exited: on SIGTERM npm doesn't forward it, because of the shell in between.
 */
export function stopWithParent(): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGHUP");
  }, WATCH_INTERVAL);
  watch.unref();
}
