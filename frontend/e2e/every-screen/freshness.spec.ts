import { expect, test } from "../fixtures.ts";

test("a list is fresh for five minutes, then shown and fetched again", async ({ page }) => {
  await page.clock.install();
  const operations: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql")) operations.push(request.postDataJSON().operationName);
  });
  const main = page.getByRole("navigation", { name: "Main", exact: true });
  const visit = async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
    await main.getByRole("link", { name: "Solutions" }).click();
    await expect(page.getByRole("heading", { name: /Solutions Found/ })).toBeVisible();
  };
  await page.goto("/solutions");
  await visit();
  expect(operations).toEqual([]);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  expect(operations).toEqual([]);
  await page.clock.fastForward("05:01");
  expect(operations).toEqual([]);
  await visit();
  await expect.poll(() => operations.toSorted()).toEqual(["Solutions", "Viewer"]);
});
