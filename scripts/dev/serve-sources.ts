import { once } from "node:events";
import { enableCompileCache } from "node:module";
import { openSources } from "./sources.ts";

/** The server of `npm run dev`: the compiled backend with the frontend's sources. `scripts/dev.ts` starts it. */
type Backend = {
  startServer: (config: unknown, source: typeof openSources) => Promise<unknown>;
  readConfig: (environment: NodeJS.ProcessEnv) => { publicUrl: string };
};

/** What takes long to load and doesn't change; it is there before it is needed. */
const PACKAGES = [
  ...["@apollo/server", "@as-integrations/express5", "@mikro-orm/migrations", "@mikro-orm/postgresql"],
  ...["argon2", "class-validator", "express", "graphile-worker", "graphql-jit", "graphql-scalars", "helmet"],
  ...["kysely", "nodemailer", "openai", "pg", "pino-http", "prom-client", "type-graphql", "yup"],
];

const built = async (file: string) =>
  (await import(new URL(`../../dist/backend/${file}.js`, import.meta.url).href)) as Backend;

// It ends at once: the next one is waited for. What it was doing is done again, as after a crash.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(0));
process.on("disconnect", () => process.exit(0));
enableCompileCache();
const started = once(process, "message");
try {
  await import("reflect-metadata");
  await Promise.all(PACKAGES.map((name) => import(name)));
  await started;
  const [{ startServer }, { readConfig }] = await Promise.all([built("server"), built("config")]);
  await startServer(readConfig(process.env), openSources);
  process.send?.("ready");
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
