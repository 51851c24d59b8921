import type { APIRequestContext } from "@playwright/test";
import { signInAs } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

/** What a page says of the image that is shown where its address is shared. */
async function imageOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const said = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
  const { pathname } = new URL(said("og:image"));
  const size = [Number(said("og:image:width")), Number(said("og:image:height"))];
  return { pathname, size, alt: said("og:image:alt"), card: said("twitter:card") };
}

test("every kind of public page has a card with its name, of the size that it says", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  // Of records one each, and every screen.
  const kindOf = (path: string) =>
    path.replace(/\/\d+-[a-z0-9-]+$/, "/record").replace(/^\/blog\/.+/, "/blog/post");
  const kinds = new Map(paths.map((path) => [kindOf(path), path]));
  expect(kinds.size).toBeGreaterThan(30);
  const images = new Set<string>();
  for (const path of kinds.values()) {
    const { pathname, size, alt, card } = await imageOf(request, path);
    const response = await request.get(pathname);
    expect([path, response.status(), response.headers()["content-type"]]).toEqual([path, 200, "image/png"]);
    expect(response.headers()["cache-control"]).toContain("immutable");
    const image = await response.body();
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
    expect([size, card]).toEqual([[1200, 630], "summary_large_image"]);
    expect(alt).toMatch(/SportsTech Hub$/);
    images.add(image.toString("base64"));
  }
  expect(images.size).toBe(kinds.size);
});

test("a page that is not for everybody shows the site's card", async ({ request }) => {
  const { pathname } = await imageOf(request, "/");
  for (const path of ["/dashboard", "/match", "/no-such-page"])
    expect((await imageOf(request, path)).pathname).toBe(pathname);
});

test("what isn't published has no card, also for those who may read it", async ({ page }) => {
  await signInAs(page, "admin");
  const posts: { slug: string; status: string }[] = await (
    await page.request.get("/api/admin/blog/posts")
  ).json();
  const statusOf = async (wanted: string) => {
    const slug = posts.find(({ status }) => status === wanted)?.slug;
    return (await page.request.get(`/cards/blog/${slug}/any.png`)).status();
  };
  expect([await statusOf("published"), await statusOf("draft"), await statusOf("archived")]).toEqual([
    200, 404, 404,
  ]);
});
