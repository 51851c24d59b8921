import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { SCREENS } from "../screens.ts";

test.use({ javaScriptEnabled: false });

const listed = (page: Page) =>
  page.getByRole("list", { name: /^(More reviews|Reviews)$/ }).locator(":scope > li");

test("a comparison shows only the differences, and takes another solution", async ({ page }) => {
  await page.goto("/compare?solutions=1,2");
  const facts = page.getByRole("table").getByRole("rowheader");
  const all = await facts.count();
  await page.getByRole("link", { name: "Show only differences" }).click();
  await expect(page).toHaveURL(/solutions=1,2&differences=true$/);
  expect(await facts.count()).toBeLessThan(all);

  await page.getByRole("searchbox", { name: "Add a solution" }).fill("Cairn Indoor");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: /^Add Cairn Indoor/ }).click();
  await expect(page.getByRole("columnheader")).toHaveCount(3);
  await expect(page).toHaveURL(/differences=true$/);
  await page.getByRole("link", { name: "Show all facts" }).click();
  await expect(facts).toHaveCount(all);
});

test("a comparison by a brief keeps its criteria while a solution is added", async ({ page }) => {
  await page.goto("/compare?solutions=1,2&text=Video+analysis+for+soccer");
  await page.getByRole("searchbox", { name: "Add a solution" }).fill("Cairn Indoor");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: /^Add Cairn Indoor/ }).click();
  await expect(page).toHaveURL(/text=Video\+analysis\+for\+soccer/);
  await expect(page.getByRole("columnheader")).toHaveCount(3);
});

test("the reference of the API is searched", async ({ page }) => {
  await page.goto("/developers/api");
  await page.getByRole("searchbox", { name: "Search calls" }).fill("bulk-notifications");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/developers\/api\?search=bulk-notifications$/);
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["/api/admin/bulk-notifications"]);
});

test("the blog is sorted, in the category and with the words that are chosen", async ({ page }) => {
  await page.goto("/blog?tag=soccer&search=a");
  await page.getByRole("navigation", { name: "Categories" }).getByRole("link").nth(1).click();
  const category = new URL(page.url()).searchParams.get("category") ?? "none";
  await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Most Popular" });
  await page.getByRole("button", { name: "Sort" }).click();
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({ category, tag: "soccer", search: "a", sort: "popular" });
  await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("popular");
});

test("a record's later reviews are a page that a link leads to", async ({ page, request }) => {
  const found = await request.get("/api/solutions?search=Brindlefox%20Tagger");
  const [solution]: { id: number }[] = await found.json();
  await page.goto(`/solutions/${solution?.id}`);
  await expect(listed(page)).toHaveCount(3);
  await page.getByRole("link", { name: "Show all 7 reviews" }).click();
  await expect(listed(page)).toHaveCount(7);
  await page.getByRole("link", { name: "Lowest rating" }).click();
  await expect(listed(page)).toHaveCount(3);
});

test("the status is what the server found", async ({ page }) => {
  await page.goto("/status");
  await expect(page.getByText("Operational", { exact: true })).toHaveCount(3);
  await expect(page.getByText("As the server found it when it made this page.")).toBeVisible();
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByText("Operational", { exact: true })).toHaveCount(3);
});

test("chosen filters are taken back by links, and so is a search that finds nothing", async ({ page }) => {
  await page.goto("/solutions?sport=Soccer&level=elite");
  const chosen = page.getByRole("list", { name: "Active filters" });
  await chosen.getByRole("link", { name: "Remove Elite" }).click();
  await expect(page).toHaveURL(/\/solutions\?sport=Soccer$/);
  await chosen.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/\/solutions$/);
  await page.goto("/blog?search=zzzzzz");
  await page.getByRole("link", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test("a form that needs scripts says so in its place", async ({ page }) => {
  for (const path of ["/contact", "/demo", "/blog", "/login", "/register", "/forgot-password"]) {
    await page.goto(path);
    await expect(page.getByText("This form needs JavaScript.").first(), path).toBeVisible();
  }
});

/** What can be seen and pressed or filled in, but leads nowhere. */
const deadControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("button, input, select, textarea")].flatMap((control) => {
      if (!(control instanceof HTMLElement) || !control.checkVisibility({ visibilityProperty: true }))
        return [];
      if (control.hasAttribute("popovertarget")) return [];
      const { form } = control as HTMLInputElement;
      const isDead = control.matches(":disabled") || !form?.hasAttribute("action");
      return isDead ? [`${control.tagName} ${control.ariaLabel ?? control.textContent}`] : [];
    }),
  );

test("no screen shows a control that does nothing, nor waits, at 1440 or 390 px", async ({ page }) => {
  for (const path of [...SCREENS, "/login", "/register", "/forgot-password"]) {
    await page.goto(path);
    // Only styles depend on the width.
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect([path, width, await deadControls(page)]).toEqual([path, width, []]);
      const waiting = page.locator("main [aria-busy=true]:visible, main :text('Checking...'):visible");
      expect([path, width, await waiting.count()]).toEqual([path, width, 0]);
    }
  }
});
