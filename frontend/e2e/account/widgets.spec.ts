import type { Page } from "@playwright/test";
import { signInAs } from "../accounts.ts";
import { axeOf } from "../axe.ts";
import { expect, test } from "../fixtures.ts";

const region = (page: Page) => page.getByRole("region", { name: "Notifications (F8)" });
const toasts = (page: Page) => region(page).locator("[role=alert], [role=status]");
const password = (page: Page) => page.getByLabel("Password", { exact: true });

/** A failed sign-in, which shows a toast. */
async function failToSignIn(page: Page, username: string) {
  await page.getByRole("textbox", { name: "Username", exact: true }).fill(username);
  await password(page).fill("wrong-password");
  await password(page).press("Enter");
}

/** Stops the page's clock, so that only the test moves it. */
async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

test("a toast stays for five seconds", async ({ page }) => {
  await page.clock.install();
  await page.goto("/login");
  await password(page).focus();
  await expect(region(page)).toBeAttached();
  await stopClock(page);
  await failToSignIn(page, "nobody-at-all");
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(4_800);
  await expect(toasts(page)).toContainText("Invalid credentials");
  await page.clock.runFor(600);
  await expect(toasts(page)).toHaveCount(0);
});

test("one toast is shown at a time, and stays while the pointer is on it", async ({ page }) => {
  await page.clock.install();
  await page.goto("/login");
  await failToSignIn(page, "nobody-either");
  await expect(toasts(page)).toContainText("Invalid credentials");
  const first = await toasts(page).elementHandle();
  await failToSignIn(page, "nobody-either");
  await expect.poll(() => first?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expect(toasts(page)).toHaveCount(1);
  await toasts(page).hover();
  await stopClock(page);
  await page.clock.runFor(10_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(5_500);
  await expect(toasts(page)).toHaveCount(0);
});

test("a toast pushed 50 pixels to the right goes, less than that it comes back", async ({ page }) => {
  await page.goto("/login");
  await failToSignIn(page, "nobody-again");
  const text = toasts(page).getByText("Invalid credentials");
  await text.hover();
  const push = async (pixels: number) => {
    const box = await text.boundingBox();
    const x = (box?.x ?? 0) + 10;
    const y = (box?.y ?? 0) + 5;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + pixels, y, { steps: 3 });
    await page.mouse.up();
  };
  await push(40);
  await expect(toasts(page)).toHaveCSS("transform", "matrix(1, 0, 0, 1, 0, 0)");
  await push(60);
  await expect(toasts(page)).toHaveCount(0);
});

test("F8 goes to a toast, Escape closes it", async ({ page }) => {
  await page.goto("/login");
  await failToSignIn(page, "nobody-by-keys");
  await expect(toasts(page)).toContainText("Login Failed");
  await page.keyboard.press("F8");
  await expect(region(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(toasts(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toasts(page)).toHaveCount(0);
});

test("the keyboard goes through the account menu", async ({ page }) => {
  await signInAs(page, "investor");
  await page.goto("/about");
  const button = page.getByRole("button", { name: /Account menu: .*, Investor/ });
  const menu = page.getByRole("menu");
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(menu).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(menu).toBeFocused();
  await page.getByRole("banner").click({ position: { x: 5, y: 5 } });
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeFocused();
  await page.keyboard.press("s");
  await expect(page.getByRole("menuitem", { name: "Settings" })).toHaveAttribute("data-highlighted", "");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/profile\?tab=settings$/);
  await expect(menu).toBeHidden();
});

test("the focus stays in a dialog, and axe finds nothing in it or in a menu", async ({ page }) => {
  await signInAs(page, "student");
  await page.goto("/");
  const axe = async () => {
    const { violations } = await axeOf(page).analyze();
    return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
  };
  await page.getByRole("button", { name: "Watch Demo" }).click();
  const tour = page.getByRole("dialog", { name: "Guided tour" });
  await expect(tour.getByRole("button", { name: "Close the tour" })).toBeFocused();
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press("Tab");
    await expect(tour.locator(":focus")).toHaveCount(1);
  }
  expect(await axe()).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(tour).toBeHidden();
  await page.getByRole("button", { name: /Account menu/ }).click();
  await expect(page.getByRole("menu")).toBeFocused();
  expect(await axe()).toEqual([]);
});

test("a tooltip comes after 700 ms, or with the focus, and goes by Escape", async ({ page }) => {
  await page.clock.install();
  await page.goto("/about");
  const button = page.getByRole("button", { name: "Color theme: system" });
  const tooltip = page.getByRole("tooltip").filter({ hasText: "Use dark theme" });
  await stopClock(page);
  const bubble = page.waitForResponse(/bubble/);
  await button.hover();
  await bubble;
  // One more step, when the machine hears it.
  await button.hover({ position: { x: 12, y: 12 } });
  await page.clock.runFor(600);
  await expect(tooltip).toBeHidden();
  // The machine counts from when it is connected, which is a moment after its script has come.
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(tooltip).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.clock.resume();
  await page.keyboard.press("Escape");
  await expect(tooltip).toBeHidden();
  await page.mouse.move(5, 300);
  await page.keyboard.press("Tab");
  await button.focus();
  await expect(tooltip).toBeVisible();
  await expect(button).toHaveAccessibleDescription("Use dark theme");
});

test("without a script the menu of a small screen opens and leads on", async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto("/about");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("navigation", { name: "Main, small screen" });
  await expect(menu.getByRole("link")).toHaveCount(6);
  await menu.getByRole("link", { name: "Vendors" }).click();
  await expect(page).toHaveURL(/\/vendors$/);
  await context.close();
});

test("without a script no button is shown that does nothing, and the page says what needs one", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ["/solutions/1", "/research/1", "/login"]) {
    await page.goto(path);
    await expect(page.getByText("turn it on")).toBeVisible();
    await expect(page.getByRole("button", { name: /^(Save|Show|Color theme|Copy)/ })).toHaveCount(0);
  }
  await page.goto("/solutions");
  await expect(page.getByRole("button", { name: "Apply filters" })).toBeVisible();
  await context.close();
});

test("what opens later doesn't travel with the page", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto("/");
  await page.getByRole("link", { name: "Start Discovery" }).click();
  await expect(page.getByRole("searchbox", { name: "Search solutions" })).toBeFocused();
  expect(scripts.filter((path) => /(modal|menu-list|bubble)-/.test(path))).toEqual([]);
});
