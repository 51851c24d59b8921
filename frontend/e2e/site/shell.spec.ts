import { signInAs } from "../accounts.ts";
import { axeOf } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";

test("an unknown address is answered with 404 and a way on", async ({ page }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
  const field = page.getByRole("main").getByRole("searchbox", { name: "Search everything" });
  await field.fill("camera");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/search\?text=camera$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
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
  await page.goto("/", hydrated);
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

test("a menu that was opened before the scripts came stays open", async ({ page }) => {
  const { promise: scriptsMayCome, resolve: releaseScripts } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("navigation", { name: "Main, small screen" });
  await expect(menu).toBeVisible();
  releaseScripts();
  await expect(page.getByRole("button", { name: "Close menu" })).toBeVisible();
  await expect(menu).toBeVisible();
});

test("axe finds nothing on a small screen with the filters or the menu open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/solutions", hydrated);
  await page.getByRole("button", { name: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("checkbox", { name: /^Soccer/ }).check();
  await expect(page).toHaveURL(/sport=/);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const filters = await axeOf(page).analyze();
  await sheet.getByRole("button", { name: /^Show \d+ solutions$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: "Filters (1)" })).toBeFocused();
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = await axeOf(page).analyze();
  const violations = [...filters.violations, ...menu.violations];
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

test("the header of who is signed in is one line of sections and a name at every width", async ({ page }) => {
  await signInAs(page, "admin");
  await page.goto("/terms", hydrated);
  for (const width of [1440, 1280, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const links = await page.getByRole("navigation", { name: "Main" }).getByRole("link").all();
    const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y));
    expect([width, new Set(tops).size]).toEqual([width, 1]);
    const name = page.getByRole("banner").getByText("Renata Kowalczyk", { exact: true }).first();
    if (width >= 1280) expect((await name.boundingBox())?.height).toBeLessThan(24);
  }
});
