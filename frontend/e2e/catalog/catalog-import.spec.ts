import { signInAs } from "../accounts.ts";
import { expect, hydrated, test } from "../fixtures.ts";

test("a vendor's member imports the catalog, is told of what isn't theirs, and takes it back", async ({
  page,
  request,
}) => {
  const found = await request.get("/api/vendors?search=Brindlefox");
  const [vendor]: { id: number; slug: string; name: string }[] = await found.json();
  const own = vendor?.name ?? "";
  const name = `Tool ${crypto.randomUUID()}`;
  const file = `${name.replace(/\W/g, "-")}.csv`;
  await signInAs(page, "business");
  await page.goto(`/vendors/${vendor?.id}-${vendor?.slug}/solutions`, hydrated);
  await page.getByRole("link", { name: "Import a file" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Import ${own} Solutions` })).toBeVisible();
  const lines = [
    "title,description,category,company",
    `${name},Cuts a match into clips for coaches.,Video Analysis,${own}`,
    `Not ours ${name},Text,Video Analysis,Arrowmere Analytics`,
  ];
  await page
    .getByLabel("File", { exact: true })
    .setInputFiles({ name: file, mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) });
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByLabel("Column for vendor", { exact: true })).toHaveValue("company");
  await expect(page.getByLabel("Column for rating", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("region", { name: "Bad rows" })).toContainText(
    "isn't a vendor of your organization",
  );
  await page.getByLabel(/Leave bad rows out/).check();
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Imported\.$/ })).toBeVisible();

  await page.goto(`/solutions?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole("article").filter({ hasText: name })).toHaveCount(1);
  await page.goBack();
  const run = page.getByRole("list", { name: "Imports" }).getByRole("listitem").filter({ hasText: file });
  await run.first().getByRole("button", { name: "Undo" }).click();
  await run.first().getByRole("button", { name: "Yes, undo" }).click();
  await expect(run.first()).toContainText("Undone");
  await page.goto(`/solutions?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole("article").filter({ hasText: name })).toHaveCount(0);
});
