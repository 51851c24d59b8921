import { expect, hydrated, test } from "../fixtures.ts";

test("Back from a page restores everything that was loaded and the place in it", async ({ page }) => {
  await page.goto("/solutions", hydrated);
  const titles = page.getByRole("list", { name: "Solutions" }).getByRole("heading", { level: 3 });
  await page.getByRole("link", { name: "Load more" }).click();
  await expect(titles).toHaveCount(48);
  const fortieth = titles.nth(40).getByRole("link");
  const name = (await fortieth.textContent()) ?? "";
  await fortieth.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(titles).toHaveCount(48);
  await expect(fortieth).toBeInViewport();
});

test("a page loaded by hand takes the focus to its first card", async ({ page }) => {
  await page.goto("/solutions", hydrated);
  const titles = page.getByRole("list", { name: "Solutions" }).getByRole("heading", { level: 3 });
  await page.getByRole("link", { name: "Load more" }).focus();
  await page.keyboard.press("Enter");
  await expect(titles.nth(24).getByRole("link")).toBeFocused();
});

test("Back takes filters away one by one", async ({ page }) => {
  await page.goto("/solutions");
  await page.getByRole("checkbox", { name: /^Elite/ }).check();
  await expect(page).toHaveURL(/level=elite/);
  await page.getByRole("checkbox", { name: /^Custom pricing/ }).check();
  await expect(page).toHaveURL(/price=custom/);
  await page.goBack();
  await expect(page.getByRole("checkbox", { name: /^Custom pricing/ })).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: /^Elite/ })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole("checkbox", { name: /^Elite/ })).not.toBeChecked();
});

test("typing goes on while answers are slow, and loses nothing", async ({ page }) => {
  await page.goto("/solutions");
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/graphql", async (route) => {
    await released;
    await route.continue();
  });
  const search = page.getByRole("searchbox");
  await search.pressSequentially("video of every rowing", { delay: 60 });
  await expect(search).toHaveValue("video of every rowing");
  await expect(page).toHaveURL(/search=video\+of\+every\+rowing/);
  answer();
  await expect(page.getByRole("region", { name: "Results" }).locator("[aria-busy=false]")).toBeVisible();
  await expect(search).toHaveValue("video of every rowing");
  await expect(search).toBeFocused();
});

test("the way back from a page keeps the search", async ({ page }) => {
  await page.goto("/solutions?search=rowing&sort=newest");
  await page
    .getByRole("list", { name: "Solutions" })
    .getByRole("link", { name: /^View Details/ })
    .first()
    .click();
  await page.getByRole("link", { name: "Back to Solutions" }).click();
  await expect(page).toHaveURL(/search=rowing&sort=newest/);
});
