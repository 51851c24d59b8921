import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

/** Parts of a path that hold a line terminator or a control character, or that can't be decoded. */
const HOSTILE = [
  "%0a",
  "a%0Ab",
  "%0d%0a",
  "%09",
  "%00",
  "%1b",
  "%7f",
  "%C2%85",
  "%e2%80%a8",
  "%E2%80%A9",
  "%",
  "%f",
  "%ff",
  "%zz",
  "%c0%af",
  "%ed%a0%80",
];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty", {}, async () => ({ status: 200, html: "<h1>A page</h1>" }));
});
afterAll(() => app.stop());

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Asks as it is written: `fetch` would resolve the path. */
function ask(path: string, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(app.url, { path, method, headers: { accept: "text/html" } }, (response) => {
      response.setEncoding("utf8");
      const parts: string[] = [];
      response.on("data", (part: string) => parts.push(part));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers["content-type"] ?? "",
          body: parts.join(""),
        }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}

/** What a browser would show for the pattern of a route, with `part` in the place of each parameter or at its end. */
function addressesOf(route: string | RegExp, part: string): string[] {
  const pattern = typeof route === "string" ? route : "/cards/:path/1.png";
  const filled = pattern.replace(/[{}]/g, "").replace(/[:*]\w+/g, part);
  const known = pattern.replace(/[{}]/g, "").replace(/[:*]\w+/g, "1");
  return [filled, `${known}${part}`, `${known}/${part}`, `/${part}${known}`].filter((path) =>
    path.includes(part),
  );
}

const isApi = (path: string) => /^\/(api|graphql|mcp|oembed)(\/|$)/.test(path);

describe("a path that nobody can have meant", () => {
  it("is refused at every route, with a page for people", async () => {
    const routes = [...app.routes, "/", "/graphql", "/graphql/stream", "/assets/:file", "/solutions/:key"];
    expect(routes.length).toBeGreaterThan(60);
    const wrong: unknown[] = [];
    for (const path of new Set(
      routes.flatMap((route) => HOSTILE.flatMap((part) => addressesOf(route, part))),
    )) {
      const { status, type, body } = await ask(path);
      const isPage = type.startsWith("text/html") && body.includes("<h1>This address doesn't work</h1>");
      const isBody = type.startsWith("application/problem+json") && body.includes('"code":"BAD_USER_INPUT"');
      if (status !== 400 || !(isApi(path) ? isBody : isPage)) wrong.push([path, status, type]);
    }
    expect(wrong).toEqual([]);
    expect(app.logs).toEqual([]);
  });

  it.each(["//host/x", "/\\host", "//%0a", "http://host/a", "/..%2f..%0a", "http://[/", "http://a:b/"])(
    "%s is refused",
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 400, type: "text/html; charset=utf-8" });
    },
  );

  it.each(["//x", "///", "/\\x", "//host/solutions"])("a card of %s is none", async (path) => {
    const { status, body } = await ask(`/cards${path}/1.png`);
    expect([status, body]).toEqual([404, expect.stringContaining("There's no card at this address.")]);
  });

  it("is told to programs as JSON, whatever the method", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      expect(await ask("/solutions/%0a", method)).toMatchObject({ status: 400 });
    }
    const answer = await app.fetch("/sitemap-999.xml", { headers: { accept: "application/json" } });
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: "NOT_FOUND" }]);
    expect(app.logs).toEqual([]);
  });
});

describe("what isn't there", () => {
  it.each(["/sitemap..%2f..", "/briefs/shared/..%2f..", "/assets/..%2f..", "/assets"])(
    "%s leads nowhere else",
    async (path) => {
      expect((await ask(path)).status).not.toBe(301);
    },
  );

  it.each([
    "/opportunities/999.ics",
    "/sitemap-999.xml",
    "/blog/category/none/atom.xml",
    "/cards/x/1.png",
    "/calendar.ics?key=none",
    "/assets/no.js",
  ])("%s is a page for people", async (path) => {
    const { status, type, body } = await ask(path);
    expect([status, type]).toEqual([404, "text/html; charset=utf-8"]);
    expect(body).toContain("<h1>404 Page Not Found</h1>");
  });
});
