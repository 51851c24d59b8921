import { expect, hydrated, test } from "../fixtures.ts";

const tray = "Compare";

test("solutions go from cards to the tray, over pages, and side by side", async ({ page }) => {
  await page.goto("/solutions", hydrated);
  const toggles = page.getByRole("main").getByRole("button", { name: /^Compare / });
  await toggles.nth(0).click();
  await expect(toggles.nth(0)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("region", { name: tray })).toContainText("1 solution to compare");
  await toggles.nth(1).click();
  await page.goto("/vendors", hydrated);
  const region = page.getByRole("region", { name: tray });
  await expect(region.getByRole("listitem")).toHaveCount(2);
  await region.getByRole("link", { name: "Compare" }).click();
  await expect(page).toHaveURL(/\/compare\?solutions=\d+,\d+$/);
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveCount(2);
  const all = await table.getByRole("rowheader").count();
  await page.getByRole("link", { name: "Show only differences" }).click();
  await expect(page).toHaveURL(/&differences=true$/);
  await expect.poll(() => table.getByRole("rowheader").count()).toBeLessThan(all);
  await page.goBack();
  await expect(table.getByRole("rowheader")).toHaveCount(all);
});

test("a fifth solution is refused with the reason", async ({ page }) => {
  await page.goto("/solutions", hydrated);
  const toggles = page.getByRole("main").getByRole("button", { name: /^Compare / });
  for (let index = 0; index < 5; index++) await toggles.nth(index).click();
  await expect(toggles.nth(4)).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByText("Remove one from the tray first.")).toBeVisible();
  await page.getByRole("region", { name: tray }).getByRole("button", { name: "Clear" }).click();
  await expect(page.getByRole("region", { name: tray })).toHaveCount(0);
});

test("a comparison is its address: served with its table, changed in place, 404 without solutions", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/compare?solutions=1,2")).text();
  for (const row of ["Vendor", "Integrations"]) expect(html).toContain(`<th scope="row">${row}</th>`);
  expect(html).toContain('content="noindex"');
  expect((await request.get("/compare?solutions=99999")).status()).toBe(404);
  expect((await request.get("/compare")).status()).toBe(200);

  await page.goto("/compare?solutions=1,2,99999", hydrated);
  for (const logo of await page.getByRole("columnheader").locator("img").all())
    expect(await logo.boundingBox()).toMatchObject({ width: 40, height: 40 });
  await expect(page.getByText("One solution in this address no longer exists.")).toBeVisible();
  await page.getByRole("searchbox", { name: "Add a solution" }).fill("Cairn Indoor");
  await page.getByRole("link", { name: /^Add Cairn Indoor/ }).click();
  await expect(page.getByRole("columnheader")).toHaveCount(3);
  await page.getByRole("link", { name: "Remove Cairn Indoor" }).click();
  await expect(page).toHaveURL(/solutions=1,2$/);
  await expect(page.getByRole("columnheader")).toHaveCount(2);
});

test("at 360 px the table scrolls by keyboard, and its row names stay", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/compare?solutions=1,2,3,4", hydrated);
  const region = page.getByRole("region", { name: "Comparison" });
  const left = () =>
    page.getByRole("rowheader", { name: "Pricing" }).evaluate((cell) => cell.getBoundingClientRect().left);
  const before = await left();
  await region.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(Math.abs((await left()) - before)).toBeLessThan(2);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});
