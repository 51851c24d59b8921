import { loadConfig } from "./load-config.ts";
import { DEMO_USERNAMES, demoPassword } from "./modules/account/sign-in/demo-credentials.ts";
import { searchPlace } from "./modules/discovery/engine/search-place.ts";
import { stopOnSignals, whyNotStarted } from "./processes/run.ts";

/** Runs the server until it is stopped; exits with code 1 and a one-line message if it can't start. */
export async function main(frontendFolder: string): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  try {
    const config = loadConfig();
    // The supervisor doesn't load the modules of the server processes.
    const start =
      config.processes > 1
        ? (await import("./processes/start-processes.ts")).startProcesses
        : (await import("./server.ts")).startServer;
    stopOnSignals(await start(config, frontendFolder), say);
    say(`SportsTech Hub is running at ${config.publicUrl}`);
    if (config.demo) {
      say("Demo mode: an empty catalog is filled with examples; DEMO=0 turns it off.");
      say(`Demo accounts: ${DEMO_USERNAMES.map((name) => `${name} / ${demoPassword(name)}`).join(", ")}`);
    }
    say(`Search runs ${searchPlace(config.searchUrls)}.`);
    say("Press Ctrl-C to stop it.");
  } catch (error) {
    process.stderr.write(`SportsTech Hub can't start: ${whyNotStarted(error)}\n`);
    process.exit(1);
  }
}
