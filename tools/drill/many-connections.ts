import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { signIn } from "./ledger.ts";
import type { Outcome } from "./outcome.ts";
import { onStage } from "./stage.ts";
import { underLoad } from "./under-load.ts";

const SLOW = 2_000;
const IDLE = 10_000;
/** How many connections are made at a time. */
const AT_ONCE = 100;
/** How long they are held while others work, in milliseconds. */
const HELD = 15_000;

/** Clients that send a header line every two seconds, and never the last one. */
export function slowClients(): Promise<Outcome> {
  return withConnections(SLOW, "GET / HTTP/1.1\r\nHost: localhost\r\n", async (sockets) => {
    for (let passed = 0; passed < HELD; passed += 2_000) {
      for (const socket of sockets) socket.write("x-slow: 1\r\n");
      await delay(2_000);
    }
  });
}

/** Visitors who are signed in, have asked once, and keep their connection. */
export function idleConnections(): Promise<Outcome> {
  return withConnections(IDLE, "GET /healthz HTTP/1.1\r\nHost: localhost\r\nCookie: COOKIE\r\n\r\n", () =>
    delay(HELD),
  );
}

function withConnections(
  wanted: number,
  opening: string,
  hold: (sockets: readonly Socket[]) => Promise<void>,
): Promise<Outcome> {
  return onStage((database, product) =>
    underLoad(
      database,
      () => product.url,
      async () => {
        const before = product.memory();
        const text = opening.replace("COOKIE", await signIn(product.url));
        const sockets: Socket[] = [];
        const { port } = new URL(product.url);
        while (sockets.length < wanted) {
          const opened = await Promise.all(Array.from({ length: AT_ONCE }, () => open(Number(port), text)));
          const usable = opened.filter((socket) => socket !== undefined);
          sockets.push(...usable);
          if (usable.length < AT_ONCE) break;
        }
        await hold(sockets);
        const held = sockets.filter((socket) => !socket.destroyed && socket.readable).length;
        const memory = `${Math.round(before)} MB before, ${Math.round(product.memory())} MB with them`;
        for (const socket of sockets) socket.destroy();
        return { note: `${held} of ${wanted} connections held; ${memory}` };
      },
    ),
  );
}

async function open(port: number, text: string): Promise<Socket | undefined> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    socket.on("error", () => undefined).resume();
    socket.write(text);
    return socket;
  } catch {
    return undefined;
  }
}
