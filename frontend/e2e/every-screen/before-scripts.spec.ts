import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

/** Opens a page whose scripts are still on their way; what is given back lets them come. */
async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: come, resolve: releaseHeld } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await come;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return async () => {
    releaseHeld();
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
  };
}

test("a link leads on", async ({ page }) => {
  await openBeforeScripts(page, "/");
  await page.getByRole("link", { name: "Explore All Solutions" }).click();
  await expect(page).toHaveURL(/\/solutions$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

for (const [path, name, words, address] of [
  ["/solutions", "Search solutions", "tracking", /\/solutions\?search=tracking$/],
  ["/blog", "Search articles", "data", /\/blog\?search=data$/],
  ["/search", "Search everything", "video", /\/search\?text=video$/],
  ["/developers/api", "Search calls", "vendors", /\/developers\/api\?search=vendors$/],
  ["/compare?solutions=1,2", "Add a solution", "cairn", /&find=cairn$/],
] as const)
  test(`letters typed at ${path} stay, and are searched for`, async ({ page }) => {
    const releaseScripts = await openBeforeScripts(page, path);
    const field = page.getByRole("searchbox", { name });
    await field.pressSequentially(words);
    await releaseScripts();
    await expect(page).toHaveURL(address);
    await expect(field).toHaveValue(words);
  });

test("what is ticked and how it is sorted counts", async ({ page }) => {
  const releaseScripts = await openBeforeScripts(page, "/solutions");
  await page.getByRole("checkbox", { name: /^Elite/ }).check();
  await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Newest" });
  await releaseScripts();
  await expect(page).toHaveURL(/level=elite/);
  await expect(page).toHaveURL(/sort=newest/);
  await expect(page.getByRole("checkbox", { name: /^Elite/ })).toBeChecked();
  await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("newest");
});

for (const [path, label] of [
  ["/", "What do you need?"],
  ["/match", "What do you need?"],
  ["/match?text=Rugby", "What do you need?"],
  ["/contact", "Name"],
  ["/login", "Username"],
] as const)
  test(`letters typed into “${label}” at ${path} stay`, async ({ page }) => {
    const releaseScripts = await openBeforeScripts(page, path);
    const field = page.getByRole("textbox", { name: label });
    await field.fill("");
    await field.pressSequentially("Ada Rovers");
    await releaseScripts();
    await expect(field).toHaveValue("Ada Rovers");
    await field.blur();
    await expect(field).toHaveValue("Ada Rovers");
  });
