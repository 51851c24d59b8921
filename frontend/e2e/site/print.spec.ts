import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import { test } from "../screen-test.ts";

/** Screens by who sees them. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  "": [
    "/solutions",
    "/solutions/1",
    "/vendors",
    "/vendors/1",
    "/opportunities",
    "/opportunities/1",
    "/research",
    "/research/1",
    "/research/collaborations/1",
    "/research/partners/1",
    "/research/topics/1",
    "/market-intelligence",
    "/market-intelligence/1",
    "/market-intelligence/quarters/1",
    "/market-intelligence/figures/1",
    "/blog",
    "/blog/expected-goals-is-not-a-verdict",
    "/compare?solutions=1,2,3,4",
    "/search?text=video",
    "/match?text=Video%20analysis%20for%20soccer.",
  ],
  admin: ["/reports", "/admin/audit-log", "/admin/exchange-rates"],
  student: ["/applications"],
};

/** What is only for a screen and is seen nevertheless. */
const leftOver = (page: Page) =>
  page.evaluate(() => {
    const parts = "body > header, body > footer, button, input, select, textarea, nav";
    const ways = [...document.querySelectorAll("a")].filter(({ textContent }) =>
      /^(Back to|Sort by) /.test(textContent.trim()),
    );
    return [...document.querySelectorAll(parts), ...ways]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0)
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });

for (const [visitor, paths] of Object.entries(PAGES))
  test.describe(() => {
    test.use({ visitor });
    for (const path of paths)
      test(`${path} is printed without what is only for a screen`, async ({ page }) => {
        await page.goto(path);
        await page.emulateMedia({ media: "print" });
        expect(await leftOver(page)).toEqual([]);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        // A4 is 210 mm wide, less its margins.
        await page.setViewportSize({ width: 680, height: 1000 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(680);
      });
  });

test("printed links say their whole address, in titles of cards, too", async ({ page, baseURL }) => {
  await page.goto("/solutions");
  await page.emulateMedia({ media: "print" });
  const after = await page
    .getByRole("list", { name: "Solutions" })
    .getByRole("heading", { level: 3 })
    .first()
    .getByRole("link")
    .evaluate((link) => ({
      href: link.getAttribute("href"),
      site: getComputedStyle(link).getPropertyValue("--site"),
      content: getComputedStyle(link, "::after").content,
    }));
  expect(after.content).toContain(after.href);
  expect(after.site).toContain(`localhost:${new URL(baseURL ?? "").port}`);
});

test("a table's head is repeated on each sheet, and no row is cut", async ({ page }) => {
  await page.goto("/compare?solutions=1,2,3,4");
  await page.emulateMedia({ media: "print" });
  const styles = await page.getByRole("table").evaluate((table) => {
    const styleOf = (selector: string) => {
      const element = table.querySelector(selector);
      return element && getComputedStyle(element);
    };
    return [styleOf("thead")?.display, styleOf("tbody tr")?.breakInside];
  });
  expect(styles).toEqual(["table-header-group", "avoid"]);
  for (const format of ["A4", "Letter"])
    expect((await page.pdf({ format })).length, format).toBeGreaterThan(10_000);
});

test("a printed search says what was looked for, and a panel that is only a form is left out", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/search?text=tracking&sport=Soccer");
  await expect(page.getByText(/results for “tracking”, only Soccer$/)).toBeVisible();
  await expect(page.getByText("Looking for a solution?")).toBeHidden();
  await page.goto("/match?text=Video%20analysis%20for%20soccer.");
  await expect(page.getByText("We looked for:")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What We Understood" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Which matters?" })).toBeHidden();
});

test("nothing that scrolls on a screen is cut on paper, and there is no room below the end", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 680, height: 1000 });
  for (const path of ["/research/1", "/opportunities/1", "/market-intelligence", "/match?text=Video"]) {
    await page.goto(path);
    const cut = await page.evaluate(
      () =>
        [...document.querySelectorAll("main :is(pre, div, section)")].filter(
          (one) => getComputedStyle(one).maxHeight !== "none" || getComputedStyle(one).overflowY === "auto",
        ).length,
    );
    expect([path, cut]).toEqual([path, 0]);
    const { height, end } = await page.evaluate(() => ({
      height: document.body.getBoundingClientRect().bottom,
      end: Math.max(
        ...[...document.querySelectorAll("main :is(p, li, td, th, dd, h2, h3, article)")].map(
          (one) => one.getBoundingClientRect().bottom,
        ),
      ),
    }));
    expect(height - end, path).toBeLessThan(80);
  }
});
