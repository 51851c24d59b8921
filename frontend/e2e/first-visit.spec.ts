import { expect, test } from "./fixtures.ts";

/** Each style element that is moved makes the browser lay the whole page out again. */
test("a page's styles stay where the server has put them while it is hydrated", async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    document.addEventListener("DOMContentLoaded", () => {
      new MutationObserver((changes) => {
        for (const { removedNodes } of changes)
          for (const node of removedNodes)
            if (node instanceof HTMLStyleElement) moved.push(node.outerHTML.slice(0, 80));
      }).observe(document, { childList: true, subtree: true });
    });
  });
  for (const path of ["/", "/solutions", "/solutions/1", "/blog"]) {
    await page.goto(path);
    expect(
      await page.evaluate(() => [location.pathname, (window as unknown as { moved: string[] }).moved]),
    ).toEqual([expect.any(String), []]);
  }
});

test("styles that the page has not been sent are added, in the order of the server's", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("link", { name: "Blog" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  const walked = await page
    .getByRole("heading", { level: 2 })
    .first()
    .evaluate((title) => getComputedStyle(title).font);
  await page.reload();
  const served = await page
    .getByRole("heading", { level: 2 })
    .first()
    .evaluate((title) => getComputedStyle(title).font);
  expect(walked).toBe(served);
});

test("scripts give way to the page and its typefaces", async ({ page }) => {
  const typefaces: number[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".woff2")) typefaces.push((await response.body()).length);
  });
  await page.goto("/solutions");
  const priorities = await page
    .locator("link[rel=modulepreload], script[type=module]")
    .evaluateAll((scripts) => [...new Set(scripts.map((script) => script.getAttribute("fetchpriority")))]);
  expect(priorities).toEqual(["low"]);
  await expect.poll(() => typefaces.length).toBe(2);
  expect(typefaces.reduce((sum, size) => sum + size)).toBeLessThan(50_000);
});
