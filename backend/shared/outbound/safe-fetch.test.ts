import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { allowedUrl, type Resolve } from "./guard.ts";
import { type OutboundRequest, safeFetch } from "./safe-fetch.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A server on loopback; its host and port. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const ask = (url: string, more: Partial<OutboundRequest> = {}) =>
  safeFetch(
    { url, timeLimit: 5_000, sizeLimit: 1024 ** 2, privateHosts: [], ...more },
    async ({ status, body }) => {
      const parts: Buffer[] = [];
      for await (const part of body) parts.push(part);
      return { status, text: Buffer.concat(parts).toString() };
    },
  );

describe("an address in a private network", () => {
  it.each([
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://0.0.0.0/",
    "https://10.1.2.3/",
    "https://172.16.0.1/",
    "https://192.168.0.1/",
    "https://169.254.169.254/latest/meta-data",
    "https://100.64.0.1/",
    "https://224.0.0.1/",
    "https://255.255.255.255/",
    "https://[::1]/",
    "https://[::]/",
    "https://[::7f00:1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://[64:ff9b::7f00:1]/",
    "https://[2002:7f00:1::]/",
    "https://[fe80::1]/",
    "https://[fd00::1]/",
    "https://[ff02::1]/",
  ])("is refused: %s", async (url) => {
    await expect(ask(url)).rejects.toThrow(/private network/);
  });

  it.each(["22", "25", "143", "587", "993", "1023"])("isn't asked at port %s", async (port) => {
    await expect(ask(`https://receiver.example:${port}/`)).rejects.toThrow(/port 80, 443, or one above 1023/);
  });

  it.each(["", ":80", ":443", ":1024", ":8443"])("may be one with the port “%s”", (port) => {
    expect(allowedUrl(`https://receiver.example${port}/`, []).hostname).toBe("receiver.example");
  });

  it("has another port only where it is allowed with it", () => {
    expect(() => allowedUrl("http://127.0.0.1:81/", ["127.0.0.1"])).toThrow(/port 80/);
    expect(allowedUrl("http://127.0.0.1:81/", ["127.0.0.1:81"]).port).toBe("81");
  });

  it("is refused when a name stands for it, among others too", async () => {
    const resolve: Resolve = async () => [
      { address: "93.184.215.14", family: 4 },
      { address: "10.0.0.1", family: 4 },
    ];
    await expect(ask("https://catalog.example/", { resolve })).rejects.toThrow(/private network/);
    await expect(ask("https://localhost/")).rejects.toThrow(/private network/);
  });

  it("is refused when a name stands for it on a later look-up, and each connection makes only one", async () => {
    const names: string[] = [];
    const resolve: Resolve = async (name) => {
      names.push(name);
      return [{ address: "127.0.0.1", family: 4 }];
    };
    const host = await serve((_request, response) =>
      response.writeHead(302, { location: "https://rebinding.example/" }).end(),
    );
    const named = host.replace("127.0.0.1", "first.example");
    await expect(ask(`http://${named}/`, { resolve, privateHosts: [named] })).rejects.toThrow(
      /private network/,
    );
    expect(names).toEqual(["first.example", "rebinding.example"]);
  });
});

it.each(["https://127.0.0.1/", "https://169.254.169.254/", "https://[::1]/", "https://10.0.0.1/"])(
  "refuses a redirect to %s",
  async (location) => {
    const host = await serve((_request, response) => response.writeHead(302, { location }).end());
    await expect(ask(`http://${host}/`, { privateHosts: [host] })).rejects.toThrow(/private network/);
  },
);

it("takes https alone, without a password, unless the operator allows the host", async () => {
  await expect(ask("http://example.org/")).rejects.toThrow(/only fetch from https/);
  await expect(ask("file:///etc/passwd")).rejects.toThrow(/only fetch from https/);
  await expect(ask("https://me:secret@example.org/")).rejects.toThrow(/password/);
  await expect(ask("nothing")).rejects.toThrow(/isn't a web address/);
  const other = await serve((_request, response) => response.end("secret"));
  const host = await serve((_request, response) =>
    response.writeHead(307, { location: `http://${other}/` }).end(),
  );
  await expect(ask(`http://${host}/`, { privateHosts: [host] })).rejects.toThrow(/only fetch from https/);
});

it("follows three redirects, not four, and sends no cookies", async () => {
  const cookies: unknown[] = [];
  const host = await serve((request, response) => {
    cookies.push(request.headers.cookie);
    const left = Number(request.url?.slice(1));
    if (left === 0) response.end("here");
    else response.writeHead(302, { location: `/${left - 1}`, "set-cookie": "a=b" }).end();
  });
  const privateHosts = [host];
  expect(await ask(`http://${host}/3`, { privateHosts })).toEqual({ status: 200, text: "here" });
  await expect(ask(`http://${host}/4`, { privateHosts })).rejects.toThrow(/more than 3 times/);
  expect(new Set(cookies)).toEqual(new Set([undefined]));
});

it("returns a redirect that isn't to be followed, so that a token in a header stays at its host", async () => {
  const paths: unknown[] = [];
  const host = await serve((request, response) => {
    paths.push(request.url);
    response.writeHead(302, { location: "/elsewhere" }).end();
  });
  const asked = {
    privateHosts: [host],
    followsRedirects: false,
    headers: { authorization: "Bearer secret" },
  };
  expect(await ask(`http://${host}/`, asked)).toEqual({ status: 302, text: "" });
  expect(paths).toEqual(["/"]);
});

it("stops at the size limit, announced or not, and refuses compressed answers", async () => {
  const host = await serve((request, response) => {
    if (request.url === "/said") response.writeHead(200, { "content-length": 2 * 1024 ** 2 });
    if (request.url === "/packed") response.writeHead(200, { "content-encoding": "gzip" });
    response.end(Buffer.alloc(2 * 1024 ** 2));
  });
  const privateHosts = [host];
  await expect(ask(`http://${host}/`, { privateHosts })).rejects.toThrow(/larger than 1 MB/);
  await expect(ask(`http://${host}/said`, { privateHosts })).rejects.toThrow(/larger than 1 MB/);
  await expect(ask(`http://${host}/packed`, { privateHosts })).rejects.toThrow(/compressed/);
});

it("gives up on a server that hangs, before its answer or within it", async () => {
  const host = await serve((request, response) => {
    if (request.url === "/within") response.write("a");
  });
  const limits = { privateHosts: [host], timeLimit: 300 };
  await expect(ask(`http://${host}/before`, limits)).rejects.toThrow(/longer than 0.3 seconds/);
  await expect(ask(`http://${host}/within`, limits)).rejects.toThrow(/longer than 0.3 seconds/);
});

it("says when a server can't be reached", async () => {
  await expect(ask("http://127.0.0.1:1/", { privateHosts: ["127.0.0.1:1"] })).rejects.toThrow(
    /can't be reached \(ECONNREFUSED\)/,
  );
});
