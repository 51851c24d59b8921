import { threadId, Worker } from "node:worker_threads";

/** How often the memory is measured, in milliseconds. */
const INTERVAL = 50;

/**
 * Ends this process when it takes more than so much memory, in bytes. It is measured on a thread of its own, since
 * the first one is busy with what takes the memory, most of which the options of V8 don't limit.
 */
export function endAbove(limit: number): void {
  const watch = `setInterval(() => {
    if (process.memoryUsage.rss() > ${limit}) process.kill(process.pid, "SIGKILL");
  }, ${INTERVAL})`;
  if (threadId === 0) new Worker(watch, { eval: true }).unref();
}
