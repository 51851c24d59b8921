import { openSources } from "./sources.ts";

/** The server of `npm run dev`: the compiled backend with the frontend's sources. `scripts/dev.ts` starts it. */
type Backend = {
  startServer: (config: unknown, source: typeof openSources) => Promise<unknown>;
  readConfig: (environment: NodeJS.ProcessEnv) => { publicUrl: string };
};

const built = async (file: string) =>
  (await import(new URL(`../../dist/backend/${file}.js`, import.meta.url).href)) as Backend;

// It ends at once: the next one is waited for. What it was doing is done again, as after a crash.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(0));
process.on("disconnect", () => process.exit(0));
try {
  const [{ startServer }, { readConfig }] = await Promise.all([built("server"), built("config")]);
  await startServer(readConfig(process.env), openSources);
  process.send?.("ready");
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
