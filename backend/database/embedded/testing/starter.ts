/**
 * A process that owns a database, for tests: takes the options as JSON, prints one line of JSON with the
 * address or the error, and stops the database when its standard input closes or on SIGINT.
 */
import { startEmbeddedDatabase } from "../embedded.ts";

const { architecture, ...options } = JSON.parse(process.argv[2] ?? "{}");
if (architecture) Object.defineProperty(process, "arch", { value: architecture });
const began = performance.now();
try {
  const database = await startEmbeddedDatabase(options);
  process.stdout.write(`${JSON.stringify({ url: database.url, took: performance.now() - began })}\n`);
  const stop = (): void => void database.stop().then(() => process.exit(0));
  process.stdin.on("end", stop).resume();
  process.on("SIGINT", () => setTimeout(stop, 500));
} catch (error) {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  process.stdout.write(`${JSON.stringify({ name, message, took: performance.now() - began })}\n`);
}
