import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { listen } from "./listen.ts";

it.each(["203.0.113.9", "no-host.invalid"])("says that HOST=%s isn't this machine", async (host) => {
  await expect(listen(createServer(), { port: 0, host })).rejects.toThrow(
    new RegExp(`^HOST=${host} is no address of this machine \\(E[A-Z_]+\\)$`),
  );
});

it("says that a port is in use", async () => {
  const first = createServer();
  await listen(first, { port: 0, host: "127.0.0.1" });
  const { port } = first.address() as AddressInfo;
  await expect(listen(createServer(), { port, host: "127.0.0.1" })).rejects.toThrow(
    `port ${port} is in use; choose another with PORT`,
  );
  await new Promise((resolve) => first.close(resolve));
});
