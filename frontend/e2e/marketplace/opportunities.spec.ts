import { readFile } from "node:fs/promises";
import { expect, test } from "../fixtures.ts";

test("the list shows the required fields and controls", async ({ page }) => {
  await page.goto("/opportunities");
  await expect(page.getByRole("heading", { level: 1, name: "Business Opportunities" })).toBeVisible();
  await expect(page.getByPlaceholder("Search opportunities...")).toBeVisible();
  const type = page.getByRole("combobox", { name: "Type" });
  await expect(type.getByRole("option").first()).toHaveText("All Types");
  for (const label of (await type.getByRole("option").allTextContents()).slice(1)) {
    expect(label).toMatch(/^[A-Z]/);
  }
  await expect(page.getByRole("heading", { name: /^\d+ Opportunities Found$/ })).toBeVisible();
  const card = page.getByRole("list", { name: "Opportunities" }).getByRole("article").first();
  await expect(card.getByText(/^\d+ days? left$/)).toBeVisible();
  await expect(card.getByText(/^\$[\d,]+$|^Budget TBD$/)).toBeVisible();
  expect(
    await card.getByRole("list", { name: "Requirements" }).getByRole("listitem").count(),
  ).toBeLessThanOrEqual(3);
});

test("the list is downloaded whole, as it is filtered", async ({ page }) => {
  await page.goto("/opportunities");
  await page.getByRole("combobox", { name: "Type" }).selectOption({ label: "Research" });
  await expect(page).toHaveURL(/type=research/);
  const link = page.getByRole("link", { name: "Download CSV" });
  await expect(link).toHaveAttribute("href", "/api/opportunities.csv?type=research");
  const found = page.getByRole("heading", { name: /opportunit(y|ies) found$/i });
  await expect(page.getByRole("region", { name: "Results" }).locator("[aria-busy=true]")).toHaveCount(0);
  const waiting = page.waitForEvent("download");
  await link.click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^opportunities-export-\d{4}-\d\d-\d\d\.csv$/);
  const rows = (await readFile(await download.path(), "utf8")).match(/^\d+,/gm);
  expect(rows).toHaveLength(Number.parseInt((await found.textContent()) ?? "", 10));
});

test("a week or less is urgent, in another color than more", async ({ page }) => {
  await page.goto("/opportunities");
  const colorOf = async (text: RegExp) =>
    page
      .getByText(text)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  await page.getByRole("link", { name: "Load more" }).click();
  expect(await colorOf(/^[1-7] days? left$/)).not.toBe(await colorOf(/^\d\d+ days left$/));
});

test("requirements stand in one row, with how many more there are", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/opportunities");
  const rows = page.getByRole("list", { name: "Requirements" });
  expect(await rows.count()).toBeGreaterThan(10);
  await expect(rows.first()).toContainText(/\+\d+ more$/);
  const high = await rows.evaluateAll((all) =>
    all
      .filter((row) => row.clientHeight > 32 || row.scrollWidth > row.clientWidth + 1)
      .map((row) => row.textContent),
  );
  expect(high).toEqual([]);
});

test("type, due date and facets are kept in the URL and survive a reload", async ({ page }) => {
  await page.goto("/opportunities");
  await page.getByRole("combobox", { name: "Type" }).selectOption({ label: "Research" });
  await expect(page).toHaveURL(/type=research/);
  await expect(page.getByText("Research", { exact: true }).first()).toBeVisible();
  await page.getByRole("combobox", { name: "Due date" }).selectOption({ label: "Within 90 days" });
  await expect(page).toHaveURL(/due=90/);
  const found = page.getByRole("heading", { name: /opportunit(y|ies) found$/i });
  await expect(page.getByRole("region", { name: "Results" }).locator("[aria-busy=true]")).toHaveCount(0);
  const text = await found.textContent();
  await page.reload();
  await expect(found).toHaveText(text ?? "");
  await expect(page.getByRole("combobox", { name: "Due date" })).toHaveValue("90");
  const chosen = page.getByRole("list", { name: "Active filters" });
  await chosen.getByRole("link", { name: "Remove Within 90 days" }).click();
  await expect(page).not.toHaveURL(/due=/);
  await expect(page).toHaveURL(/type=research/);
  await chosen.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/\/opportunities$/);
  await expect(chosen).toBeHidden();
});

test("nothing found says so and offers a way out", async ({ page }) => {
  await page.goto("/opportunities?search=zzzzzz&level=elite");
  await expect(page.getByRole("heading", { name: "No Opportunities Found" })).toBeVisible();
  await page.getByRole("link", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL(/\/opportunities$/);
  await expect(page.getByRole("searchbox")).toBeFocused();
});

test("four placeholders are shown while the list loads", async ({ page }) => {
  await page.goto("/about");
  const shown = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    await shown.promise;
    await route.continue();
  });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Opportunities" }).click();
  await expect(page.locator("[data-placeholder-card]")).toHaveCount(4);
  shown.resolve();
  await expect(page.getByRole("heading", { name: /Opportunities Found$/ })).toBeVisible();
});

test("Apply Now leads to who, how and until when", async ({ page }) => {
  await page.goto("/opportunities");
  await page
    .getByRole("link", { name: /^Apply Now/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/opportunities\/\d+-[a-z0-9-]+#apply$/);
  const part = page.getByRole("region", { name: "How to apply" });
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();
  await expect(part.getByText(/^Apply by \w+ \d+, \d{4}, 11:59 PM UTC\.$/)).toBeVisible();
  await expect(part.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
  await expect(page.getByRole("list", { name: "Related opportunities" }).getByRole("article")).toHaveCount(3);
});

test.describe("a reader in another time zone", () => {
  test.use({ timezoneId: "Asia/Tokyo" });
  test("reads a deadline in the hub's time zone and in their own", async ({ page }) => {
    await page.goto("/opportunities");
    await page
      .getByRole("link", { name: /^Apply Now/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/opportunities\/\d+-[a-z0-9-]+#apply$/);
    await page.reload();
    await expect(
      page.getByText(
        /^Applications close \w+ \d+, \d{4}, 11:59 PM UTC \(\w+ \d+, \d{4}, 8:59 AM GMT\+9 for you\)\.$/,
      ),
    ).toBeVisible();
  });
});
