import { expect, noisyTest as test } from "./fixtures.ts";

test("a failed list stays inside the page and can be tried again", async ({ page }) => {
  await page.goto("/");
  await page.route("**/graphql", (route) =>
    route.fulfill({ json: { errors: [{ message: "Something went wrong on our end. Please try again." }] } }),
  );
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Solutions" }).click();
  const retry = page.getByRole("link", { name: "Try again" });
  await expect(retry).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await page.unroute("**/graphql");
  await retry.click();
  await expect(page.getByRole("heading", { name: /Solutions Found/ })).toBeVisible();
});
