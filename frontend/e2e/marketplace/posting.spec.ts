import { registerNew, signInAs } from "../accounts.ts";
import { axeOf } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";
import { letterTo } from "../outbox.ts";

/** A day this many days from now, as a date field takes it. */
const dayIn = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);

test("a club posts, an administrator publishes, a visitor applies, and the club extends and closes", async ({
  page,
  browser,
}) => {
  const title = `Grass sensors ${crypto.randomUUID()}`;
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, "business");
  await page.goto("/opportunities", hydrated);
  await page.getByRole("link", { name: "Post an opportunity" }).click();
  const form = page.getByRole("form", { name: "Post an opportunity" });
  await form.getByRole("textbox", { name: "Title" }).fill(title);
  await form.getByRole("combobox", { name: "Category" }).selectOption({ label: "Smart Venue" });
  await form.getByRole("button", { name: "Submit for Review" }).click();
  await expect(form.getByText("Description is required")).toBeVisible();
  await form.getByRole("button", { name: "Save Draft" }).click();
  const bar = page.getByRole("region", { name: "Your posting" });
  await expect(bar).toContainText("It isn't public yet. Submit it when it's ready.");
  expect((await axeOf(page).analyze()).violations).toEqual([]);

  const path = new URL(page.url()).pathname;
  const visitor = await browser.newPage();
  await visitor.goto(path, hydrated);
  await expect(visitor.getByRole("heading", { name: "Opportunity Not Found" })).toBeVisible();

  await bar.getByRole("link", { name: "Edit" }).click();
  const editor = page.getByRole("form", { name: `Edit ${title}` });
  await editor.getByRole("textbox", { name: "Description" }).fill("We measure our own pitch by hand.");
  await editor.getByLabel("Due date").fill(dayIn(20));
  await editor.getByRole("button", { name: "Submit for Review" }).click();
  await expect(bar).toContainText("In review");

  const desk = await browser.newPage();
  await signInAs(desk, "admin");
  await desk.goto("/moderation?kind=opportunity", hydrated);
  const item = desk.getByRole("listitem").filter({ hasText: title });
  await item.getByRole("button", { name: /^Publish/ }).click();
  await expect(item).toHaveCount(0);
  await desk.close();

  const { email } = await registerNew(visitor);
  await visitor.goto(`/opportunities?search=${encodeURIComponent(title)}`, hydrated);
  await visitor.getByRole("link", { name: `Apply Now for ${title}` }).click();
  const application = visitor.getByRole("form", { name: "Your application" });
  await application.getByLabel("What you offer").fill("Forty sensors.");
  await application.getByRole("button", { name: "Submit application" }).click();
  await expect(visitor.getByText("We've received it.")).toBeVisible();

  await page.goto("/postings?status=published", hydrated);
  const row = page.getByRole("list", { name: "Postings" }).getByRole("listitem").filter({ hasText: title });
  await expect(row.getByRole("link", { name: /^Applications \(1\)/ })).toBeVisible();
  await row.getByRole("link", { name: title, exact: true }).click();
  await expect(bar).toContainText("Everyone can see it");
  const stale = await page.context().newPage();
  await stale.goto(path, hydrated);
  await bar.getByRole("button", { name: "Extend" }).press("Enter");
  const extending = page.getByRole("form", { name: "Extend" });
  await expect(extending.getByLabel("New due date")).toBeFocused();
  await extending.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(bar.getByRole("button", { name: "Extend" })).toBeFocused();
  await bar.getByRole("button", { name: "Extend" }).press("Enter");
  await page.getByRole("form", { name: "Extend" }).getByLabel("New due date").fill(dayIn(10));
  await page.getByRole("form", { name: "Extend" }).getByRole("button", { name: "Extend" }).click();
  await expect(page.getByText("Choose a date after the current due date")).toBeVisible();
  await page.getByRole("form", { name: "Extend" }).getByLabel("New due date").fill(dayIn(40));
  await page.getByRole("form", { name: "Extend" }).getByRole("button", { name: "Extend" }).click();
  await expect(page.getByRole("complementary", { name: "Facts" })).toContainText("Extended");
  expect(await letterTo(email, `Extended: ${title}`)).toContain("was extended");
  const answerers = stale.getByRole("region", { name: "Who could take this on" });
  await expect(answerers).toBeVisible();

  const closing = stale.getByRole("form", { name: "Close" });
  await stale.getByRole("button", { name: "Close", exact: true }).click();
  await closing.getByRole("combobox", { name: "Outcome" }).selectOption({ label: "Awarded" });
  await closing.getByRole("textbox", { name: "Note" }).fill("Forty sensors are in the ground.");
  await closing.getByRole("button", { name: "Close Posting" }).click();
  await expect(closing.getByRole("alert")).toContainText("was changed somewhere else");
  await closing.getByRole("button", { name: "Close Posting" }).click();
  await expect(stale.getByRole("region", { name: "Outcome" })).toContainText(
    "Forty sensors are in the ground.",
  );
  await expect(answerers).toHaveCount(0);
  expect(await letterTo(email, `Closed: ${title}`)).toContain("It was awarded.");
  await visitor.goto(path, hydrated);
  await expect(visitor.getByRole("region", { name: "Outcome" })).toContainText("Awarded");
  await visitor.close();
});

test("what is sent back tells why, and two people's edits are joined", async ({ page, browser }) => {
  const title = `Shared rig ${crypto.randomUUID()}`;
  await signInAs(page, "mentor");
  await page.goto("/research/collaborations", hydrated);
  await page.getByRole("link", { name: "Post a collaboration" }).click();
  const form = page.getByRole("form", { name: "Post a collaboration" });
  await form.getByRole("textbox", { name: "Title" }).fill(title);
  await form.getByRole("textbox", { name: "Type" }).fill("Joint study");
  await form.getByRole("textbox", { name: "Description" }).fill("A rig for two.");
  await form.getByRole("button", { name: "Submit for Review" }).click();
  const bar = page.getByRole("region", { name: "Your posting" });
  await expect(bar).toContainText("In review");

  const desk = await browser.newPage();
  await signInAs(desk, "admin");
  await desk.goto("/moderation?kind=collaboration", hydrated);
  const item = desk.getByRole("listitem").filter({ hasText: title });
  await item.getByRole("button", { name: /^Send back/ }).click();
  await item.getByRole("textbox", { name: "Reason" }).fill("Say who pays.");
  await item.getByRole("button", { name: "Send back", exact: true }).click();
  await expect(item).toHaveCount(0);
  await desk.close();

  await page.reload(hydrated);
  await expect(bar).toContainText("Reason: Say who pays.");
  await bar.getByRole("link", { name: "Edit" }).click();
  const editor = page.getByRole("form", { name: `Edit ${title}` });
  await expect(editor).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto(page.url(), hydrated);
  const other = tab.getByRole("form", { name: `Edit ${title}` });
  await other.getByRole("textbox", { name: "Duration" }).fill("6 months");
  await other.getByRole("textbox", { name: "How to apply" }).fill("Write to us.");
  await other.getByRole("button", { name: "Save Draft" }).click();
  await expect(tab.getByRole("region", { name: "Your posting" })).toBeVisible();
  await editor.getByRole("textbox", { name: "Duration" }).fill("9 months");
  await editor.getByRole("button", { name: "Submit for Review" }).click();
  await expect(editor.getByRole("alert").filter({ hasText: "Someone else" })).toContainText("6 months");
  await expect(editor.getByRole("textbox", { name: "How to apply" })).toHaveValue("Write to us.");
  await editor.getByRole("button", { name: "Take theirs for Duration" }).click();
  await editor.getByRole("button", { name: "Submit for Review" }).click();
  await expect(bar).toContainText("In review");
  await bar.getByRole("button", { name: "Delete", exact: true }).click();
  await bar.getByRole("button", { name: "Delete it" }).click();
  await expect(page).toHaveURL(/\/postings$/);
  await expect(page.getByRole("link", { name: title })).toHaveCount(0);
});

test("a change of what is public waits while everyone else reads what was approved", async ({
  page,
  browser,
}) => {
  const title = `Pitch cameras ${crypto.randomUUID()}`;
  await signInAs(page, "mentor");
  await page.goto("/postings/new?kind=collaboration", hydrated);
  const form = page.getByRole("form", { name: "Post a collaboration" });
  await form.getByRole("textbox", { name: "Title" }).fill(title);
  await form.getByRole("textbox", { name: "Type" }).fill("Joint study");
  await form.getByRole("textbox", { name: "Description" }).fill("Two cameras for one pitch.");
  await form.getByRole("button", { name: "Submit for Review" }).click();
  const bar = page.getByRole("region", { name: "Your posting" });
  await expect(bar).toContainText("In review");

  const desk = await browser.newPage();
  await signInAs(desk, "admin");
  const item = desk.getByRole("listitem").filter({ hasText: title });
  const publish = async () => {
    await desk.goto("/moderation?kind=collaboration", hydrated);
    await item.getByRole("button", { name: /^Publish/ }).click();
    await expect(item).toHaveCount(0);
  };
  await publish();

  await page.reload(hydrated);
  const path = new URL(page.url()).pathname;
  const rewrite = async (text: string) => {
    await bar.getByRole("link", { name: "Edit" }).click();
    const editor = page.getByRole("form", { name: `Edit ${title}` });
    await editor.getByRole("textbox", { name: "Description" }).fill(text);
    await editor.getByRole("button", { name: "Save Changes" }).click();
    await expect(bar).toContainText("Your changes are being reviewed.");
  };
  await rewrite("Buy our cameras.");
  await bar.getByText("See your changes").click();
  await expect(bar).toContainText("Buy our cameras.");
  await expect(bar).toContainText("Published");
  expect((await axeOf(page).analyze()).violations).toEqual([]);
  const visitor = await browser.newPage();
  await visitor.goto(path, hydrated);
  await expect(visitor.getByText("Two cameras for one pitch.")).toBeVisible();

  await desk.goto("/moderation?kind=collaboration", hydrated);
  await expect(item).toContainText("What is public stays until you publish this.");
  await expect(item).toContainText("Buy our cameras.");
  await item.getByRole("button", { name: /^Send back/ }).click();
  await item.getByRole("textbox", { name: "Reason" }).fill("It's an advertisement.");
  await item.getByRole("button", { name: "Send back", exact: true }).click();
  await expect(item).toHaveCount(0);
  await page.reload(hydrated);
  await expect(bar).toContainText("An administrator sent back your changes.");
  await expect(bar).toContainText("Reason: It's an advertisement.");

  await rewrite("Three cameras for one pitch.");
  await publish();
  await visitor.reload(hydrated);
  await expect(visitor.getByText("Three cameras for one pitch.")).toBeVisible();

  await page.reload(hydrated);
  await rewrite("Four cameras.");
  await bar.getByRole("button", { name: "Withdraw changes" }).click();
  await bar.getByRole("button", { name: "Withdraw them" }).click();
  await expect(bar).not.toContainText("Your changes are being reviewed.");
  await expect(page.getByText("Three cameras for one pitch.")).toBeVisible();
  await Promise.all([desk.close(), visitor.close()]);
});

test("who can't post is told why, and what to do", async ({ page }) => {
  await page.goto("/postings/new?kind=opportunity");
  await expect(page.getByRole("heading", { name: "Sign in to post." })).toBeVisible();
  await registerNew(page);
  await page.goto("/postings/new?kind=opportunity", hydrated);
  await expect(page.getByText("Members of an organization can post on its behalf")).toBeVisible();
  await expect(page.getByRole("link", { name: "Find the vendor you work for" })).toBeVisible();
});
