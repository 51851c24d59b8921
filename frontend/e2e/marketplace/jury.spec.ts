import type { Page } from "@playwright/test";
import { registerNew, signInAs } from "../accounts.ts";
import { axeOf } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";
import { letterTo } from "../outbox.ts";

/** Runs an operation as whoever is signed in. */
async function ask<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const answer = await page.request.post("/graphql", { data: { query, variables } });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

/** A public call of somebody new. */
async function postCall(owner: Page, admin: Page) {
  await registerNew(owner, "mentor");
  const title = `Grants for quiet gyms ${crypto.randomUUID().slice(0, 8)}`;
  const { createPosting } = await ask<{ createPosting: { recordId: string; path: string } }>(
    owner,
    `mutation ($input: PostingInput!, $key: String!) {
      createPosting(kind: OPPORTUNITY, input: $input, submit: true, key: $key) { recordId } }`,
    {
      key: crypto.randomUUID(),
      input: {
        title,
        type: "technology",
        category: "Performance Tracking",
        organization: "Quiet Gyms",
        description: "We fund what makes a gym quieter.",
        budget: 5000,
      },
    },
  );
  await signInAs(admin, "admin");
  await ask(admin, "mutation ($id: ID!) { moderate(id: $id, publish: true) { message } }", {
    id: `opportunity:${createPosting.recordId}`,
  });
  return { title, id: createPosting.recordId };
}

const apply = (page: Page, id: string, text: string) =>
  ask(
    page,
    `mutation ($id: ID!, $input: ApplicationInput!, $key: String!) {
      submitApplication(kind: OPPORTUNITY, id: $id, input: $input, key: $key) { id } }`,
    {
      id,
      key: crypto.randomUUID(),
      input: { text, contactEmail: "ines@elsewhere.example", affiliation: "Duarte Acoustics" },
    },
  );

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);

test("organizers and a reviewer on a phone judge applications blind, decide and publish the result", async ({
  page,
  browser,
}) => {
  const { title, id } = await postCall(page, await browser.newPage());
  const applicants = [await browser.newPage(), await browser.newPage()];
  for (const [index, applicant] of applicants.entries()) {
    await registerNew(applicant);
    await apply(applicant, id, index === 0 ? "Rubber mats" : "Felt walls");
  }

  await page.goto(`/opportunities/${id}`, hydrated);
  await page.getByRole("region", { name: "Your posting" }).getByRole("link", { name: "Jury" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Jury" })).toBeVisible();
  const round = page.getByRole("group", { name: "Round 1" });
  await round.getByRole("textbox", { name: "Name" }).fill("Review");
  await page.getByRole("button", { name: "Save Criteria and Rounds" }).click();
  await expect(page.getByText("The closing day is required")).toBeVisible();
  await round.getByLabel("Closes at the end of").fill(inDays(9));
  await round.getByRole("spinbutton", { name: "Reviewers each" }).fill("1");
  for (const number of [3, 2]) await page.getByRole("button", { name: `Remove Criterion ${number}` }).click();
  await page
    .getByRole("group", { name: "Criterion 1" })
    .getByRole("textbox", { name: "What each score means" })
    .fill("Loud\n\n\n\n\nSilent");
  expect((await axeOf(page).analyze()).violations).toEqual([]);
  await page.getByRole("button", { name: "Save Criteria and Rounds" }).click();

  const reviewer = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const username = `e2e-${crypto.randomUUID().slice(0, 13)}`;
  const email = `${username}@reviews-${username}.example`;
  await reviewer.request.post("/api/auth/register", {
    data: { username, email, password: "secret-1", firstName: "Keiko", lastName: "Mori", role: "user" },
  });
  await page.getByRole("tab", { name: "Reviewers" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Send Invitation" }).click();
  await expect(page.getByRole("list", { name: "Reviewers" })).toContainText(email);
  const letter = await letterTo(email, `Review applications to “${title}”`);
  await reviewer.goto(/\/reviews\/invitation\?token=[\w-]+/.exec(letter)?.[0] ?? "", hydrated);
  await reviewer.getByRole("button", { name: "Join as a Reviewer" }).press("Enter");
  await expect(reviewer.getByText("Nothing to review")).toBeVisible();

  await page.reload(hydrated);
  await page.getByRole("tab", { name: "Applications" }).click();
  await page.getByRole("button", { name: "Open Round" }).click();
  await page.getByRole("button", { name: "Assign Evenly" }).click();
  await expect(page.getByText("0 of 2 reviews submitted")).toBeVisible();

  for (const score of [5, 2]) {
    await reviewer.goto("/reviews", hydrated);
    await reviewer.getByRole("list", { name: "Your reviews" }).getByRole("link").first().click();
    await expect(reviewer.getByText("This round is blind")).toBeVisible();
    await expect(reviewer.getByRole("main")).not.toContainText("Duarte");
    await expect(reviewer.getByRole("main")).toContainText("0: Loud");
    expect((await axeOf(reviewer).analyze()).violations).toEqual([]);
    await reviewer.getByRole("radio", { name: String(score), exact: true }).press(" ");
    await reviewer.getByRole("textbox", { name: "Comment", exact: true }).fill(`Worth ${score}`);
    await reviewer.getByRole("button", { name: "Save for Later" }).press("Enter");
    await expect(reviewer.getByText("Saved", { exact: true })).toBeVisible();
    await expect(reviewer.getByRole("region", { name: "Other Reviews" })).toHaveCount(0);
    await reviewer.getByRole("button", { name: "Submit Review" }).press("Enter");
    await expect(reviewer.getByRole("region", { name: "Other Reviews" })).toBeVisible();
  }
  const width = await reviewer.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);

  page.on("dialog", (dialog) => dialog.accept());
  await page.reload(hydrated);
  await page.getByRole("button", { name: "Close Round" }).click();
  await expect(page.getByText("2 of 2 reviews submitted")).toBeVisible();
  const ranked = page.getByRole("list", { name: "Applications by rank" }).getByRole("listitem");
  await expect(ranked.first()).toContainText("1. Ines Duarte");
  await expect(ranked.first()).toContainText("5.0 of 5");
  await ranked.first().getByRole("button", { name: "Reviews and Discussion" }).press("Enter");
  await expect(ranked.first()).toContainText("Worth 5");
  expect((await axeOf(page).analyze()).violations).toEqual([]);
  await page.getByRole("checkbox", { name: "Choose Ines Duarte" }).first().check();
  await page.getByRole("combobox", { name: "Decision" }).selectOption("Accept");
  await page.getByRole("button", { name: "Preview Letters" }).click();
  await expect(page.getByRole("list", { name: "Letters" })).toContainText("Dear Ines Duarte,");
  await page.getByRole("button", { name: "Send 1 Letter" }).click();
  await expect(ranked.first()).toContainText("Accepted");

  await page.getByRole("tab", { name: "Result" }).click();
  await page.getByRole("textbox", { name: "Text" }).fill("Thank you all.");
  await page.getByRole("button", { name: "Publish Result" }).click();
  await page.getByRole("textbox", { name: "Why Ines Duarte won" }).fill("It is silent.");
  await page.getByRole("button", { name: "Ask to Be Named" }).click();
  await expect(page.getByText("Hasn't answered yet")).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(`/opportunities/${id}`, hydrated);
  const result = visitor.getByRole("region", { name: "Result" });
  await expect(result).toContainText("A winner who hasn't agreed to be named yet");
  await expect(result).toContainText("1 reviewer judged 2 applications");
  for (const applicant of applicants) {
    const { applying } = await ask<{ applying: { application: { id: string; status: string } } }>(
      applicant,
      `{ applying(kind: OPPORTUNITY, id: "${id}") { application { id status } } }`,
    );
    if (applying.application.status !== "ACCEPTED") continue;
    await applicant.goto(`/applications/${applying.application.id}`, hydrated);
    await applicant.getByRole("button", { name: "Agree to Be Named" }).press("Enter");
    await expect(applicant.getByText("You agreed.")).toBeVisible();
  }
  await visitor.reload(hydrated);
  await expect(result).toContainText("It is silent.");
  expect((await axeOf(visitor).analyze()).violations).toEqual([]);
});
