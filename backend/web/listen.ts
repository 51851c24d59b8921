import cluster from "node:cluster";
import { createServer, type Server } from "node:http";
import { type Config, ConfigError } from "../config.ts";

/** Where the system itself spreads connections over the processes that listen on one port. */
const SPREADS = process.platform === "linux" || process.platform === "freebsd";

/**
 * Takes the port. One of several processes has a socket of its own on it: a connection that another process had
 * accepted for it would hang for ever if it died before it took it over.
 * @throws ConfigError with a one-line message for the operator.
 */
export function listen(http: Server, { port, host }: Pick<Config, "port" | "host">): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once("error", (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === "EADDRINUSE"
          ? "is in use; choose another with PORT"
          : `can't be used: ${error.message}`;
      reject(new ConfigError(`port ${port} ${reason}`));
    });
    http.listen({ port, host, reusePort: cluster.isWorker && SPREADS }, resolve);
  });
}

/**
 * Processes that share a port would share it with a stranger's that do so, too, and nobody would notice.
 * @throws ConfigError if it is in use.
 */
export async function tryPort(config: Pick<Config, "port" | "host">): Promise<void> {
  const server = createServer();
  await listen(server, config);
  await new Promise((resolve) => server.close(resolve));
}
