import { expect } from "../fixtures.ts";
import { test } from "../screen-test.ts";

test("the reference is found from the developers' page, searched, and opened", async ({ page }) => {
  await page.goto("/developers");
  await page.getByRole("main").getByRole("link", { name: "the reference" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "API Reference" })).toBeVisible();

  await page.getByRole("searchbox", { name: "Search calls" }).fill("get solutions categories");
  await expect(page).toHaveURL(/\/developers\/api\?search=get\+solutions\+categories$/);
  await expect(page.getByRole("status").filter({ hasText: /^1 of \d+ calls$/ })).toBeVisible();

  const call = page.getByRole("heading", { level: 3, name: "/api/solutions/categories" });
  await call.click();
  await expect(page.getByText("Anyone can call it, without a key.")).toBeVisible();
  const example = page.getByRole("group", { name: "Example of GET /api/solutions/categories" });
  await expect(example).toContainText(/^curl "http.+\/api\/solutions\/categories"$/);
});

test("the reference works by its address alone, and says when nothing has the words", async ({ page }) => {
  await page.goto("/developers/api?search=bulk-notifications");
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["/api/admin/bulk-notifications"]);
  await page.getByRole("searchbox", { name: "Search calls" }).fill("zzzzzz");
  await expect(page.getByRole("heading", { name: "No calls found" })).toBeVisible();
});

test("the changelog is read on a page", async ({ page }) => {
  await page.goto("/developers");
  await page.getByRole("main").getByRole("link", { name: "the changelog" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "API Changes" })).toBeVisible();
  await page.getByRole("link", { name: "Page through a list" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Page through a list" })).toBeVisible();
});

test("the deprecation policy is in reach of the developers' page and the reference", async ({ page }) => {
  for (const path of ["/developers", "/developers/api"]) {
    await page.goto(path);
    await page.getByRole("main").getByRole("link", { name: "deprecation policy" }).click();
    await expect(page).toHaveURL(/\/developers\/changes#promises$/);
    await expect(page.getByRole("heading", { level: 2, name: "What you can rely on" })).toBeInViewport();
  }
});
