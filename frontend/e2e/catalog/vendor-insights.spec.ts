import { registerNew, signInAs } from "../accounts.ts";
import { axeOf } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";

test("a member sees what buyers do and what the listing lacks, others nothing", async ({
  page,
  browser,
  request,
}) => {
  const found = await request.get("/api/vendors?search=Brindlefox");
  const [vendor]: { id: number; slug: string }[] = await found.json();
  const path = `/vendors/${vendor?.id}-${vendor?.slug}`;
  await signInAs(page, "business");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${path}/solutions`, hydrated);
  await page.getByRole("link", { name: "Insights" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Insights");
  await expect(page.getByText("Median response")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What your listing lacks" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect((await axeOf(page).include("main").analyze()).violations).toEqual([]);
  const stranger = await browser.newPage();
  await registerNew(stranger);
  await stranger.goto(`${path}/insights`);
  await expect(stranger.getByText(/^Only the .* team can do this\.$/)).toBeVisible();
  await expect(stranger.getByText("Median response")).toHaveCount(0);
});
