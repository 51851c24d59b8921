import { readFile } from "node:fs/promises";
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
  const worth = page.getByRole("region", { name: "Worth a look" });
  await worth.getByText("No website (1)").press("Enter");
  await expect(worth.getByRole("link", { name }).first()).toHaveAttribute("href", /\/edit$/);

  await page.goto(`/solutions?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole("article").filter({ hasText: name })).toContainText("Price not listed");
  await page.goto("/admin/import");
  await run(page, file).first().getByRole("button", { name: "Undo" }).click();
  await run(page, file).first().getByRole("button", { name: "Yes, undo" }).click();
  await expect(run(page, file).first()).toContainText("Undone");
  await page.goto(`/solutions?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole("article").filter({ hasText: name })).toHaveCount(0);
});

test("a mapping with steps is saved, offered again, and downloaded as the command takes it", async ({
  page,
}) => {
  const name = newName();
  const id = crypto.randomUUID().slice(0, 8);
  const csv = `display_name,Homepage URL ${id},Land,Offices,State\n${name},https://example.org/${id},DE,"Bonn, Paris",open\nGone,https://example.org/gone,FR,,gone\n`;
  const upload = async () => {
    await page.goto("/admin/import?kind=vendors");
    await page
      .getByLabel("File", { exact: true })
      .setInputFiles({ name: `${id}.csv`, mimeType: "text/csv", buffer: Buffer.from(csv) });
    await page.getByRole("button", { name: "Upload" }).click();
    await expect(page.getByLabel("Column for name", { exact: true })).toHaveValue("display_name");
  };
  await signInAs(page, "admin");
  await upload();
  await expect(page.getByLabel("Column for website", { exact: true })).toHaveValue(`Homepage URL ${id}`);
  await expect(page.getByText("100% filled, 2 different").first()).toBeVisible();
  await page.getByLabel("Column for country", { exact: true }).selectOption("Land");
  await page.getByText("More steps for country").click();
  await page.getByLabel("Lookup table for country").fill("DE = Germany");
  await page.getByLabel("Column for places", { exact: true }).selectOption("Offices");
  await page.getByText("More steps for places").click();
  await page.getByLabel("Split at for places").fill(",");
  await page
    .getByLabel("Column for description", { exact: true })
    .selectOption("The same value in every row");
  await page.getByLabel("Value of description in every row").fill("From the list.");
  await page.getByRole("button", { name: "Add a condition" }).click();
  await page.getByLabel("Column of condition 1").selectOption("State");
  await page.getByLabel("Value of condition 1").fill("gone");
  await page.getByLabel("Mapping name").fill(`Mapping ${id}`);
  await page.getByRole("button", { name: "Save mapping" }).click();
  await expect(page.getByLabel("Saved mapping")).toBeVisible();

  await upload();
  await page.getByLabel("Saved mapping").selectOption(`Mapping ${id}`);
  await expect(page.getByText("Steps: lookup table for country")).toBeVisible();
  await expect(page.getByLabel("Value of condition 1")).toHaveValue("gone");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as JSON" }).click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({
    source: id,
    fields: { country: { from: "Land", translate: { DE: "Germany" } }, places: { split: "," } },
    leaveOut: [{ from: "State", is: "gone" }],
  });
  await page.getByRole("button", { name: "Preview" }).click();
  const change = page.getByRole("region", { name: "What would change" });
  await expect(change).toContainText(name);
  await expect(page.getByText("Left out by the mapping's conditions: 1 row.")).toBeVisible();
  await change.getByText(name).click();
  await expect(change).toContainText("Germany");
});

test("others can't import", async ({ page }) => {
  await signInAs(page, "business");
  await page.goto("/admin/import");
  await expect(page.getByText("Only administrators can import data.")).toBeVisible();
});

test("what an import lacks is edited for all of its records, after a preview", async ({ page }) => {
  const id = crypto.randomUUID().slice(0, 8);
  const csv = `id,title,description,category,vendor\n1,Gate ${id},Times gates.,Timing,North ${id}\n2,Boat ${id},Times boats.,Timing,North ${id}\n`;
  await signInAs(page, "admin");
  await page.goto("/admin/import?kind=solutions");
  await page
    .getByLabel("File", { exact: true })
    .setInputFiles({ name: `${id}.csv`, mimeType: "text/csv", buffer: Buffer.from(csv) });
  await page.getByRole("button", { name: "Upload" }).click();
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Imported." })).toBeVisible();
  const imported = page.url();
  const open = async () => {
    const check = page.getByRole("listitem").filter({ hasText: "No sport (2)" });
    await check.getByText("No sport (2)").press("Enter");
    await check.getByLabel("Field").selectOption("Sports");
    return check;
  };
  const first = await open();
  await first.getByRole("checkbox", { name: `Tick Gate ${id}` }).check();
  await expect(first.getByRole("button", { name: "Edit 1 record" })).toBeVisible();
  await first.getByRole("checkbox", { name: `Tick Gate ${id}` }).uncheck();
  await first.getByLabel("New value").fill(`Rowing ${id}`);
  await first.getByLabel("New value").press("Enter");
  await expect(page.getByRole("heading", { name: "Preview of Edit of Sports" })).toBeVisible();
  await expect(page.getByRole("region", { name: "What would change" })).toContainText(`Gate ${id}`);

  await page.goto(imported);
  const second = await open();
  await second.getByLabel("New value").fill(`Rowing ${id}`);
  await second.getByRole("button", { name: "Edit 2 records" }).click();
  await expect(page.getByRole("heading", { name: "Import of Edit of Sports" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Imported." })).toBeVisible();

  await page.goto(imported);
  await expect(page.getByRole("region", { name: "Worth a look" })).toBeVisible();
  await expect(page.getByText("No sport (2)")).toHaveCount(0);
});
