import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { MikroORM } from "@mikro-orm/postgresql";

/** Pages of the kinds that are opened first; they load and compile what the others need. */
const PAGES = ["/", "/solutions"];
/** How long each connection is held, in seconds, so that it isn't reused for the others. */
const HELD = 0.1;

/**
 * Opens every connection of the pool, so that the first concurrent visitors don't wait for them.
 * @throws errors of the database.
 */
export async function openConnections({ em }: MikroORM, count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => em.fork().execute("select pg_sleep(?)", [HELD])));
}

/**
 * Renders a few pages through a private socket before visitors connect: a process's first response takes as
 * long as a hundred, and concurrent visitors would wait for it.
 * @throws if there is no loopback interface.
 */
export async function warmPages(handle: RequestListener): Promise<void> {
  const server = createServer(handle);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen({ port: 0, host: "127.0.0.1", exclusive: true }, resolve);
  });
  const { port } = server.address() as AddressInfo;
  try {
    for (const path of PAGES) await (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer();
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
