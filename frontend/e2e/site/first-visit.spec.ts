import { expect, test } from "../fixtures.ts";
import { shiftsOf, watchShifts } from "../well-made.ts";

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

test("scripts wait until the page is painted, in its typefaces", async ({ page }) => {
  const typefaces: number[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".woff2")) typefaces.push((await response.body()).length);
  });
  await page.goto("/solutions");
  // As the server sends them: the browser adds what it loads later.
  const html = await (await page.request.get("/solutions")).text();
  const [kept = "", others = ""] = [
    html.match(/<template>.*?<\/template>/)?.[0],
    html.replace(/<template>.*?<\/template>/, ""),
  ];
  expect(kept.match(/<link rel="modulepreload"/g)?.length).toBeGreaterThan(5);
  expect(others.match(/<link rel="modulepreload"|<script type="module"/g)).toHaveLength(1);
  await expect(
    page.locator("head > template"),
    "what it holds is loaded once the page is painted",
  ).toHaveCount(0);
  await expect.poll(() => typefaces.length).toBe(2);
  expect(typefaces.reduce((sum, size) => sum + size)).toBeLessThan(50_000);
});

test("cards far below are laid out when they come near, which moves nothing", async ({ page }) => {
  await watchShifts(page);
  for (const [path, name] of [
    ["/solutions", "Solutions"],
    ["/vendors", "Vendors"],
    ["/opportunities", "Opportunities"],
    ["/research", "Papers"],
  ] as const) {
    await page.goto(path);
    const cards = page
      .getByRole("list", { name, exact: true })
      .getByRole("listitem")
      .filter({ has: page.getByRole("article") });
    expect(await cards.nth(10).evaluate((card) => getComputedStyle(card).contentVisibility)).toBe("auto");
    for (let at = 0; at < (await cards.count()); at += 3) await cards.nth(at).scrollIntoViewIfNeeded();
    await expect(cards.last().getByRole("link").first()).toBeVisible();
    expect([path, (await shiftsOf(page)) < 0.02]).toEqual([path, true]);
  }
});

test("what stands below a list stays under the pointer of who jumps there", async ({ page }) => {
  for (const path of ["/solutions", "/vendors", "/opportunities", "/research"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    const moved = await page.getByRole("link", { name: "Load more" }).evaluate(async (link) => {
      const top = () => link.getBoundingClientRect().top;
      link.scrollIntoView({ block: "center", behavior: "instant" });
      const tops = [top()];
      // Cards that come near are laid out in the frame after.
      for (let frame = 0; frame < 4; frame++) {
        await new Promise(requestAnimationFrame);
        tops.push(top());
      }
      return Math.max(...tops) - Math.min(...tops);
    });
    expect([path, moved <= 2]).toEqual([path, true]);
  }
});
