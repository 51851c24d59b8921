import type { Page } from "@playwright/test";
import { signInAs } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

/** A word that nothing contains. */
const newWord = () => `zq${crypto.randomUUID().replace(/[^a-f]/g, "")}x`;

const row = (page: Page, term: string) =>
  page.getByRole("list", { name: "Synonyms" }).getByRole("listitem").filter({ hasText: term });

test("an administrator tries a synonym, adds it, changes it and removes it; search follows at once", async ({
  page,
}) => {
  const word = newWord();
  await signInAs(page, "admin");
  await page.goto("/dashboard?tab=admin");
  await page.getByRole("link", { name: "Edit synonyms" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Search Synonyms" })).toBeVisible();
  await page.goto("/synonyms?search=virtual%20reality");
  await expect(row(page, "virtual reality")).toContainText("Both ways");

  await page.getByRole("button", { name: "Add synonym" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Synonym" });
  await dialog.getByLabel("Term").fill(word);
  await dialog.getByLabel("Means").fill(word);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Enter a different word or phrase")).toBeVisible();
  await dialog.getByLabel("Means").fill("soccer");
  await dialog.getByLabel("Direction").selectOption("one");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByText("Without it: 0 results")).toBeVisible();
  await expect(dialog.getByText(/With it: [1-9]\d* results/)).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/synonyms?search=${word}`);
  await expect(row(page, word)).toContainText("One way");
  await page.goto(`/search?text=${word}`);
  await expect(page.getByRole("list", { name: "Results" }).getByRole("listitem").first()).toBeVisible();

  await page.goto(`/synonyms?search=${word}`);
  await page.getByRole("button", { name: `Edit ${word} and soccer` }).click();
  const editing = page.getByRole("dialog", { name: "Edit Synonym" });
  await editing.getByLabel("Direction").selectOption("both");
  await editing.getByRole("button", { name: "Save" }).click();
  await expect(editing).toBeHidden();
  await expect(row(page, word)).toContainText("Both ways");

  await page.getByRole("button", { name: `Remove ${word} and soccer` }).click();
  await page.getByRole("button", { name: "Yes, remove" }).click();
  await expect(page.getByText("Nothing found")).toBeVisible();
});

test("somebody else's change isn't overwritten unseen", async ({ page, browser }) => {
  const word = newWord();
  await signInAs(page, "admin");
  const query = `mutation { addSynonym(input: { term: "${word}", means: "rowing" }) { id } }`;
  const made = await (await page.request.post("/graphql", { data: { query } })).json();
  await page.goto(`/synonyms?search=${word}`);
  await page.getByRole("button", { name: `Edit ${word}` }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Synonym" });
  await dialog.getByLabel("Means").fill("sculling");
  const other = await browser.newPage();
  await signInAs(other, "admin");
  const edit = `mutation { editSynonym(id: ${made.data.addSynonym.id}, version: 1,
    input: { term: "${word}", means: "coxing" }) { id } }`;
  const edited = await (await other.request.post("/graphql", { data: { query: edit } })).json();
  expect(edited.errors).toBeUndefined();
  await other.close();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Means, as saved by them:")).toBeVisible();
  await expect(dialog.getByText("coxing")).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, word)).toContainText("sculling");
});

test("others are told that it is for administrators", async ({ page }) => {
  await page.goto("/synonyms");
  await expect(page.getByText("Sign in to edit synonyms.")).toBeVisible();
  await signInAs(page, "business");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "For Administrators" })).toBeVisible();
});
