import type { Locator } from "@playwright/test";
import { axeOf } from "../axe.ts";
import { cutOffControls } from "../cut-off.ts";
import { expect } from "../fixtures.ts";
import { test } from "../screen-test.ts";
import { untilStill } from "../well-made.ts";

/** What a reader's own styles may set (WCAG 1.4.12). */
const SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }";

for (const path of ["/solutions", "/vendors", "/opportunities", "/research", "/blog", "/market-intelligence"])
  test(`wider text is not cut in the titles and facts of ${path} at 390 and 1440 px`, async ({ page }) => {
    await page.goto(path);
    await page.addStyleTag({ content: SPACING });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll("article :is(h2, h3, li, span, p:not(:has(+ *)))")]
          .filter((one) => {
            const { overflowX, webkitLineClamp, position } = getComputedStyle(one);
            const isShort = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
            return (
              position !== "absolute" && webkitLineClamp === "none" && overflowX !== "visible" && isShort
            );
          })
          .map((one) => one.textContent),
      );
      expect([width, cut]).toEqual([width, []]);
      const clamped = await page.evaluate(
        () =>
          [...document.querySelectorAll("article :is(h2, h3)")].filter(
            (one) => getComputedStyle(one).webkitLineClamp !== "none",
          ).length,
      );
      expect([width, clamped]).toEqual([width, 0]);
    }
  });

test.describe(() => {
  test.use({ visitor: "business" });

  for (const path of ["/postings", "/vendors/4"])
    test(`wider text fits ${path} at 1024 and 1440 px for who is signed in`, async ({ page }) => {
      await page.goto(path);
      await page.addStyleTag({ content: SPACING });
      for (const width of [1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect([width, overflow]).toEqual([width, 0]);
      }
    });
});

const skipsToResults = (path: string) =>
  test(`a link skips to the results of ${path}`, async ({ page }) => {
    await page.goto(path);
    const skip = page.getByRole("link", { name: "Skip to results" });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("#results")).toBeFocused();
  });

test.describe(() => {
  test.use({ visitor: "admin" });

  test("wider text doesn't cut the name of who is signed in", async ({ page }) => {
    await page.goto("/moderation");
    await page.addStyleTag({ content: SPACING });
    const isWhole = (name: Locator) =>
      name.evaluate(
        (one) => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1,
      );
    const names = page
      .getByRole("banner")
      .getByText("Renata Kowalczyk", { exact: true })
      .filter({ visible: true });
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await isWhole(names)).toBe(true);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.getByRole("button", { name: "Open menu" }).click();
    expect(await isWhole(names)).toBe(true);
  });

  test("every control of the header can be reached at 400 % by who is signed in", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    for (const path of ["/dashboard", "/moderation", "/solutions/1"]) {
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([path, overflow, await cutOffControls(page)]).toEqual([path, 0, []]);
    }
  });

  skipsToResults("/admin/catalog");
});

test("forced colors show which pill is chosen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/blog");
  const [chosen, other] = await page.getByRole("navigation", { name: "Categories" }).evaluate((nav) =>
    ["[aria-current=true]", "a:not([aria-current=true])"].map((selector) => {
      const one = nav.querySelector(selector);
      return one && getComputedStyle(one).outlineStyle;
    }),
  );
  expect([chosen, other]).toEqual(["solid", "none"]);
});

test("more contrast is given to who asks for it", async ({ page }) => {
  await page.goto("/solutions");
  const muted = () => page.getByText("Showing all categories").evaluate((one) => getComputedStyle(one).color);
  const before = await muted();
  await page.emulateMedia({ contrast: "more" });
  expect(await muted()).not.toBe(before);
});

for (const path of ["/", "/solutions/1", "/opportunities", "/market-intelligence", "/status"])
  test(`every text of ${path} has a contrast of 7:1 for who asks for more`, async ({ page }) => {
    await page.emulateMedia({ contrast: "more" });
    await page.goto(path, { waitUntil: "networkidle" });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ contrast: "more", colorScheme });
      await untilStill(page);
      const { violations } = await axeOf(page).withRules("color-contrast-enhanced").analyze();
      expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
    }
  });

test("the first result is a few stops away", async ({ page }) => {
  await page.goto("/solutions");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to results" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to filters" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Results" })).toBeFocused();
});

for (const path of [
  "/solutions",
  "/vendors",
  "/opportunities",
  "/research",
  "/research/collaborations",
  "/market-intelligence",
  "/blog",
  "/search?text=video",
])
  skipsToResults(path);
