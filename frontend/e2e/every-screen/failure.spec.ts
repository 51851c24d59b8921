import { expect, noisyTest as test } from "../fixtures.ts";

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

test("only a screen with filters says that they are saved", async ({ page }) => {
  const kept = page.getByText("Your search and filters are saved in the page's address.");
  const failed = page.getByRole("heading", { name: "Something went wrong" });
  const fail = () =>
    page.route("**/graphql", (route) =>
      route.fulfill({
        json: { errors: [{ message: "Something went wrong on our end. Please try again." }] },
      }),
    );
  await page.goto("/solutions");
  await fail();
  await page.getByRole("article").getByRole("link").first().click();
  await expect(failed).toBeVisible();
  await expect(kept).toHaveCount(0);
  await page.unroute("**/graphql");
  await page.goto("/");
  await fail();
  await page.getByRole("main").getByRole("link", { name: "AI Solutions Center" }).click();
  await expect(failed).toBeVisible();
  await expect(kept).toBeVisible();
});
