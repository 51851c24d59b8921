import { enableCompileCache } from "node:module";
import type { DrainTimes } from "../../backend/web/operation/drain.ts";
import { openSources } from "./sources.ts";
import { importSources } from "./sources-hook.ts";

/**
 * The server process of `npm run dev`: it serves the sources of the backend and of the frontend. Started by
 * `scripts/dev.ts`.
 */

/** Modules that are slow to load and don't change; they are loaded before they are needed. */
const PACKAGES = [
  "@apollo/server",
  "@as-integrations/express5",
  "@mikro-orm/migrations",
  "@mikro-orm/postgresql",
  "argon2",
  "class-validator",
  "express",
  "graphile-worker",
  "graphql-jit",
  "graphql-scalars",
  "helmet",
  "kysely",
  "nodemailer",
  "openai",
  "pg",
  "pino-http",
  "prom-client",
  "type-graphql",
  "yup",
];
/** Needs no grace period, since another server is already serving; in milliseconds. */
const DRAIN: DrainTimes = { grace: 0, limit: 10_000 };

// It ends immediately, like all of them.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(0));
process.on("disconnect", () => process.exit(0));
enableCompileCache();
const started = new Promise<NodeJS.ProcessEnv>((resolve) => {
  process.on("message", (message: { settings?: NodeJS.ProcessEnv }) => {
    if (message.settings) resolve(message.settings);
  });
});
try {
  await Promise.all(PACKAGES.map((name) => import(name)));
  // Requests for the metrics of all processes wait for this one's, too.
  const { AggregatorRegistry } = await import("prom-client");
  new AggregatorRegistry();
  importSources();
  Object.assign(process.env, await started);
  const [{ startServer }, { readConfig }] = await Promise.all([
    import("../../backend/server.ts"),
    import("../../backend/config.ts"),
  ]);
  const running = await startServer(readConfig(process.env), openSources, DRAIN);
  process.on("message", (message) => {
    if (message === "retire") void running.stop().finally(() => process.exit(0));
  });
  process.send?.("ready");
} catch (error) {
  const { whyNotStarted } = await import("../../backend/processes/run.ts");
  process.stderr.write(`${whyNotStarted(error)}\n`, () => process.exit(1));
}
