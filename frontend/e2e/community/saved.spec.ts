import { registerNew, signInAs } from "../accounts.ts";
import { axeOf } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";
import { expectAccessibleInBoth } from "../well-made.ts";

test("a visitor saves a solution by way of signing in, and finds it saved", async ({ page }) => {
  const { username } = await registerNew(page);
  await page.request.post("/api/auth/logout");
  await page.goto("/solutions?search=Cairn+One", hydrated);
  const card = page
    .getByRole("article")
    .filter({ has: page.getByRole("link", { name: "Cairn One", exact: true }) });
  await card.getByRole("button", { name: "Save Cairn One" }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole("textbox", { name: "Username" }).fill(username);
  await page.getByLabel("Password", { exact: true }).fill("secret-1");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/solutions\?search=Cairn(\+|%20)One$/);
  await expect(card.getByRole("button", { name: "Save Cairn One" })).toHaveAttribute("aria-pressed", "true");

  await page.goto("/profile?tab=saved", hydrated);
  const saved = page.getByRole("list", { name: "Saved" }).getByRole("listitem");
  await expect(saved).toHaveCount(1);
  await page.getByRole("button", { name: "Remove Cairn One" }).click();
  await expect(saved.getByText("Removed")).toBeVisible();
  await page.getByRole("button", { name: "Undo Cairn One" }).click();
  await expect(page.getByRole("button", { name: "Remove Cairn One" })).toBeVisible();
  await page.reload();
  await expect(saved).toHaveCount(1);
});

test("every kind is saved from its page, and counted by kind", async ({ page }) => {
  await registerNew(page);
  for (const path of [
    "/solutions/1",
    "/vendors/1",
    "/opportunities/1",
    "/research/1",
    "/research/collaborations/1",
    "/market-intelligence/1",
    "/blog/expected-goals-is-not-a-verdict",
  ]) {
    await page.goto(path, hydrated);
    const button = page
      .getByRole("main")
      .getByRole("button", { name: /^Save / })
      .first();
    // It shows as saved before the server has answered.
    const saved = page.waitForResponse((response) => response.url().endsWith("/graphql"));
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await saved;
  }
  await page.goto("/profile?tab=saved", hydrated);
  const kinds = page.getByRole("navigation", { name: "Kinds" });
  await expect(kinds.getByRole("link", { name: "All 7" })).toBeVisible();
  await kinds.getByRole("link", { name: "Vendors 1" }).click();
  await expect(page).toHaveURL(/kind=vendor$/);
  await expect(page.getByRole("list", { name: "Saved" }).getByRole("listitem")).toHaveCount(1);
  await page.goto("/vendors", hydrated);
  await page.getByRole("button", { name: "Saved", exact: true }).click();
  await expect(page).toHaveURL(/saved=true/);
  await expect(page.getByRole("heading", { name: "1 vendor found" })).toBeVisible();
});

test("a shortlist is made from a record's page, noted, shared, read by others, and ended", async ({
  page,
  browser,
}) => {
  await registerNew(page);
  await page.goto("/solutions/1", hydrated);
  await page.getByRole("button", { name: /^More ways to save/ }).click();
  await page.getByRole("menuitem", { name: /^Save to list/ }).click();
  const dialog = page.getByRole("dialog", { name: "Save to list" });
  await dialog.getByRole("textbox", { name: "New list" }).fill("For the board");
  await dialog.getByRole("button", { name: "Create List" }).click();
  await expect(dialog.getByRole("checkbox", { name: /^For the board/ })).toBeChecked();
  await dialog.getByRole("button", { name: "Done" }).click();

  await page.goto("/profile?tab=saved", hydrated);
  await page.getByRole("link", { name: "For the board" }).click();
  await page.getByRole("button", { name: /^Add Note/ }).click();
  await page.getByRole("textbox", { name: "Note" }).fill("Our favorite so far.");
  await page.getByRole("button", { name: "Save Note" }).click();
  await expect(page.getByText("Our favorite so far.")).toBeVisible();

  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("switch", { name: "Anyone with the link can view it" }).click();
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
  const path = new URL(link).pathname;
  const elsewhere = await browser.newContext();
  const reader = await elsewhere.newPage();
  const origin = new URL(page.url()).origin;
  expect((await reader.goto(origin + path))?.status()).toBe(200);
  await expect(reader.getByRole("heading", { level: 1, name: "For the board" })).toBeVisible();
  await expect(reader.getByText("Our favorite so far.")).toBeVisible();
  await expect(reader.getByText("A shortlist by Ines Duarte")).toBeVisible();
  await expect(reader.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  const { violations } = await axeOf(reader).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);

  await page.getByRole("switch", { name: "Anyone with the link can view it" }).click();
  await expect(page.getByRole("textbox", { name: "Link" })).toHaveCount(0);
  expect((await reader.goto(origin + path))?.status()).toBe(404);
  await elsewhere.close();
});

test("axe finds nothing on what was saved in light and dark, and nothing is too wide", async ({ page }) => {
  await signInAs(page, "student");
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto("/profile?tab=saved", hydrated);
  for (const open of [undefined, "Thesis: related work"]) {
    if (open) await page.getByRole("link", { name: open }).click();
    await expect(page.getByRole("list", { name: open ? "Entries" : "Saved" })).toBeVisible();
    await expectAccessibleInBoth(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});
