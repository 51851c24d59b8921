import { readConfig } from "../config.ts";
import { startServer } from "../server.ts";
import { stopOnSignals, whyNotStarted } from "./run.ts";
import { reportFailure, reportServing } from "./supervisor.ts";

/** One of several server processes; the supervisor starts it with the frontend's folder. */
try {
  stopOnSignals(await startServer(readConfig(process.env), process.argv[2] ?? "dist"));
  reportServing();
} catch (error) {
  reportFailure(whyNotStarted(error));
}
