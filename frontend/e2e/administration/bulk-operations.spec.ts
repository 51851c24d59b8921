import type { Page } from "@playwright/test";
import { signInAs } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

/** Accounts of this test alone, found by the word that their names have in common. */
async function registerSome(page: Page, count: number): Promise<string> {
  const word = `bulk${crypto.randomUUID().slice(0, 8)}`;
  for (let n = 0; n < count; n += 1) {
    const username = `${word}-${n}`;
    await page.request.post("/api/auth/register", {
      data: {
        username,
        email: `${username}@club.example`,
        password: "secret-1",
        firstName: "Bulk",
        lastName: `Number ${n}`,
        role: "user",
      },
    });
  }
  return word;
}

const panel = (page: Page) => page.getByRole("region", { name: "Bulk Operations" });

async function execute(page: Page, operation: string, word: string, count: number) {
  await panel(page).getByLabel("Bulk operation").selectOption(operation);
  await panel(page).getByRole("button", { name: "Execute" }).click();
  const dialog = page.getByRole("dialog", { name: operation });
  await dialog.getByRole("searchbox", { name: "Search users" }).fill(word);
  await expect(dialog.getByText(`All ${count} matching users.`)).toBeVisible();
  return dialog;
}

const isIn = async (page: Page, username: string) =>
  (await page.request.post("/api/auth/login", { data: { username, password: "secret-1" } })).ok();

test("users are suspended and activated again; each says what became of it", async ({ page, browser }) => {
  const word = await registerSome(page, 3);
  const other = await (await browser.newContext()).newPage();
  await signInAs(page, "admin");
  await page.goto("/dashboard?tab=admin");
  await expect(panel(page).getByRole("button", { name: "Execute" })).toBeDisabled();
  const dialog = await execute(page, "Suspend Users", word, 3);
  await dialog.getByRole("checkbox", { name: new RegExp(`${word}-0`) }).check();
  await dialog.getByRole("checkbox", { name: new RegExp(`${word}-1`) }).check();
  await expect(dialog.getByText("2 selected")).toBeVisible();
  const questions: string[] = [];
  page.on("dialog", (question) => {
    questions.push(question.message());
    void question.accept();
  });
  await dialog.getByRole("button", { name: "Suspend Users" }).click();
  await expect(dialog).toBeHidden();
  expect(questions).toEqual(["Suspend 2 users?"]);
  const row = panel(page)
    .getByRole("listitem")
    .filter({ hasText: /^Suspend Users/ })
    .first();
  await expect(row).toContainText("2 done");
  expect(await isIn(other, `${word}-0`)).toBe(false);
  expect(await isIn(other, `${word}-2`)).toBe(true);

  await row.getByRole("button", { name: "Results" }).click();
  const results = page.getByRole("dialog", { name: "Results of Suspend Users" });
  await expect(results.getByRole("listitem").filter({ hasText: `@${word}-1` })).toContainText("Done");
  await page.keyboard.press("Escape");
  await expect(results).toBeHidden();
  await row.getByRole("button", { name: "Undo" }).click();
  const undone = panel(page).getByRole("listitem").filter({ hasText: "Activate Users (undo)" }).first();
  await expect(undone).toContainText("2 done");
  await expect.poll(() => isIn(other, `${word}-0`)).toBe(true);
  await other.context().close();
});

test("a notification reaches those who match", async ({ page, browser }) => {
  const word = await registerSome(page, 2);
  const other = await (await browser.newContext()).newPage();
  await isIn(other, `${word}-0`);
  await signInAs(page, "admin");
  await page.goto("/dashboard?tab=admin");
  const dialog = await execute(page, "Send Notification", word, 2);
  await dialog.getByRole("button", { name: "Send Notification" }).click();
  await expect(dialog.getByText("Enter a title")).toBeVisible();
  await dialog.getByLabel("Title").fill(`News for ${word}`);
  await dialog.getByLabel("Message").fill("We are away tonight.");
  page.once("dialog", (question) => void question.accept());
  await dialog.getByRole("button", { name: "Send Notification" }).click();
  const row = panel(page)
    .getByRole("listitem")
    .filter({ hasText: `News for ${word}` });
  await expect(row).toContainText("2 done");
  await other.goto("/notifications");
  await expect(other.getByText(`News for ${word}`).first()).toBeVisible();
  await other.context().close();
});

test("an export is downloaded", async ({ page }) => {
  const word = await registerSome(page, 2);
  await signInAs(page, "admin");
  await page.goto("/dashboard?tab=admin");
  const dialog = await execute(page, "Export Users", word, 2);
  page.once("dialog", (question) => void question.accept());
  await dialog.getByRole("button", { name: "Export Users" }).click();
  await expect(dialog).toBeHidden();
  const row = panel(page)
    .getByRole("listitem")
    .filter({ hasText: /^Export Users/ })
    .first();
  const waiting = page.waitForEvent("download");
  await row.getByRole("link", { name: "Download CSV" }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^users-export-\d{4}-\d\d-\d\d\.csv$/);
});
