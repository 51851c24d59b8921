import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { UnavailableError } from "../../shared/errors.ts";
import { createUser, signIn } from "../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import type { PageRequest, RenderedPage } from "../pages/serve-pages.ts";

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="9" height="9"/></svg>`;
const picture = vi.fn(async () => PICTURE);
const renderPage = vi.fn<(request: PageRequest) => Promise<RenderedPage>>();
const cardOf = (url: string, version: string) => ({
  path: `/cards${url === "/" ? "" : url}/${version}.png`,
  title: `The page at ${url}`,
  kind: "Vendors",
  picture,
});

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty", {}, renderPage);
});
afterAll(() => app.stop());
beforeEach(() => {
  picture.mockClear();
  renderPage
    .mockReset()
    .mockImplementation(async ({ url }) => ({ status: 200, html: "", card: cardOf(url, "v2") }));
});

it("may be kept for good at the address that the page names, and is drawn once", async () => {
  for (const _again of [1, 2]) {
    const response = await app.fetch("/cards/vendors/1-corvane/v2.png");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const image = Buffer.from(await response.arrayBuffer());
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  expect(renderPage.mock.calls.map(([{ url }]) => url)).toEqual(Array(2).fill("/vendors/1-corvane"));
  expect(picture).toHaveBeenCalledTimes(1);
});

it("of the home page has no path", async () => {
  expect((await app.fetch("/cards/v2.png")).status).toBe(200);
  expect(renderPage.mock.calls[0]?.[0].url).toBe("/");
});

it("of an earlier version shows the current one, for a minute", async () => {
  const current = await (await app.fetch("/cards/vendors/1-corvane/v2.png")).bytes();
  const earlier = await app.fetch("/cards/vendors/1-corvane/v1.png");
  expect(earlier.headers.get("cache-control")).toBe("public, max-age=60");
  expect(await earlier.bytes()).toEqual(current);
});

it("is answered with 304 to those who have it", async () => {
  const etag = (await app.fetch("/cards/about/v2.png")).headers.get("etag") ?? "";
  const headers = { "if-none-match": etag, "cache-control": "max-age=0" };
  expect((await app.fetch("/cards/about/v2.png", { headers })).status).toBe(304);
});

it("shows what everybody sees, also to those who see more", async () => {
  const admin = await signIn(app, await createUser(app, { role: "admin" }));
  expect((await admin.fetch("/cards/solutions/3-a-draft/v2.png")).status).toBe(200);
  expect(renderPage.mock.calls[0]?.[0].contextValue.actor).toBeUndefined();
});

it("takes no search: a page's words are its record's", async () => {
  expect((await app.fetch("/cards/blog/v2.png?tag=anything")).status).toBe(200);
  expect(renderPage.mock.calls[0]?.[0].url).toBe("/blog");
});

it.each([
  ["a missing page", { status: 404, html: "" }],
  ["a page that has moved", { status: 301, html: "", location: "/vendors/1-corvane" }],
  ["a page that is not for everybody", { status: 200, html: "" }],
])("isn't there for %s", async (_what, page) => {
  renderPage.mockResolvedValue(page);
  const response = await app.fetch("/cards/vendors/1-corvane/v2.png");
  expect([response.status, await response.json()]).toMatchObject([404, { code: "NOT_FOUND" }]);
});

it("is 503 while its page can't be read", async () => {
  renderPage.mockResolvedValue({ status: 500, html: "", error: new UnavailableError("Away.") });
  const response = await app.fetch("/cards/vendors/1-corvane/v2.png", { headers: { accept: "image/*" } });
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
});

it("is kept like other answers, as it is", async () => {
  const keeping = await startTestApp(app.database, { ANSWER_MEMORY: "16" }, renderPage);
  for (const _again of [1, 2]) {
    const response = await keeping.fetch("/cards/vendors/2-kept/v2.png", {
      headers: { "accept-encoding": "br, gzip" },
    });
    expect([response.status, response.headers.get("content-encoding")]).toEqual([200, null]);
    await response.bytes();
  }
  expect(renderPage).toHaveBeenCalledTimes(1);
  await keeping.stop();
});

it("is drawn one at a time, while others are answered", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  renderPage.mockImplementation(async ({ url }) => {
    running += 1;
    most = Math.max(most, running);
    begin();
    await released;
    running -= 1;
    return { status: 200, html: "", card: cardOf(url, "v2") };
  });
  const burst = Array.from({ length: 50 }, (_, index) => app.fetch(`/cards/vendors/${index}-burst/v2.png`));
  await begun;
  expect((await app.fetch("/api/vendors")).status).toBe(200);
  release();
  expect((await Promise.all(burst)).map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(most).toBe(1);
});
