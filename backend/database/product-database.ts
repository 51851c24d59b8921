import type { Config } from "../config.ts";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./embedded/embedded.ts";

/** The connections of a process besides its pool: jobs, change notifications, migrations. */
const BESIDES_POOL = 10;
/** Connections for scripts, administrators and the launcher. */
const SPARE = 10;

/** Starts the embedded database with room for the connections of every process. */
export function startProductDatabase(config: Config): Promise<EmbeddedDatabase> {
  return startEmbeddedDatabase({
    dataDirectory: config.dataDirectory,
    maxConnections: config.processes * (config.databasePoolSize + BESIDES_POOL) + SPARE,
  });
}
