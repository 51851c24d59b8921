import type { Browser, Page } from "@playwright/test";
import { registerNew, signInAs } from "../accounts.ts";
import { expect, hydrated, test } from "../fixtures.ts";
import { letterTo } from "../outbox.ts";

const list = (page: Page) => page.getByRole("list", { name: "Notifications", exact: true });
const bell = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Notifications/ });

/** Sends alerts to somebody, as an administrator in another browser. */
async function administrator(browser: Browser, username: string) {
  const page = await browser.newPage();
  await signInAs(page, "admin");
  const ask = async (query: string, variables: object = {}) =>
    (await page.request.post("/graphql", { data: { query, variables } })).json();
  return {
    alert: async (userId: string, title: string) => {
      const input = { title, text: `Dear ${username}, read this.`, userIds: [userId] };
      const { errors } = await ask("mutation ($input: AlertInput!) { sendAlert(input: $input) }", { input });
      expect(errors).toBeUndefined();
    },
    close: () => page.close(),
  };
}

const idOf = async (page: Page): Promise<string> => {
  const answer = await page.request.post("/graphql", { data: { query: "{ viewer { id } }" } });
  return (await answer.json()).data.viewer.id;
};

test("what happens is seen without reloading, in both tabs, and read by opening it", async ({
  page,
  browser,
}) => {
  const { username } = await registerNew(page);
  const { alert, close } = await administrator(browser, username);
  const id = await idOf(page);
  await page.goto("/dashboard", hydrated);
  const other = await page.context().newPage();
  await other.goto("/notifications", hydrated);
  await expect(other.getByRole("heading", { name: "No notifications yet" })).toBeVisible();
  await alert(id, "Welcome");
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
  await alert(id, "Maintenance on Sunday");
  await expect(bell(page)).toHaveAccessibleName("Notifications, 2 unread");
  await expect(page.getByRole("main").getByRole("link", { name: "Notifications, 2 unread" })).toBeVisible();
  await expect(page.getByText(/^[12] new notifications?$/)).toBeAttached();
  const row = list(other).getByRole("listitem").filter({ hasText: "Maintenance on Sunday" });
  await expect(row).toContainText(`Dear ${username}, read this.`);
  await expect(row.getByText("Unread", { exact: true })).toBeVisible();
  await row.getByRole("link", { name: "Maintenance on Sunday" }).press("Enter");
  await expect(row.getByRole("button", { name: "Mark as unread" })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
  await expect(bell(other)).toHaveAccessibleName("Notifications, 1 unread");
  await close();
});

test("a message rings the bell of the vendor's people, and reading it there quiets it", async ({
  page,
  browser,
}) => {
  await registerNew(page);
  await page.goto(`/vendors?${new URLSearchParams({ search: "Brindlefox Video" })}`, hydrated);
  const vendor = await browser.newPage();
  await signInAs(vendor, "business");
  await vendor.goto("/notifications?type=message", hydrated);
  await page.getByRole("link", { name: "Contact Brindlefox Video" }).click();
  const form = page.getByRole("form", { name: "Write to Brindlefox Video" });
  await form.getByLabel("Message").fill("Does it ring?");
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(page).toHaveURL(/\/messages\/\d+$/);
  const path = new URL(page.url()).pathname;
  const told = list(vendor).locator(`a[href="${path}"]`);
  await expect(told).toHaveText("New message from Ines Duarte");
  await told.click();
  await expect(vendor).toHaveURL(new RegExp(`${path}$`));
  await vendor.goto("/notifications?type=message", hydrated);
  const row = list(vendor)
    .getByRole("listitem")
    .filter({ has: vendor.locator(`a[href="${path}"]`) });
  await expect(row.getByRole("button", { name: "Mark as unread" })).toBeVisible();
  await vendor.close();
});

test("on a phone, they are narrowed by the address and read all at once", async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { username } = await registerNew(page);
  const { alert, close } = await administrator(browser, username);
  const id = await idOf(page);
  for (const title of ["First", "Second", "Third"]) await alert(id, title);
  await page.goto("/notifications", hydrated);
  await expect(list(page).getByRole("listitem")).toHaveCount(3);
  await list(page).getByRole("listitem").first().getByRole("button", { name: "Mark as read Third" }).click();
  await expect(bell(page)).toHaveAccessibleName("Notifications, 2 unread");
  await page.getByRole("link", { name: "Unread (2)" }).click();
  await expect(page).toHaveURL(/\?show=unread$/);
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
  await page.getByRole("link", { name: "Alerts 2" }).click();
  await expect(page).toHaveURL(/\?show=unread&type=alert$/);
  await page.getByRole("button", { name: "Mark all as read: Alerts" }).click();
  await expect(page.getByRole("heading", { name: "Nothing unread" })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  await page.getByRole("link", { name: "Show all notifications" }).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(3);
  await close();
});

test("a tab that comes back tells what came meanwhile, once", async ({ page, browser }) => {
  const { username } = await registerNew(page);
  const { alert, close } = await administrator(browser, username);
  const id = await idOf(page);
  const follows = () => page.waitForRequest(/\/graphql\/stream$/);
  const followed = follows();
  await page.goto("/notifications", hydrated);
  await followed;
  await alert(id, "Before");
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  for (const title of ["One", "Two", "Three", "Four", "Five"]) await alert(id, title);
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  const again = follows();
  await hide(false);
  expect((await again).postDataJSON().variables).toEqual({ after: 1 });
  await expect(list(page).getByRole("listitem")).toHaveCount(6);
  await expect(bell(page)).toHaveAccessibleName("Notifications, 6 unread");
  // What comes within a second is announced together, so the first may be among them.
  await expect(page.getByText(/^[56] new notifications$/)).toBeAttached();
  await close();
});

test("emails come as often as chosen, and end by the link in one", async ({ page, browser }) => {
  const { username, email } = await registerNew(page);
  const { alert, close } = await administrator(browser, username);
  const title = `Letter ${username}`;
  await alert(await idOf(page), title);
  const letter = await letterTo(email, title);
  await page.goto("/profile?tab=notifications", hydrated);
  const choice = (name: string) => page.getByRole("radio", { name, exact: true });
  await expect(choice("Alerts: Right away")).toBeChecked();
  await choice("Alerts: Daily").check();
  await page.reload(hydrated);
  await expect(choice("Alerts: Daily")).toBeChecked();
  const [address = ""] = /https?:\/\/\S*\/notifications\/unsubscribe\?key=[\w.]+/.exec(letter) ?? [];
  const { pathname, search } = new URL(address);
  await page.goto(`${pathname}${search}`, hydrated);
  await page.getByRole("button", { name: "Stop Emails" }).click();
  await expect(page.getByText("You won't get any more of these emails")).toBeVisible();
  await page.goto("/profile?tab=notifications", hydrated);
  await expect(choice("Alerts: Never")).toBeChecked();
  await page.getByRole("switch", { name: "Email Notifications" }).click();
  await expect(choice("Alerts: Never")).toBeDisabled();
  await close();
});

test("nobody sees them without signing in", async ({ page }) => {
  await page.goto("/notifications");
  await expect(page.getByRole("heading", { name: "Sign in to see your notifications." })).toBeVisible();
});

test("a filter that is pressed while another one loads adds to it", async ({ page }) => {
  await signInAs(page, "business");
  await page.goto("/notifications", hydrated);
  const held = Promise.withResolvers<void>();
  await page.route("/graphql", async (route) => {
    await held.promise;
    await route.continue();
  });
  const filters = page.getByRole("navigation", { name: "Filter notifications" });
  await filters.getByRole("link", { name: /^Unread/ }).click();
  await expect(page).toHaveURL(/\/notifications\?.*unread/);
  await page.getByRole("navigation", { name: "Type" }).getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/unread/);
  await expect(page).toHaveURL(/type=/);
  held.resolve();
});
