import type { Page } from "@playwright/test";
import { signInAs } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

/** A name that nothing else has. */
const newName = () => `Tool ${crypto.randomUUID()}`;

const run = (page: Page, file: string) =>
  page.getByRole("list", { name: "Imports" }).getByRole("listitem").filter({ hasText: file });

test("an administrator uploads a file, maps it, previews it, imports it and undoes it", async ({ page }) => {
  const name = newName();
  const file = `${name.replace(/\W/g, "-")}.csv`;
  const csv = `key,name,summary,category,company,score\n1,${name},Text,Video Analysis,Imported Works,9\n2,,Text,Video Analysis,Imported Works,\n`;
  await signInAs(page, "admin");
  await page.goto("/dashboard?tab=admin");
  await page.getByRole("link", { name: "Import a file" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Import Data" })).toBeVisible();
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Choose a file." })).toBeVisible();
  await page
    .getByLabel("File", { exact: true })
    .setInputFiles({ name: file, mimeType: "text/csv", buffer: Buffer.from(csv) });
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByLabel("Column for title", { exact: true })).toHaveValue("name");
  await expect(page.getByLabel("Column for vendor", { exact: true })).toHaveValue("company");
  await page.getByLabel("Column for rating", { exact: true }).selectOption("score");

  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("Some rows are bad, so nothing would be imported.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Bad rows" })).toContainText("line 3, title");
  await expect(page.getByRole("region", { name: "Left out" })).toContainText("line 2, rating");
  await page.getByLabel(/Leave bad rows out/).check();
  await page.getByRole("button", { name: "Preview" }).click();
  const change = page.getByRole("region", { name: "What would change" });
  await expect(change).toContainText(name);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Imported." })).toBeVisible();

  await page.goto(`/solutions?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole("article").filter({ hasText: name })).toContainText("Price not listed");
  await page.goto("/admin/import");
  await run(page, file).first().getByRole("button", { name: "Undo" }).click();
  await run(page, file).first().getByRole("button", { name: "Yes, undo" }).click();
  await expect(run(page, file).first()).toContainText("Undone");
  await page.goto(`/solutions?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole("article").filter({ hasText: name })).toHaveCount(0);
});

test("others can't import", async ({ page }) => {
  await signInAs(page, "business");
  await page.goto("/admin/import");
  await expect(page.getByText("Only administrators can import data.")).toBeVisible();
});
