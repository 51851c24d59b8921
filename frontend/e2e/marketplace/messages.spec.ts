import type { Page } from "@playwright/test";
import { registerNew, signInAs } from "../accounts.ts";
import { expect, hydrated, test } from "../fixtures.ts";
import { letterTo } from "../outbox.ts";

const inbox = (page: Page) => page.getByRole("list", { name: "Conversations" }).getByRole("listitem");
const thread = (page: Page) =>
  page.getByRole("list", { name: "Messages", exact: true }).getByRole("listitem");

/** Opens the contact form of a vendor from its card. */
async function contact(page: Page, vendor: string): Promise<void> {
  await page.goto(`/vendors?${new URLSearchParams({ search: vendor })}`, hydrated);
  await page.getByRole("link", { name: `Contact ${vendor}` }).click();
  await expect(page.getByRole("region", { name: "Contact" })).toBeFocused();
}

test("a visitor is led to sign in, and back to the form", async ({ page }) => {
  await contact(page, "Brindlefox Video");
  const section = page.getByRole("region", { name: "Contact" });
  await expect(section.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", /next=.*%23contact/);
  await page.goto("/messages");
  await expect(page.getByRole("heading", { name: "Sign in to read your messages." })).toBeVisible();
});

test("a person writes from a phone, the vendor answers, both read it, and one archives it", async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email } = await registerNew(page);
  await contact(page, "Brindlefox Video");
  const form = page.getByRole("form", { name: "Write to Brindlefox Video" });
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(form.getByText("Message is required")).toBeVisible();
  const words = `Does it read 4K files? ${Date.now()}`;
  await form.getByLabel("Message").fill(words);
  await form.getByLabel("What is it about?").selectOption({ label: "Brindlefox Tagger" });
  await page.reload(hydrated);
  await expect(form.getByLabel("Message")).toHaveValue(words);
  await form.getByRole("button", { name: "Send Message" }).dblclick();
  await expect(page).toHaveURL(/\/messages\/\d+$/);
  await expect(thread(page)).toHaveCount(1);
  await expect(page.getByText("About Brindlefox Tagger from Brindlefox Video")).toBeVisible();
  const path = new URL(page.url()).pathname;

  const vendor = await browser.newPage();
  await signInAs(vendor, "business");
  await vendor.goto("/messages?show=unread", hydrated);
  const row = inbox(vendor).filter({ hasText: words });
  await expect(row).toContainText("1 unread");
  await row.getByRole("link", { name: "Ines Duarte" }).click();
  await expect(vendor).toHaveURL(new RegExp(`${path}$`));
  await vendor.getByLabel("Your message to Ines Duarte").fill("It does, up to 60 frames a second.");
  await vendor.getByRole("button", { name: "Send" }).click();
  await expect(thread(vendor)).toHaveCount(2);
  await vendor.getByRole("link", { name: "Messages", exact: true }).first().click();
  await expect(inbox(vendor).filter({ hasText: "It does, up to 60 frames" })).not.toContainText("unread");
  await vendor.close();

  expect(await letterTo(email, "New message from Brindlefox Video")).toContain(path);
  await page.goto("/messages", hydrated);
  await expect(inbox(page)).toHaveCount(1);
  await expect(inbox(page)).toContainText("1 unread");
  await expect(page.getByRole("link", { name: "Unread (1)" })).toBeVisible();
  await inbox(page).getByRole("link").click();
  await expect(thread(page).last()).toContainText("Marcus Okafor, Brindlefox Video");
  await expect(thread(page).last()).toContainText("It does, up to 60 frames a second.");
  await page.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByRole("button", { name: "Move to inbox" })).toBeVisible();
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Messages" }).click();
  await expect(page.getByRole("heading", { name: "No messages yet" })).toBeVisible();
  await page.getByRole("link", { name: "Archived" }).click();
  await expect(page).toHaveURL(/\?show=archived$/);
  await expect(inbox(page)).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("an administrator answers for an unclaimed vendor, and is marked", async ({ page }) => {
  await signInAs(page, "admin");
  await page.goto("/messages", hydrated);
  const row = inbox(page).filter({ hasText: "calibration of the seven-day forecast" });
  await expect(row).toContainText("For an unclaimed vendor: Corvane Data");
  await row.getByRole("link").click();
  await page.getByLabel("Your message to Jonas Lindqvist").fill("We have passed it on to Corvane.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(thread(page).last()).toContainText("SportsTech Hub, for Corvane Data");
  await expect(thread(page).last()).toContainText("Written by an administrator");
});

test("a message is reported, and one who is not part of a conversation finds nothing", async ({
  page,
  browser,
}) => {
  await signInAs(page, "student");
  await page.goto("/messages", hydrated);
  await inbox(page).filter({ hasText: "I tag rowing technique" }).getByRole("link").click();
  await expect(page).toHaveURL(/\/messages\/\d+$/);
  const { pathname } = new URL(page.url());
  const other = await browser.newPage();
  await signInAs(other, "mentor");
  expect((await other.goto(pathname))?.status()).toBe(404);
  await expect(other.getByRole("heading", { name: "Conversation Not Found" })).toBeVisible();
  await signInAs(other, "business");
  await other.goto(pathname, hydrated);
  await other.getByRole("button", { name: "Report the message from Aiko Tanaka" }).click();
  const form = other.getByRole("form", { name: "Report message" });
  await form.getByLabel("What's wrong with it?").fill("Not for us");
  await form.getByRole("button", { name: "Report" }).click();
  await expect(other.getByText("Message reported")).toBeVisible();
  await other.close();
});

test("questions that an agent prepared stand in the form, and wait for their person", async ({ page }) => {
  await registerNew(page);
  const prepared = new URLSearchParams({
    vendors: "1,2",
    title: "GPS trackers",
    text: "We are a club & look for trackers.",
    questions: "How long does a battery last?\nIs CSV export included?",
  });
  await page.goto(`/requests/new?${prepared}`, hydrated);
  const form = page.getByRole("form", { name: "Request" });
  await expect(form.getByLabel("What is it about?")).toHaveValue("GPS trackers");
  await expect(form.getByLabel("Message")).toHaveValue("We are a club & look for trackers.");
  await expect(form.getByLabel("Questions")).toHaveValue(
    "How long does a battery last?\nIs CSV export included?",
  );
  await expect(form.getByRole("button", { name: "Send to 2 vendors" })).toBeEnabled();
  await page.goto("/requests");
  await expect(page.getByText("GPS trackers")).toHaveCount(0);
});

test("the same questions go to several vendors, and their answers stand side by side at 360 px", async ({
  page,
  browser,
}) => {
  await registerNew(page);
  await page.goto("/compare?solutions=1,2", hydrated);
  await page.getByRole("link", { name: "Ask these vendors the same questions" }).click();
  await expect(page).toHaveURL(/\/requests\/new\?vendors=\d+/);
  await page.goto("/requests/new", hydrated);
  for (const name of ["Brindlefox Video", "Corvane Data"]) {
    await page.getByRole("searchbox", { name: "Add a vendor" }).fill(name);
    await page.getByRole("button", { name: `Add ${name}` }).click();
    await expect(page.getByRole("link", { name: `Remove ${name}` })).toBeVisible();
  }
  const form = page.getByRole("form", { name: "Request" });
  await form.getByRole("button", { name: "Send to 2 vendors" }).click();
  await expect(form.getByText("Ask at least one question")).toBeVisible();
  const title = `Video for the spring ${Date.now()}`;
  await form.getByLabel("What is it about?").fill(title);
  await form.getByLabel("Message").fill("One team, one camera.");
  await form.getByLabel("Questions").fill("What does it cost?\nDoes it work offline?");
  await form.getByRole("button", { name: "Send to 2 vendors" }).click();
  await expect(page).toHaveURL(/\/requests\/\d+$/);
  const cells = page.getByRole("table").getByRole("cell", { name: "No answer yet" });
  await expect(cells).toHaveCount(4);

  const vendor = await browser.newPage();
  await signInAs(vendor, "business");
  await vendor.goto("/messages", hydrated);
  await inbox(vendor).filter({ hasText: title }).getByRole("link").click();
  const answers = vendor.getByRole("form", { name: "Answers to the questions" });
  await answers.getByLabel("What does it cost?").fill("240 dollars a year.");
  await answers.getByRole("button", { name: "Send Answers" }).click();
  await expect(thread(vendor).last()).toContainText("240 dollars a year.");
  await vendor.close();

  await page.setViewportSize({ width: 360, height: 800 });
  await page.reload(hydrated);
  await expect(page.getByText("1 of 2 vendors have answered.")).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveText([/Brindlefox Video/, /Corvane Data/]);
  const row = page.getByRole("row", { name: /What does it cost/ });
  await expect(row.getByRole("cell").first()).toContainText("240 dollars a year.");
  await expect(cells).toHaveCount(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.goto("/requests");
  await expect(page.getByRole("listitem").filter({ hasText: title })).toContainText("1 of 2 answered");
});
