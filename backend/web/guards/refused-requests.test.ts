import { request } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, signIn } from "../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(
    "empty",
    {
      METRICS_TOKEN: "a-token-of-16-letters",
      ALLOWED_HOSTS: "inner.example, other",
      PUBLIC_URL: "http://hub.example:4000",
    },
    async () => ({ status: 200, html: "<h1>Here</h1>" }),
  );
});
beforeEach(() => {
  app.logs.length = 0;
});
afterAll(() => app.stop());

/** Sends a target as it is, which fetch would tidy up. */
function send(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { hostname, port } = new URL(app.url);
  return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]> }>(
    (resolve, reject) => {
      request({ hostname, port, path, method, headers, agent: false }, (response) => {
        response
          .resume()
          .once("end", () => resolve({ status: response.statusCode, headers: response.headers }));
      })
        .once("error", reject)
        .end();
    },
  );
}

describe("an address that is none of ours", () => {
  it.each([
    "//[",
    "//",
    "//evil.example",
    "//evil.example/api/vendors",
    "/\\evil.example",
    "/%",
    "/%00",
    "/api/%00",
    "/api/%",
    "/graphql/%ff",
    "/blog/%c0%af",
    "http://evil.example/",
    "http://[/",
    "//[/graphql",
    "*",
  ])("%s is 400, and nothing in the log", async (path) => {
    const { status, headers } = await send(path);
    expect(status).toBe(400);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(app.logs).toEqual([]);
  });
});

describe("a host", () => {
  it.each([
    "hub.example",
    "HUB.example:4000",
    "localhost:1",
    "127.0.0.1",
    "[::1]:80",
    "inner.example",
    "other:8080",
  ])("%s is served", async (host) => {
    expect((await send("/api/vendors", { host })).status).toBe(200);
  });

  it.each([
    "evil.example",
    "hub.example.evil.example",
    "hub.example@evil.example",
    "10.0.0.7:4000",
    "[",
    "a b",
  ])("%j is refused, but for health checks", async (host) => {
    for (const path of ["/", "/api/vendors", "/graphql", "/favicon.svg"]) {
      expect([path, (await send(path, { host })).status]).toEqual([path, 400]);
    }
    expect((await send("/healthz", { host })).status).toBe(200);
    expect((await send("/readyz", { host })).status).toBe(200);
    expect(app.logs).toEqual([]);
  });
});

describe("/metrics", () => {
  const statusOf = async (headers: Record<string, string>) => (await send("/metrics", headers)).status;

  it("is for this machine, and for whoever has the token", async () => {
    expect(await statusOf({})).toBe(200);
    const forwarded = { "x-forwarded-for": "203.0.113.9" };
    expect(await statusOf(forwarded)).toBe(403);
    expect(await statusOf({ ...forwarded, authorization: "Bearer wrong" })).toBe(403);
    expect(await statusOf({ ...forwarded, authorization: "Bearer a-token-of-16-letters" })).toBe(200);
  });

  it("is not for a proxy's visitors", async () => {
    const behind = await startTestApp(app.database, { TRUSTED_PROXIES: "1" });
    expect((await behind.fetch("/metrics")).status).toBe(403);
    await behind.stop();
  });
});

describe("every answer", () => {
  it.each([
    "/",
    "/healthz",
    "/readyz",
    "/metrics",
    "/favicon.svg",
    "/assets/none.js",
    "/robots.txt",
    "/sitemap.xml",
    "/blog/atom.xml",
    "/api/vendors",
    "/api/none",
    "/graphql",
    "/%",
  ])("%s carries the security headers", async (path) => {
    const { headers } = await send(path);
    expect(headers["content-security-policy"]).toContain("default-src 'self'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  });

  it("to somebody with a session, even an old one, or a token is stored nowhere; files are", async () => {
    const client = await signIn(app, await createUser(app));
    const senders: Record<string, string>[] = [
      { cookie: `session=${client.token}` },
      { cookie: "session=old" },
      { authorization: "Bearer x" },
    ];
    for (const headers of senders) {
      for (const path of [
        "/",
        "/api/vendors",
        "/api/none",
        "/api/auth/me",
        "/graphql?query=%7B__typename%7D",
      ]) {
        const { headers: answer } = await send(path, headers);
        expect([path, answer["cache-control"]]).toEqual([path, expect.stringContaining("no-store")]);
      }
      expect((await send("/favicon.svg", headers)).headers["cache-control"]).toBe("public, max-age=3600");
    }
  });

  it("under profile and dashboard is stored nowhere, whoever asks", async () => {
    for (const path of ["/profile", "/dashboard", "/Dashboard/x"]) {
      expect((await send(path)).headers["cache-control"]).toBe("private, no-store");
    }
    expect((await send("/")).headers["cache-control"]).toContain("public");
  });
});
