import { signInAs } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

test("one vendor in two spellings is told of, merged by keyboard, leads to the kept one, and is taken apart", async ({
  page,
}) => {
  const id = crypto.randomUUID().slice(0, 8);
  const [one, two] = [`Twice ${id} Inc.`, `Twice${id}`];
  const csv = `name,website,description,city\n${one},https://twice-${id}.example,Short.,\n${two},https://www.twice-${id}.example/en,A longer text.,Oslo\n`;
  await signInAs(page, "admin");
  await page.goto("/admin/import?kind=vendors");
  await page
    .getByLabel("File", { exact: true })
    .setInputFiles({ name: `${id}.csv`, mimeType: "text/csv", buffer: Buffer.from(csv) });
  await page.getByRole("button", { name: "Upload" }).click();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText(/New vendors that may be the same as others/)).toContainText(two);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Imported." })).toBeVisible();

  await page.goto("/admin/duplicates");
  const pair = page.getByRole("listitem", { name: `${one} and ${two}` });
  await expect(pair).toContainText("Same website and name");
  const old = await pair.getByRole("link", { name: two, exact: true }).getAttribute("href");
  await pair.getByText(/^Merge: /).focus();
  await page.keyboard.press("Enter");
  await pair.getByLabel("Value of description").selectOption("The longer");
  await pair.getByRole("button", { name: `Merge into ${one}` }).press("Enter");
  const merges = page.getByRole("list", { name: "Merges" });
  await expect(merges.getByRole("listitem").first()).toContainText(`${two} into ${one}`);
  await page.goto(String(old));
  await expect(page.getByRole("heading", { level: 1, name: one })).toBeVisible();
  await expect(page.getByText("A longer text.").first()).toBeVisible();

  await page.goto("/admin/duplicates");
  await merges.getByRole("button", { name: `Undo the merge of ${two}` }).click();
  await expect(merges.getByRole("listitem").first()).toContainText("Undone");
  await page.getByRole("button", { name: `${one} and ${two} aren't the same` }).click();
  await expect(page.getByRole("listitem", { name: `${one} and ${two}` })).toHaveCount(0);
});

test("one paper of two sources is told of, merged by keyboard, leads to the kept one, and is taken apart", async ({
  page,
}) => {
  const id = crypto.randomUUID().slice(0, 8);
  const [one, two] = [`Sled tests ${id}`, `Sled tests ${id}, revised`];
  const head = "id,title,university,category,publishedDate,abstract,DOI\n";
  const rest = "Bergen Tech,Biomechanics,2026-01-02";
  const csv = `${head}1,${one},${rest},Short.,10.5555/${id}\n2,"${two}",${rest},A longer text.,https://doi.org/10.5555/${id}\n`;
  await signInAs(page, "admin");
  await page.goto("/admin/import?kind=papers");
  await page
    .getByLabel("File", { exact: true })
    .setInputFiles({ name: `${id}.csv`, mimeType: "text/csv", buffer: Buffer.from(csv) });
  await page.getByRole("button", { name: "Upload" }).click();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText(/New papers with the DOI of another/)).toContainText(two);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Imported." })).toBeVisible();

  await page.goto("/admin/duplicates");
  const pair = page.getByRole("listitem", { name: `${one} and ${two}` });
  await expect(pair).toContainText(`Same DOI: 10.5555/${id}`);
  const old = await pair.getByRole("link", { name: two, exact: true }).getAttribute("href");
  await pair.getByText(/^Merge: /).focus();
  await page.keyboard.press("Enter");
  await pair.getByLabel("Value of Abstract").selectOption("The longer");
  await pair.getByRole("button", { name: `Merge into ${one}` }).press("Enter");
  const merges = page.getByRole("list", { name: "Merges of papers" });
  await expect(merges.getByRole("listitem").first()).toContainText(`${two} into ${one}`);
  await page.goto(String(old));
  await expect(page.getByRole("heading", { level: 1, name: one })).toBeVisible();
  await expect(page.getByText("A longer text.").first()).toBeVisible();
  await expect(page.getByRole("link", { name: `doi.org/10.5555/${id}` })).toHaveAttribute(
    "href",
    `https://doi.org/10.5555/${id}`,
  );

  await page.goto("/admin/duplicates");
  await merges.getByRole("button", { name: `Undo the merge of ${two}` }).click();
  await expect(merges.getByRole("listitem").first()).toContainText("Undone");
  await page.getByRole("button", { name: `${one} and ${two} aren't the same` }).click();
  await expect(page.getByRole("listitem", { name: `${one} and ${two}` })).toHaveCount(0);
});

test("others can't merge", async ({ page }) => {
  await signInAs(page, "business");
  await page.goto("/admin/duplicates");
  await expect(page.getByText("Only administrators can merge duplicates.")).toBeVisible();
});
