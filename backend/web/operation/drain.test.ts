import { Agent, get, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { drainableServer } from "./drain.ts";

/** A server that can drain, and a client that keeps `connections` open. */
async function serve(handle: RequestListener, connections: number) {
  const { http, drain } = drainableServer(handle);
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const { port } = http.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = (path = "/") =>
    new Promise<{ body: string; connection: string | undefined }>((resolve, reject) => {
      get({ port, host: "127.0.0.1", agent, path }, (response) => {
        let body = "";
        response.on("data", (chunk) => {
          body += chunk;
        });
        response.on("end", () => resolve({ body, connection: response.headers.connection }));
        response.on("error", reject);
      }).on("error", reject);
    });
  return { http, drain, ask };
}

describe("a server that drains", () => {
  it("loses none of 1,000 requests over 30 kept connections", async () => {
    const { drain, ask } = await serve((_request, response) => setImmediate(() => response.end("whole")), 30);
    let drained: Promise<void> | undefined;
    let answered = 0;
    const failures: unknown[] = [];
    const client = async () => {
      while (answered < 1_000) {
        const answer = await ask().catch((error: NodeJS.ErrnoException) => error);
        if (answer instanceof Error) {
          // The port is closed: nobody has taken the request, and it can be sent elsewhere.
          if (answer.code === "ECONNREFUSED") return;
          failures.push(answer);
          return;
        }
        answered += 1;
        if (answered === 300) drained = drain({ grace: 250, limit: 5_000 });
        expect(answer.body).toBe("whole");
      }
    };
    await Promise.all(Array.from({ length: 30 }, client));
    await drained;
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThanOrEqual(300);
  });

  it("still answers while others notice, on connections that close with the answer", async () => {
    const { drain, ask, http } = await serve((_request, response) => response.end("answer"), 1);
    expect((await ask()).connection).toBe("keep-alive");
    const drained = drain({ grace: 250, limit: 5_000 });
    expect(await ask()).toEqual({ body: "answer", connection: "close" });
    expect(await ask()).toEqual({ body: "answer", connection: "close" });
    await drained;
    expect(http.listening).toBe(false);
    await expect(ask()).rejects.toMatchObject({ code: "ECONNREFUSED" });
  });

  it("lets running requests end, whether they have begun to answer or not", async () => {
    const arrived = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    let running = 0;
    const { drain, ask, http } = await serve(async ({ url }, response) => {
      if (url === "/begun") response.write("begun, ");
      running += 1;
      if (running === 2) arrived.resolve();
      await release.promise;
      response.end("ended");
    }, 2);
    const answers = [ask("/begun"), ask("/")];
    await arrived.promise;
    const drained = drain({ grace: 0, limit: 5_000 });
    while (http.listening) await turn();
    release.resolve();
    expect((await Promise.all(answers)).map(({ body }) => body)).toEqual(["begun, ended", "ended"]);
    await drained;
  });

  it("cuts what takes too long", async () => {
    const { drain, ask } = await serve(() => undefined, 1);
    const answer = ask().catch((error: NodeJS.ErrnoException) => error.code);
    await drain({ grace: 50, limit: 50 });
    expect(await answer).toBe("ECONNRESET");
  });
});
