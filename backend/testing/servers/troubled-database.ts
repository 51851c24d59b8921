import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { openOrm } from "../../database/orm.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

/** A test's own database behind a connection that the test can break. */
export interface TroubledDatabase extends TestDatabase {
  /** Ends all connections, and refuses new ones. */
  goAway(): void;
  /** Nothing comes from it any more, neither on connections that are open nor on new ones. */
  freeze(): void;
  /** Everything is as it was; what a frozen database was told reaches it now. */
  recover(): Promise<void>;
}

/**
 * Creates it, and all that the app under test needs of it.
 * @param patience how long its connections may be silent, in milliseconds.
 */
export async function createTroubledDatabase(
  template: "empty" | "demo",
  { patience, poolSize = 10 }: { patience: number; poolSize?: number },
): Promise<TroubledDatabase> {
  const database = await createTestDatabase(template);
  const target = new URL(database.url);
  const sockets = new Set<Socket>();
  let state: "there" | "away" | "frozen" = "there";

  const pipe = (from: Socket, to: Socket) => {
    from.on("data", (chunk) => to.write(chunk));
    from.on("error", () => undefined);
    from.on("close", () => {
      sockets.delete(from);
      to.destroy();
    });
    if (state === "frozen") from.pause();
    sockets.add(from);
  };
  const proxy = createServer((client) => {
    if (state === "away") {
      client.resetAndDestroy();
      return;
    }
    const server = connect(Number(target.port), target.hostname);
    pipe(client, server);
    pipe(server, client);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const address = new URL(database.url);
  address.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const { statements } = database;
  const log = (line: string) => statements.push(line);
  const orm = await openOrm({ url: address.href, poolSize, patience, log, logStatements: true });

  const recover = async () => {
    state = "there";
    for (const socket of sockets) socket.resume();
  };
  return {
    url: address.href,
    orm,
    statements,
    goAway() {
      state = "away";
      for (const socket of sockets) socket.destroy();
    },
    freeze() {
      state = "frozen";
      for (const socket of sockets) socket.pause();
    },
    recover,
    async drop() {
      await recover();
      await orm.close(true);
      proxy.close();
      await database.drop();
    },
  };
}
