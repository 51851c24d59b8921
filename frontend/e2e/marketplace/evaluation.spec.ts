import { registerNew } from "../accounts.ts";
import { axeOf } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";
import { letterTo } from "../outbox.ts";

test("an owner compares products with a judge on a phone, who scores first, and decides", async ({
  page,
  browser,
}) => {
  await registerNew(page);
  await page.goto("/compare?solutions=1,2", hydrated);
  await page.getByRole("link", { name: "Start an Evaluation" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Academy tracking");
  await page.getByRole("group", { name: "Criterion 1" }).getByRole("textbox", { name: "Weight" }).fill("x");
  await page.getByRole("button", { name: "Start Evaluation" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Weight must be a whole number" })).toBeVisible();
  await page.getByRole("group", { name: "Criterion 1" }).getByRole("textbox", { name: "Weight" }).fill("60");
  for (const name of ["Support", "Data access", "Ease of use"])
    await page.getByRole("button", { name: `Remove ${name}` }).click();
  await page.getByRole("button", { name: "Start Evaluation" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Academy tracking" })).toBeVisible();
  await expect(page.getByText("Nobody has scored yet.")).toBeVisible();

  await page.getByRole("tab", { name: "Candidates" }).click();
  const form = page.getByRole("form", { name: "A product that isn't in the catalog" });
  await form.getByRole("textbox", { name: "Name" }).fill("Our spreadsheet");
  await form.getByRole("button", { name: "Add Candidate" }).click();
  await expect(page.getByRole("region", { name: "Our spreadsheet" })).toContainText(
    "It isn't in the catalog.",
  );

  const judge = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const { email } = await registerNew(judge);
  await page.getByRole("tab", { name: "People" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Send Invitation" }).click();
  await expect(page.getByRole("list", { name: "People" })).toContainText(`${email}`);
  const letter = await letterTo(email, "Invitation to “Academy tracking”");
  const link = /\/evaluations\/invitation\?token=[\w-]+/.exec(letter)?.[0] ?? "";
  await judge.goto(link, hydrated);
  await judge.getByRole("button", { name: "Join Evaluation" }).press("Enter");
  await expect(judge.getByRole("heading", { level: 1, name: "Academy tracking" })).toBeVisible();
  await expect(judge.getByText("You'll see the result once your own scores are in.")).toBeVisible();
  await judge.getByRole("tab", { name: "Your Scores" }).click();
  const panels = judge.getByRole("tabpanel").getByRole("region");
  await expect(panels).toHaveCount(3);
  for (const [index, score] of [5, 3, 1].entries()) {
    const panel = panels.nth(index);
    for (const criterion of await panel.getByRole("group").all())
      await criterion.getByRole("radio", { name: String(score), exact: true }).press(" ");
    await panel.getByRole("textbox").first().fill(`Worth ${score}`);
    await panel.getByRole("button", { name: "Save Scores" }).click();
    await expect(panel).toContainText("Scored");
  }
  expect((await axeOf(judge).analyze()).violations).toEqual([]);
  await judge.getByRole("button", { name: "Submit Your Scores" }).click();
  await judge.getByRole("tab", { name: "Result" }).click();
  await expect(judge.getByRole("region", { name: "Result", exact: true })).toContainText(
    "leads with 5.0 out of 5",
  );
  expect((await axeOf(judge).analyze()).violations).toEqual([]);

  await page.reload(hydrated);
  await page.getByRole("tab", { name: "Result" }).click();
  await expect(page.getByRole("region", { name: "Scores by criterion" })).toContainText("Misses a must");
  await page.getByRole("button", { name: "Decide" }).click();
  await page.getByRole("textbox", { name: "Why" }).fill("Best for the squad.");
  await page.getByRole("button", { name: "Save Decision" }).click();
  await expect(page.getByRole("region", { name: /^Chosen: / })).toContainText("Best for the squad.");
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("switch", { name: "Anyone with the link can view it" }).click();
  const shared = await page.getByRole("textbox", { name: "Link" }).inputValue();
  const visitor = await browser.newPage();
  await visitor.goto(new URL(shared).pathname, hydrated);
  await expect(visitor.getByRole("region", { name: /^Chosen: / })).toContainText("Best for the squad.");
});
