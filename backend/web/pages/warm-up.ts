import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { MikroORM } from "@mikro-orm/postgresql";

/** Pages of the kinds that are opened first: what one of them loads and compiles, the others have. */
const PAGES = ["/", "/solutions"];
/** How long each connection is kept, in seconds, so that the others don't use it again. */
const HELD = 0.1;

/**
 * Opens every connection of the pool, so that the first visitors who come together don't wait for them.
 * @throws what the database throws.
 */
export async function openConnections({ em }: MikroORM, count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => em.fork().execute("select pg_sleep(?)", [HELD])));
}

/**
 * Answers a few pages to nobody, through a socket of its own, before others may ask: the first answer of a process takes
 * as long as a hundred, and everybody who comes with it would wait.
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
