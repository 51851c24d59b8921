import { request } from "node:http";
import { parse } from "graphql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../testing/servers/test-app.ts";

const DOCUMENT = parse("{ vendor(id: 1) { name } }");

let app: TestApp;
let rendered = 0;
let error: unknown;
beforeAll(async () => {
  const settings = { ANSWER_MEMORY: "16", ALLOWED_HOSTS: "one.example,two.example" };
  app = await startTestApp("demo", settings, async ({ execute, contextValue: context, theme, url }) => {
    rendered += 1;
    const { data } = await execute({ document: DOCUMENT, variables: {}, operationName: undefined, context });
    return { status: url.startsWith("/gone") ? 404 : 200, html: `${theme} ${JSON.stringify(data)}`, error };
  });
});
afterAll(() => app.stop());

const page = (path: string, headers: Record<string, string> = {}) => app.fetch(path, { headers });

it("a page is kept by address and theme, as long as its data stay", async () => {
  rendered = 0;
  const bodies = [];
  for (const cookie of ["", "theme=dark", "theme=light", "", "theme=dark"]) {
    bodies.push(await (await page("/vendors?q=1", { cookie })).text());
  }
  expect(rendered).toBe(3);
  expect(bodies.map((body) => body.split(" ")[0])).toEqual([
    "undefined",
    "dark",
    "light",
    "undefined",
    "dark",
  ]);
  await app.database.orm.em.fork().execute("update vendors set name = 'New name' where id = 1");
  await app.answers?.caughtUp();
  expect(await (await page("/vendors?q=1")).text()).toContain("New name");
});

it("a page says as before how shared caches may keep it, and answers 304", async () => {
  const { headers } = await page("/about");
  expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=5");
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(
    (await page("/about", { "if-none-match": headers.get("etag") ?? "", "cache-control": "max-age=0" }))
      .status,
  ).toBe(304);
});

it("hosts do not mix", async () => {
  rendered = 0;
  for (const host of ["one.example", "two.example", "one.example"]) {
    await new Promise((resolve) =>
      request(`${app.url}/hosts`, { headers: { host } }, (response) =>
        response.resume().on("end", resolve),
      ).end(),
    );
  }
  expect(rendered).toBe(2);
});

it("a page that is missing or that failed in a part is made anew", async () => {
  rendered = 0;
  for (const _again of [1, 2]) expect((await page("/gone")).status).toBe(404);
  error = new Error("a part failed");
  for (const _again of [1, 2]) {
    expect((await page("/partly")).headers.get("cache-control")).toBe("private, no-store");
  }
  error = undefined;
  expect(rendered).toBe(4);
});
