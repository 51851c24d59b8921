import cluster from "node:cluster";
import { createServer, type Server } from "node:http";
import { type Config, ConfigError } from "../../config.ts";

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
      reject(new ConfigError(whyNotListening(error, { port, host })));
    });
    http.listen({ port, host, reusePort: cluster.isWorker && SPREADS }, resolve);
  });
}

/** In one line, with the setting to look at. */
function whyNotListening(
  { code, message }: NodeJS.ErrnoException,
  { port, host }: Pick<Config, "port" | "host">,
): string {
  if (code === "EADDRINUSE") return `port ${port} is in use; choose another with PORT`;
  if (code === "EACCES") return `port ${port} is for the system's administrator; choose another with PORT`;
  const isOfHost = code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN";
  return isOfHost
    ? `HOST=${host} is no address of this machine (${code})`
    : `port ${port} can't be used: ${message}`;
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
