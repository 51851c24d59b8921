import type { Page } from "@playwright/test";
import { registerNew } from "../accounts.ts";
import { expect, hydrated, test } from "../fixtures.ts";
import { flood } from "../flood.ts";

const bell = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Notifications/ });

test("more than ninety-nine are 99+ in the badge, come in pages, and are read all at once in both tabs", async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await registerNew(page);
  await page.goto("/notifications", hydrated);
  await flood(page, browser, 108);
  await expect(bell(page)).toHaveAccessibleName("Notifications, 108 unread", { timeout: 30_000 });
  await expect(bell(page)).toHaveText("99+");
  await page.reload(hydrated);
  await expect(bell(page)).toHaveText("99+");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  const other = await page.context().newPage();
  await other.goto("/dashboard", hydrated);
  await expect(bell(other)).toHaveAccessibleName("Notifications, 108 unread");
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  await expect(bell(other)).toHaveAccessibleName("Notifications");
  await expect(bell(other)).toHaveText("");
});

test("how often emails come is chosen by keyboard on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await registerNew(page);
  await page.goto("/profile?tab=notifications", hydrated);
  const choice = (name: string) => page.getByRole("radio", { name, exact: true });
  for (const type of ["Alerts", "Vendor claims"]) await expect(choice(`${type}: Right away`)).toBeChecked();
  await choice("Alerts: Right away").focus();
  const saved = () =>
    page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes("SetNotificationFrequency")),
    );
  for (const name of ["Daily", "Weekly", "Never"]) {
    const answer = saved();
    await page.keyboard.press("ArrowRight");
    await answer;
    await expect(choice(`Alerts: ${name}`)).toBeChecked();
    await expect(choice(`Alerts: ${name}`)).toBeFocused();
  }
  const answer = saved();
  await page.keyboard.press("ArrowLeft");
  await answer;
  await page.reload(hydrated);
  await expect(choice("Alerts: Weekly")).toBeChecked();
  await expect(choice("Vendor claims: Right away")).toBeChecked();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  for (const name of ["Right away", "Daily", "Weekly", "Never"]) {
    const box = await choice(`Alerts: ${name}`).boundingBox();
    expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
});
