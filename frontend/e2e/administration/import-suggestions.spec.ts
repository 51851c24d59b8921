import { signInAs } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

test("what records lack is suggested from their texts, and taken or refused by value and by record", async ({
  page,
}) => {
  const id = crypto.randomUUID().slice(0, 8);
  const csv = `id,title,description,category,vendor
1,Oar ${id},Measures the force of an oar in rowing.,Other,North ${id}
2,Hull ${id},Shows the speed of a rowing boat.,Other,North ${id}
3,Hoop ${id},Counts throws in basketball.,Other,North ${id}
`;
  await signInAs(page, "admin");
  await page.goto("/admin/import?kind=solutions");
  await page
    .getByLabel("File", { exact: true })
    .setInputFiles({ name: `${id}.csv`, mimeType: "text/csv", buffer: Buffer.from(csv) });
  await page.getByRole("button", { name: "Upload" }).click();
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Imported." })).toBeVisible();
  const imported = page.url();
  await page.getByRole("button", { name: "Suggest missing values" }).click();
  const sports = page.getByRole("region", { name: "Suggested: Sports" });
  await expect(sports.getByRole("heading")).toHaveText("Sports (3, 3 sure)");
  const rowing = sports.getByRole("listitem").filter({ hasText: "Rowing: 2 records, 2 sure" });
  await rowing.getByText("Rowing: 2 records, 2 sure").press("Enter");
  await expect(rowing.getByRole("link", { name: `Oar ${id}` })).toHaveAttribute("href", /\/edit$/);
  await expect(rowing.getByRole("list", { name: "Rowing" })).toContainText(/9\d% likely/);
  await rowing.getByRole("checkbox", { name: `Tick Hull ${id}` }).check();
  await rowing.getByRole("button", { name: "Refuse Rowing" }).click();
  await expect(page.getByText("1 suggestion refused")).toBeVisible();
  await expect(sports.getByRole("heading")).toHaveText("Sports (2, 2 sure)");

  await sports.getByRole("button", { name: "Preview of sports" }).click();
  await expect(page.getByRole("heading", { name: "Preview of Suggested sports" })).toBeVisible();
  const change = page.getByRole("region", { name: "What would change" });
  await change.getByText(`Hoop ${id}`).click();
  await expect(change).toContainText("Basketball");
  await page.goto(imported);
  await sports.getByRole("button", { name: "Take all 2 of sports" }).click();
  await expect(page.getByRole("heading", { name: "Import of Suggested sports" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Imported." })).toBeVisible();
  await page.goto(imported);
  await page.getByRole("button", { name: "Look again" }).click();
  await expect(page.getByRole("region", { name: "Suggested values" })).toContainText("that lack values");
  await expect(sports).toHaveCount(0);

  const list = page.getByRole("list", { name: "Imports" });
  const run = list.getByRole("listitem").filter({ hasText: `${id}.csv` });
  await run.getByRole("button", { name: `Undo ${id}.csv` }).click();
  await run.getByRole("button", { name: "Yes, undo" }).click();
  await expect(run).toContainText("Undone");
});
