import type { Browser, Page } from "@playwright/test";
import { registerNew, signInAs } from "./accounts.ts";
import { expect, hydrated, test } from "./fixtures.ts";

const bell = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Notifications/ });

/** Sends this many alerts to the page's account, as an administrator in another browser, some at a time. */
async function flood(page: Page, browser: Browser, count: number) {
  const { data } = await (
    await page.request.post("/graphql", { data: { query: "{ viewer { id } }" } })
  ).json();
  const context = await browser.newContext();
  const admin = await context.newPage();
  await signInAs(admin, "admin");
  const query = "mutation ($input: AlertInput!) { sendAlert(input: $input) }";
  for (let from = 0; from < count; from += 12) {
    const numbers = Array.from({ length: Math.min(12, count - from) }, (_, at) => from + at + 1);
    const answers = await Promise.all(
      numbers.map(async (n) => {
        const input = { title: `Alert ${n}`, text: "Read this.", userIds: [data.viewer.id] };
        return (await admin.request.post("/graphql", { data: { query, variables: { input } } })).json();
      }),
    );
    for (const { errors } of answers) expect(errors).toBeUndefined();
  }
  await context.close();
}

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
