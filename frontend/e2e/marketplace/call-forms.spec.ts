import type { Locator, Page } from "@playwright/test";
import { pdfOf } from "../../../backend/testing/documents.ts";
import { registerNew, signInAs } from "../accounts.ts";
import { axeOf } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";

const PHONE = { width: 390, height: 844 };

const inThirtyDays = () => new Date(Date.now() + 30 * 24 * 3600_000).toISOString();

/** Posts an opportunity of the club and has it published. Returns its title, id and path. */
async function posted(club: Page, desk: Page) {
  const title = `Turf study ${crypto.randomUUID()}`;
  const ask = async (page: Page, query: string, variables: object = {}) => {
    const response = await page.request.post("/graphql", { data: { query, variables } });
    return (await response.json()).data;
  };
  await signInAs(club, "business");
  const { postingOptions } = await ask(
    club,
    "{ postingOptions { organizations { id } categories { name } } }",
  );
  const { createPosting } = await ask(
    club,
    `mutation ($input: PostingInput!, $organizationId: ID!) { createPosting(kind: OPPORTUNITY, submit: true,
      organizationId: $organizationId, key: "${crypto.randomUUID()}", input: $input) { id recordId slug } }`,
    {
      organizationId: postingOptions.organizations[0].id,
      input: {
        title,
        description: "We compare turf.",
        dueDate: inThirtyDays(),
        type: "pilot",
        category: postingOptions.categories[0].name,
      },
    },
  );
  await signInAs(desk, "admin");
  await desk.goto("/moderation?kind=opportunity", hydrated);
  const item = desk.getByRole("listitem").filter({ hasText: title });
  await item.getByRole("button", { name: /^Publish/ }).click();
  await expect(item).toHaveCount(0);
  const { recordId, slug } = createPosting;
  return { title, id: recordId as string, path: `/opportunities/${recordId}-${slug}` };
}

/** Adds a question by keyboard. */
async function add(editor: Locator, kind: string, label: string): Promise<Locator> {
  await editor.getByLabel("Kind of question").selectOption({ label: kind });
  await editor.getByRole("button", { name: "Add a question" }).press("Enter");
  const question = editor.getByRole("group", { name: /^Question \d+$/ }).last();
  await expect(question.getByLabel("Question", { exact: true })).toBeFocused();
  await question.page().keyboard.type(label);
  return question;
}

test("a club asks what it wants to know, an applicant answers with a file, and the club reads it all", async ({
  page: club,
  browser,
}) => {
  await club.setViewportSize(PHONE);
  const desk = await browser.newPage();
  const { title, id, path } = await posted(club, desk);
  await desk.close();

  await club.goto(`${path}/edit`, hydrated);
  const editor = club.getByRole("form", { name: "Application form" });
  const decides = await add(editor, "Yes or no", "Do you play on grass?");
  await decides.getByLabel("The answer decides whether someone can apply").press("Space");
  await editor.getByRole("button", { name: "Save Form" }).press("Enter");
  await expect(decides.getByText("Say why others can't apply")).toBeVisible();
  await decides.getByLabel("Why others can't apply").fill("We only study grass.");
  const team = await add(editor, "One line of text", "Team");
  await team.getByLabel("Required").press("Space");
  const plan = await add(editor, "Files", "Pitch plan");
  await plan.getByLabel("Required").press("Space");
  const budget = await add(editor, "Budget table", "Costs");
  await budget.getByLabel("Most that the call funds").fill("1000");
  const up = editor.getByRole("button", { name: "Move up Costs" });
  await up.press("Enter");
  await expect(up).toBeFocused();
  await expect(editor.getByRole("status")).toHaveText("Costs is now number 3 of 4.");
  expect((await axeOf(club).analyze()).violations).toEqual([]);
  await editor.getByRole("button", { name: "Save Form" }).press("Enter");
  await expect(club.getByText("Application form saved")).toBeVisible();
  await editor.getByRole("button", { name: "Preview" }).press("Enter");
  const preview = club.getByRole("form", { name: "Preview of the application form" });
  await preview.getByLabel("Do you play on grass?").selectOption("No");
  await expect(preview.getByRole("alert")).toContainText("We only study grass.");
  await preview.getByLabel("Do you play on grass?").selectOption("Yes");
  await expect(preview.getByLabel("Team")).toBeVisible();

  const visiting = await browser.newContext({ viewport: PHONE });
  const visitor = await visiting.newPage();
  await registerNew(visitor);
  await visitor.goto(path, hydrated);
  const form = visitor.getByRole("form", { name: "Your application" });
  await expect(form.getByLabel("What you offer")).toHaveCount(0);
  await form.getByLabel("Do you play on grass?").selectOption("No");
  await expect(form.getByRole("alert")).toContainText("We only study grass.");
  await expect(form.getByRole("button", { name: "Submit application" })).toHaveCount(0);
  await form.getByLabel("Do you play on grass?").selectOption("Yes");
  await form.getByLabel("What you offer").fill("Forty sensors.");
  await form.getByRole("button", { name: "Submit application" }).click();
  await expect(form.getByText("This is required")).toBeVisible();
  await expect(form.getByText("Add a file")).toBeVisible();
  await expect(form.getByLabel("Team")).toBeFocused();
  expect((await axeOf(visitor).analyze()).violations).toEqual([]);
  await form.getByLabel("Team").fill("Rovers");
  const costs = form.getByRole("group", { name: "Costs" });
  await costs.getByLabel("What for").fill("Travel");
  await costs.getByLabel("Amount (USD)").fill("900");
  await costs.getByRole("button", { name: "Add a line" }).press("Enter");
  await visitor.keyboard.type("Hotel");
  await costs.getByLabel("Amount (USD)").last().fill("200.50");
  await expect(costs).toContainText("Total: $1,100.50");
  await costs.getByLabel("Amount (USD)").last().blur();
  await expect(costs).toContainText("the call funds at most 1,000 USD");
  await costs.getByLabel("Amount (USD)").last().fill("50");
  const choose = form.getByLabel("Choose a file", { exact: true }).and(visitor.locator("input"));
  const upload = (name: string, buffer: Buffer) =>
    choose.setInputFiles({ name, mimeType: "application/pdf", buffer });
  await upload("plan.pdf", Buffer.from("MZ a program"));
  await expect(form.getByText("This type of file can't be taken.")).toBeVisible();
  await upload("Our plan.pdf", pdfOf(["Pitch"]));
  await expect(form.getByRole("link", { name: "Our plan.pdf" })).toBeVisible();
  await form.getByRole("button", { name: "Remove Our plan.pdf" }).press("Enter");
  await expect(form.getByRole("link", { name: "Our plan.pdf" })).toHaveCount(0);
  await upload("Our plan.pdf", pdfOf(["Pitch"]));
  await expect(form.getByRole("link", { name: "Our plan.pdf" })).toBeVisible();
  await expect(form.getByText("Draft saved.")).toBeVisible();
  await visitor.reload(hydrated);
  await expect(form.getByLabel("Team")).toHaveValue("Rovers");
  await expect(costs).toContainText("Total: $950");
  await expect(form.getByRole("link", { name: "Our plan.pdf" })).toBeVisible();

  await editor.getByRole("button", { name: "Remove Team" }).press("Enter");
  const country = await add(editor, "One line of text", "Country");
  await country.getByLabel("Required").press("Space");
  await editor.getByRole("button", { name: "Save Form" }).press("Enter");
  await expect(club.getByText("Application form saved").last()).toBeVisible();
  await form.getByRole("button", { name: "Submit application" }).click();
  await expect(form.getByLabel("Country")).toBeVisible();
  await expect(form.getByText("Question no longer asked")).toBeVisible();
  await form.getByLabel("Country").fill("Norway");
  await form.getByRole("button", { name: "Submit application" }).click();
  await expect(visitor.getByText("We've received it.")).toBeVisible();

  await club.goto(`/applications?opportunity=${id}`, hydrated);
  const zip = await club.request.get(
    (await club.getByRole("link", { name: "Everything as ZIP" }).getAttribute("href")) ?? "",
  );
  expect([zip.status(), zip.headers()["content-type"]]).toEqual([200, "application/zip"]);
  const csv = await club.request.get(
    (await club.getByRole("link", { name: "Answers as CSV" }).getAttribute("href")) ?? "",
  );
  expect(await csv.text()).toContain("Do you play on grass?,Costs,Pitch plan,Country,Team");
  await club.getByRole("list", { name: "Applications" }).getByRole("link", { name: "Ines Duarte" }).click();
  const main = club.getByRole("main");
  await expect(main.getByRole("heading", { name: "Answers" })).toBeVisible();
  await expect(main).toContainText("Rovers");
  await expect(main).toContainText("Norway");
  await expect(main.getByRole("table", { name: "Costs" })).toContainText("$950");
  const file = main.getByRole("link", { name: "Our plan.pdf" });
  const download = club.waitForEvent("download");
  await file.click();
  expect((await download).suggestedFilename()).toBe("Our plan.pdf");
  expect((await axeOf(club).analyze()).violations).toEqual([]);
  const address = (await file.getAttribute("href")) ?? "";
  expect((await visitor.request.get(address)).status()).toBe(200);
  await registerNew(visitor);
  expect((await visitor.request.get(address)).status()).toBe(404);
  await visitor.goto(path, hydrated);
  await expect(visitor.getByRole("heading", { name: title })).toBeVisible();
  await visiting.close();
});
