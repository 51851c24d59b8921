import AxeBuilder from "@axe-core/playwright";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const SCREENS = [
  "/",
  "/solutions",
  "/solutions?search=zzzzzz",
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password?token=x",
  "/dashboard",
  "/profile",
  "/no-such-page",
];

test("an unknown address is answered with 404 and a way on", async ({ page }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
});

test("the keyboard reaches the content first, and navigation moves to the new heading", async ({ page }) => {
  await page.goto("/solutions");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("list", { name: "Solutions" }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the header holds the sections and marks where one is", async ({ page }) => {
  await page.goto("/solutions");
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(links).toHaveText([
    "Solutions",
    "Opportunities",
    "Vendors",
    "Research",
    "Market Intelligence",
    "Blog",
  ]);
  await expect(links.first()).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toHaveAttribute(
    "href",
    "/login",
  );
  await expect(page.getByRole("banner").getByRole("link", { name: "Get Started" })).toHaveAttribute(
    "href",
    "/register",
  );
});

test("a small screen has the same links behind a button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("navigation", { name: "Main, small screen" });
  await expect(menu.getByRole("link")).toHaveCount(6);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  await page.getByRole("button", { name: "Open menu" }).click();
  await menu.getByRole("link", { name: "Solutions" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Technology Solutions" })).toBeVisible();
  await expect(menu).toBeHidden();
});

for (const width of [360, 1920]) {
  test(`nothing is wider than a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of SCREENS) {
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([path, overflow <= 0]).toEqual([path, true]);
    }
  });
}

async function onePage(request: APIRequestContext): Promise<string> {
  const [solution] = await (await request.get("/api/solutions?first=1")).json();
  return `/solutions/${solution.id}-${solution.slug}`;
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing, ${colorScheme}`, async ({ page, request }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of [...SCREENS, await onePage(request)]) {
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect([path, violations.map(({ id, nodes }) => [id, nodes[0]?.html])]).toEqual([path, []]);
    }
  });
}

test("axe finds nothing on a small screen with menu and filters open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/solutions");
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("button", { name: "Open menu" }).click();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

test("F8 goes to the notifications", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: /Color theme/ })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("F8");
    await expect(page.getByRole("region", { name: "Notifications (F8)" })).toBeFocused({ timeout: 500 });
  }).toPass();
});

test("nothing shifts while a page loads", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of SCREENS) {
    await page.goto(path, { waitUntil: "networkidle" });
    const total = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect([path, total < 0.02]).toEqual([path, true]);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a search is an ordinary form", async ({ page }) => {
    await page.goto("/solutions");
    await page.getByRole("searchbox").fill("rowing");
    await page.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL(/search=rowing/);
    await expect(page.getByRole("heading", { name: /Solutions Found/ })).toBeVisible();
  });

  test("filters and order are part of the same form", async ({ page }) => {
    await page.goto("/solutions?search=a");
    await page.getByRole("checkbox", { name: /^Elite/ }).check();
    await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Newest" });
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL(/search=a&.*level=elite/);
    await expect(page.getByRole("checkbox", { name: /^Elite/ })).toBeChecked();
    await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("newest");
  });

  test("more of the list is a link away", async ({ page }) => {
    await page.goto("/solutions");
    await page.getByRole("link", { name: "Load more" }).click();
    await expect(
      page.getByRole("list", { name: "Solutions" }).getByRole("heading", { level: 3 }),
    ).toHaveCount(48);
  });
});
