import { axeOf } from "../axe.ts";
import { expect, test } from "../fixtures.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test(`a list of solutions reads well in the frame of another site, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto("/embed/solutions?first=3");
    await expect(page.getByRole("heading", { level: 1, name: "Solutions" })).toBeVisible();
    await expect(page.getByRole("listitem")).toHaveCount(3);
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWide).toBe(false);
    expect((await axeOf(page).analyze()).violations).toEqual([]);
  });
}

test("a record's page tells other sites how to embed it", async ({ page, request }) => {
  await page.goto("/solutions/1");
  const address = await page.locator('link[type="application/json+oembed"]').getAttribute("href");
  const { pathname, search } = new URL(address ?? "");
  const { html, title } = await (await request.get(pathname + search)).json();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const [, frame = ""] = /src="([^"]+)"/.exec(html) ?? [];
  await page.goto(new URL(frame).pathname);
  const link = page.getByRole("heading", { level: 1 }).getByRole("link", { name: title });
  await expect(link).toHaveAttribute("href", /\/solutions\/1-/);
});

test("the site can be installed, with icons of the sizes that they say", async ({ page, request }) => {
  await page.goto("/");
  const address = (await page.locator("link[rel=manifest]").getAttribute("href")) ?? "";
  const response = await request.get(address);
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
  const { start_url, icons } = await response.json();
  expect((await request.get(start_url)).status()).toBe(200);
  for (const { src, sizes, type } of icons) {
    const icon = await request.get(src);
    expect([src, icon.headers()["content-type"]]).toEqual([src, type]);
    if (type !== "image/png") continue;
    const bytes = await icon.body();
    expect([src, `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
});
