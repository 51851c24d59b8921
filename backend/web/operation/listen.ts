import cluster from "node:cluster";
import { createServer, type Server } from "node:http";
import { type Config, ConfigError } from "../../config.ts";

/** Whether the operating system distributes connections among the processes that listen on one port. */
const SPREADS = process.platform === "linux" || process.platform === "freebsd";

/** Connections that may wait while the process is busy; with Node's 511, a burst of a thousand loses some. */
const BACKLOG = 4_096;

/**
 * Listens on the port. Each of several processes has its own socket: a connection accepted by another process
 * on its behalf would hang forever if it died before taking it over.
 * @throws ConfigError with a one-line message for the operator.
 */
export function listen(http: Server, { port, host }: Pick<Config, "port" | "host">): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once("error", (error: NodeJS.ErrnoException) => {
      reject(new ConfigError(whyNotListening(error, { port, host })));
    });
    http.listen({ port, host, backlog: BACKLOG, reusePort: cluster.isWorker && SPREADS }, resolve);
  });
}

/** Returns a one-line explanation that names the setting to check. */
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
 * Fails if the port is in use, before anything else is started; and processes that share a port would silently
 * share it with a foreign program that does so, too.
 * @throws ConfigError if it is in use.
 */
export async function tryPort(config: Pick<Config, "port" | "host">): Promise<void> {
  const server = createServer();
  await listen(server, config);
  await new Promise((resolve) => server.close(resolve));
}
