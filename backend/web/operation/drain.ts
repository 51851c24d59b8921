import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as delay, setImmediate as turn } from "node:timers/promises";
import { withTimeout } from "../../shared/with-timeout.ts";

/** The durations of the phases of draining, in milliseconds. */
export interface DrainTimes {
  /** How long requests are still accepted, while load balancers notice that /readyz is 503. */
  readonly grace: number;
  /** How long running requests may take, once no more are accepted. */
  readonly limit: number;
}

/**
 * How long no one must connect before the port closes, in milliseconds, while requests wait: a connection
 * that is established, but not accepted yet, would be lost.
 */
const LULL = 100;
/** The maximum number of such waits, if new connections keep arriving. */
const LULLS = 10;
/** How long a connection may take to send its first request after the port is closed, in milliseconds. */
const ARRIVAL = 400;
/**
 * How long an idle connection is kept, in milliseconds: longer than load balancers do, so that they close it.
 */
const KEEP_ALIVE = 65_000;

/** A server with a function that drains it, which resolves when every connection is closed. */
export interface DrainableServer {
  readonly http: Server;
  drain(times: DrainTimes): Promise<void>;
}

/**
 * Creates a server that stops without losing a request: while it drains, each connection closes after its
 * response, which tells the client to send no more on it; only then the port closes. Node's own `close` cuts
 * keep-alive connections at once, along with requests in transit.
 */
export function drainableServer(handle: RequestListener): DrainableServer {
  const running = new Set<ServerResponse>();
  const sockets = new Set<Socket>();
  let draining = false;
  let connected = false;
  let waiting: (() => void)[] | undefined;

  const http = createServer({ keepAliveTimeout: KEEP_ALIVE }, (request, response) => {
    running.add(response);
    response.once("close", () => {
      running.delete(response);
      // A response whose headers were sent before draining didn't announce that the connection closes.
      if (draining) request.socket.end();
    });
    if (draining) closeAfter(response);
    if (waiting) waiting.push(() => handle(request, response));
    else handle(request, response);
  });
  http.on("connection", (socket) => {
    connected = true;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  const lull = async () => {
    for (let count = 0; count < LULLS; count += 1) {
      connected = false;
      await delay(LULL);
      // A process that was blocked first accepts the connections that have queued up.
      await turn();
      if (!connected) return;
    }
  };
  const endUnused = () => {
    const used = new Set([...running].map(({ req }) => req.socket));
    for (const socket of sockets) if (!used.has(socket)) socket.destroy();
  };
  return {
    http,
    async drain({ grace, limit }) {
      draining = true;
      for (const response of running) closeAfter(response);
      await delay(grace);
      waiting = [];
      await lull();
      const closed = new Promise((resolve) => http.close(resolve));
      const waited = waiting;
      waiting = undefined;
      for (const begin of waited) begin();
      if (await withTimeout(ARRIVAL, closed)) return;
      endUnused();
      if (!(await withTimeout(limit, closed))) http.closeAllConnections();
    },
  };
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
