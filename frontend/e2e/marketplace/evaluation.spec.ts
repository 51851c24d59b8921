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
  await expect(page.getByText("No one has scored yet.")).toBeVisible();

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
  const note = panels.nth(0).getByRole("textbox").first();
  await note.fill("Only a note");
  await judge.getByRole("tab", { name: "Candidates" }).click();
  await judge.getByRole("tab", { name: "Your Scores" }).click();
  await expect(note).toHaveValue("Only a note");
  await panels.nth(0).getByRole("button", { name: "Save Scores" }).click();
  await expect(panels.nth(0)).toContainText("Choose a score, or “Don't know”, to keep your note");
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

test("an owner asks vendors, enters a cost, decides and tells the vendors, by keyboard on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await registerNew(page);
  await page.goto("/evaluations/new?solutions=1,2&name=Tracking%20for%20the%20academy", hydrated);
  await page.getByRole("button", { name: "Start Evaluation" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Tracking for the academy" })).toBeVisible();

  await page.getByRole("tab", { name: "Result" }).focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Questions" })).toHaveAttribute("aria-selected", "true");
  const questions = page.getByRole("textbox", { name: "Questions" });
  await expect(questions).toHaveValue(/How does your product meet this: “.+”\?/);
  await questions.fill("Does it work without internet?\nWhat does it cost?");
  await page.getByRole("button", { name: "Support", exact: true }).press("Enter");
  await expect(questions).toHaveValue(/“Support”\?$/);
  expect((await axeOf(page).analyze()).violations).toEqual([]);
  await page.getByRole("button", { name: /^Send / }).press("Enter");
  const asked = page.getByRole("region", { name: "Questions about your product" });
  await expect(asked).toContainText("Does it work without internet?");
  await expect(asked.getByText("hasn't answered yet").first()).toBeVisible();

  await page.getByRole("tab", { name: "Cost" }).press("Enter");
  await page.getByRole("textbox", { name: "Athletes" }).fill("x");
  await page.getByRole("button", { name: "Calculate" }).press("Enter");
  await expect(page.getByText("Athletes must be a whole number")).toBeVisible();
  await page.getByRole("textbox", { name: "Athletes" }).fill("40");
  await page.getByRole("textbox", { name: "Months" }).fill("24");
  await page.getByRole("button", { name: "Calculate" }).press("Enter");
  await expect(page.getByText("Saved").first()).toBeVisible();
  const first = page.getByRole("tabpanel").getByRole("region").nth(1);
  await first.getByRole("button", { name: /^Enter Cost/ }).press("Enter");
  await first.getByRole("textbox", { name: "Total cost" }).fill("12,500");
  await first.getByRole("button", { name: "Save Cost" }).press("Enter");
  await expect(first.getByText("Say where the amount is from")).toBeVisible();
  await first.getByRole("textbox", { name: "Source" }).fill("Quote of March 3");
  await first.getByRole("button", { name: "Save Cost" }).press("Enter");
  await expect(first).toContainText("$12,500");
  await expect(first).toContainText("Source: Quote of March 3, entered by Ines Duarte");
  expect((await axeOf(page).analyze()).violations).toEqual([]);

  await page.getByRole("tab", { name: "Result" }).press("Enter");
  await page.getByRole("button", { name: "Decide" }).press("Enter");
  await page.getByRole("textbox", { name: "Why" }).fill("Best for the squad.");
  await page.getByRole("button", { name: "Save Decision" }).press("Enter");
  const tell = page.getByRole("region", { name: "Tell the Vendors" });
  await tell.getByRole("button", { name: "Write to Vendors" }).press("Enter");
  await tell.getByRole("textbox", { name: "To the others" }).fill("Not this time, thank you.");
  await tell.getByRole("button", { name: "Preview 2 Messages" }).press("Enter");
  await expect(tell.getByRole("region", { name: /^Message to / })).toHaveCount(2);
  await expect(tell).toContainText("Not this time, thank you.");
  expect((await axeOf(page).analyze()).violations).toEqual([]);
  await tell.getByRole("button", { name: "Send 2 Messages" }).press("Enter");
  await expect(tell.getByText(": told")).toHaveCount(2);

  await page.getByRole("tab", { name: "Board Pack" }).press("Enter");
  for (const name of ["Need", "Criteria", "Evidence and Sources", "Risks and Unknowns", "Decision"])
    await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Cost", exact: true })).toContainText("Quote of March 3");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect((await axeOf(page).analyze()).violations).toEqual([]);
  const link = await page.getByRole("link", { name: "PDF, Letter" }).getAttribute("href");
  const pdf = await page.request.get(link ?? "");
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("an evaluation begins from a shortlist and from a brief", async ({ page }) => {
  await registerNew(page);
  const ask = async (query: string) =>
    (await (await page.request.post("/graphql", { data: { query } })).json()) as {
      data: { createShortlist: { id: string } };
    };
  const { data } = await ask('mutation { createShortlist(name: "Pods to compare") { id } }');
  const { id } = data.createShortlist;
  for (const record of [1, 2])
    await ask(`mutation { addToShortlist(shortlistId: ${id}, kind: SOLUTION, id: ${record}) { id } }`);
  await page.goto(`/profile?tab=saved&list=${id}`, hydrated);
  await page.getByRole("link", { name: "Start an Evaluation" }).press("Enter");
  await expect(page.getByText("It begins with 2 candidates.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Pods to compare");

  await page.goto("/match?text=Video%20analysis%20for%20soccer.%20It%20must%20work%20offline.", hydrated);
  await page.getByRole("link", { name: "Start an Evaluation" }).press("Enter");
  await expect(page.getByText(/^It begins with \d candidates\./)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "What you need" })).toHaveValue(/must work offline/);
  await page.getByRole("textbox", { name: "Name" }).fill("From a brief");
  await page.getByRole("button", { name: "Start Evaluation" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "From a brief" })).toBeVisible();
});
