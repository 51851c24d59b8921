import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { registerNew, signInAs } from "../accounts.ts";
import { nextAlert } from "../discovery/browser-alerts.ts";
import { expect, hydrated, test } from "../fixtures.ts";

const FOLDER = join(process.env.E2E_FOLDER ?? "", "sync");

/** Fills the form of a new source in, and saves it. */
async function addSource(page: Page, name: string, location: string) {
  await page.getByRole("button", { name: "Add source" }).press("Enter");
  const form = page.getByRole("form", { name: "Source" });
  await form.getByRole("textbox", { name: "Name" }).fill(name);
  await form.getByRole("textbox", { name: "Address or file" }).fill(location);
  await form.getByRole("combobox", { name: "Record type" }).selectOption("solutions");
  await form.getByRole("button", { name: "Save" }).press("Enter");
  return form;
}

/** Removes a source, and waits until it is gone. */
async function removeSource(page: Page, name: string) {
  const source = page.getByRole("list", { name: "Sources" }).getByRole("listitem").filter({ hasText: name });
  await source.getByRole("button", { name: `Remove ${name}` }).press("Enter");
  await source.getByRole("button", { name: "Yes, remove" }).press("Enter");
  await expect(source).toHaveCount(0);
}

/** Opens the dialog of the Management Center, whose buttons are disabled until they do something. */
async function openSyncData(page: Page) {
  const button = page.getByRole("button", { name: "Sync Data" });
  await expect(button).toBeEnabled();
  await button.press("Enter");
  return page.getByRole("dialog", { name: "Sync Data" });
}

/** Starts a sync from the Management Center, and returns what it says in the end. */
async function syncAll(page: Page): Promise<string> {
  await page.goto("/dashboard?tab=admin", hydrated);
  const dialog = await openSyncData(page);
  const said = nextAlert(page);
  await dialog.getByRole("button", { name: "Sync now" }).press("Enter");
  return said;
}

test("sources are set up and synced from the center by keyboard; what can't be read is said", async ({
  page,
}) => {
  const title = `Synced ${crypto.randomUUID()}`;
  const file = `${crypto.randomUUID()}.csv`;
  await mkdir(FOLDER, { recursive: true });
  const row = `1,${title},Tracks sprints.,Video Analysis,Synced Works\n`;
  await writeFile(join(FOLDER, file), `id,title,description,category,vendor\n${row}`);

  await signInAs(page, "admin");
  // The demo's own source.
  await page.goto("/admin/sync", hydrated);
  await removeSource(page, "Partner catalog");
  await page.goto("/dashboard?tab=admin", hydrated);
  const dialog = await openSyncData(page);
  await expect(dialog).toContainText("There are no sources yet.");
  await dialog.getByRole("link", { name: "Add a source" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Sync Data" })).toBeVisible();
  const sources = page.getByRole("list", { name: "Sources" });
  await expect(await addSource(page, "Club list", file)).toBeHidden();
  await expect(sources.getByRole("listitem")).toContainText("Not synced yet.");

  expect(await syncAll(page)).toBe("Data synced successfully!");
  // The page reloads by itself.
  await expect(dialog).toHaveCount(0);
  await page.goto(`/solutions?search=${encodeURIComponent(title)}`);
  await expect(page.getByRole("article").filter({ hasText: title })).toBeVisible();

  await page.goto("/admin/sync", hydrated);
  const form = await addSource(page, "Lost list", "https://127.0.0.1/list.csv");
  await expect(form.getByText("This address is on a private network")).toBeVisible();
  await form.getByRole("textbox", { name: "Address or file" }).fill(`lost-${file}`);
  await form.getByRole("button", { name: "Save" }).press("Enter");
  await expect(form).toBeHidden();
  expect(await syncAll(page)).toBe("Failed to sync data");
  await page.goto("/admin/sync", hydrated);
  const lost = sources.getByRole("listitem").filter({ hasText: "Lost list" });
  await expect(lost).toContainText(`There's no file lost-${file} in the sync folder.`);
  await expect(sources.getByRole("listitem").filter({ hasText: "Club list" })).toContainText("Unchanged");

  for (const name of ["Lost list", "Club list"]) await removeSource(page, name);
});

test("a known source fills in its address, columns and schedule", async ({ page }) => {
  await signInAs(page, "admin");
  await page.goto("/admin/sync", hydrated);
  await page.getByRole("button", { name: "Add source" }).press("Enter");
  const form = page.getByRole("form", { name: "Source" });
  await form.getByLabel("Known source").selectOption("OpenAlex");
  await expect(form.getByRole("textbox", { name: "Address or file" })).toHaveValue(/api\.openalex\.org/);
  await expect(form.getByLabel("When to sync")).toHaveValue("daily");
  await expect(form.getByText("Replace the words of the search.")).toBeVisible();
});

test("others can't sync", async ({ page }) => {
  await page.goto("/admin/sync");
  await expect(page.getByText("Sign in to sync data.")).toBeVisible();
  await registerNew(page);
  await page.goto("/admin/sync");
  await expect(page.getByText("Only administrators can sync data.")).toBeVisible();
});
