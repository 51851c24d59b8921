import type { Browser, Page } from "@playwright/test";
import { registerNew, signInAs } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { shiftsOf, watchShifts } from "../well-made.ts";

/** Runs an operation with the page's session. */
async function ask(page: Page, query: string, variables: object = {}) {
  const { data, errors } = await (await page.request.post("/graphql", { data: { query, variables } })).json();
  expect(errors).toBeUndefined();
  return data;
}

/** A mentor in a browser of their own, and the student of the page, whom they mentor. */
async function mentored(page: Page, browser: Browser) {
  const context = await browser.newContext();
  const mentor = await context.newPage();
  await registerNew(mentor, "mentor");
  await registerNew(page, "student");
  const { viewer } = await ask(mentor, "{ viewer { id } }");
  const { requestMentoring } = await ask(
    page,
    'mutation ($m: ID!) { requestMentoring(mentorId: $m, message: "Help?") { id } }',
    { m: viewer.id },
  );
  const { id } = requestMentoring;
  await ask(mentor, "mutation ($id: ID!) { decideMentoring(id: $id, accept: true) { id } }", { id });
  return { context, mentor, mentoringId: id };
}

/** The day after tomorrow, as a date field takes it. */
const soon = () => new Date(Date.now() + 2 * 24 * 3600_000).toISOString().slice(0, 10);

async function proposeSession(mentor: Page, topic: string) {
  await mentor.getByRole("button", { name: /^Propose Session/ }).click();
  const dialog = mentor.getByRole("dialog");
  await dialog.getByLabel("Topic").fill(topic);
  await dialog.getByLabel("Date").fill(soon());
  await dialog.getByLabel("Time", { exact: true }).fill("09:30");
  await dialog.getByLabel("Length").selectOption("45 minutes");
  await dialog.getByLabel("Location or link").fill("https://meet.example/room");
  await dialog.getByRole("button", { name: "Propose Session" }).click();
  await expect(dialog).toBeHidden();
}

test("a student asks a mentor, who accepts and says how to be reached", async ({ page, browser }) => {
  const context = await browser.newContext();
  const mentor = await context.newPage();
  await registerNew(mentor, "mentor");
  await mentor.goto("/dashboard");
  const mentorPanel = mentor.getByRole("region", { name: "Mentor dashboard" });
  await expect(mentorPanel).toContainText("No new requests.");
  const family = `Mentor${crypto.randomUUID().slice(0, 8)}`;
  const { data } = await (
    await mentor.request.post("/graphql", { data: { query: "{ viewer { id } }" } })
  ).json();
  await mentor.request.patch(`/api/users/${data.viewer.id}/profile`, { data: { lastName: family } });

  await registerNew(page, "student");
  await page.goto("/dashboard?view=mentors");
  await page.getByRole("button", { name: `Request Mentoring from Ines ${family}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Message").fill("I study gait and want to learn how you validate sensors.");
  await dialog.getByRole("button", { name: "Send Request" }).click();
  await expect(dialog).toBeHidden();
  const row = page
    .getByRole("list", { name: "Your mentors" })
    .getByRole("listitem")
    .filter({ hasText: family });
  await expect(row).toContainText("Waiting for their answer.");

  await mentor.reload();
  await expect(mentorPanel).toContainText("how you validate sensors");
  await mentorPanel.getByRole("button", { name: /^Accept/ }).click();
  await mentor.getByRole("dialog").getByLabel("How can they reach you?").fill("ines@lab.example");
  await mentor.getByRole("dialog").getByRole("button", { name: "Accept Request" }).click();
  await expect(mentorPanel.getByRole("list", { name: "Students" })).toContainText("ines@lab.example");

  await page.reload();
  await expect(row).toContainText("Accepted. Reach them here: ines@lab.example");
  await context.close();
});

test("a mentor proposes sessions; the student accepts one and declines another; one is canceled", async ({
  page,
  browser,
}) => {
  const { context, mentor } = await mentored(page, browser);
  await mentor.goto("/dashboard");
  const panel = mentor.getByRole("region", { name: "Mentor dashboard" });
  await proposeSession(mentor, "Thesis outline");
  const proposed = panel.getByRole("list", { name: "Sessions" }).getByRole("listitem");
  await expect(proposed).toContainText("Awaiting reply");
  await expect(proposed).toContainText("9:30 AM");

  // Another at the same time is refused at its field, and what was typed is kept.
  await mentor.getByRole("button", { name: /^Propose Session/ }).click();
  const dialog = mentor.getByRole("dialog");
  await dialog.getByLabel("Topic").fill("Twice");
  await dialog.getByLabel("Date").fill(soon());
  await dialog.getByLabel("Time", { exact: true }).fill("09:45");
  await dialog.getByLabel("Location or link").fill("Lab");
  await dialog.getByRole("button", { name: "Propose Session" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("You two already have a session at that time.");
  await dialog.getByLabel("Time", { exact: true }).fill("15:00");
  await dialog.getByRole("button", { name: "Propose Session" }).click();
  await expect(dialog).toBeHidden();

  await page.goto("/sessions");
  const rows = page.getByRole("list", { name: "Sessions" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await page.getByRole("button", { name: "Accept the session: Thesis outline" }).click();
  await expect(rows.filter({ hasText: "Thesis outline" })).toContainText("Accepted");
  await page.getByRole("button", { name: "Decline the session: Twice" }).click();
  await page.getByRole("dialog").getByLabel("Reason").fill("Exam that day");
  await page.getByRole("dialog").getByRole("button", { name: "Decline Session" }).click();
  await expect(rows).toHaveCount(1);

  await mentor.goto("/sessions");
  await mentor.getByRole("button", { name: "Cancel the session: Thesis outline" }).click();
  await mentor.getByRole("dialog").getByLabel("Reason").fill("Travel");
  await mentor.getByRole("dialog").getByRole("button", { name: "Cancel Session" }).click();
  await expect(mentor.getByText("No upcoming sessions")).toBeVisible();
  await mentor.getByRole("link", { name: "Past and canceled" }).click();
  await expect(mentor).toHaveURL(/show=past$/);
  const past = mentor.getByRole("list", { name: "Sessions" }).getByRole("listitem");
  await expect(past.filter({ hasText: "Twice" })).toContainText("Reason: Exam that day");
  await expect(past.filter({ hasText: "Thesis outline" })).toContainText("Canceled");
  await context.close();
});

test("a student withdraws a request, and ends a mentoring", async ({ page, browser }) => {
  const { context, mentor } = await mentored(page, browser);
  await page.goto("/dashboard?view=mentors");
  const own = page.getByRole("list", { name: "Your mentors" });
  await page.getByRole("button", { name: /^End Mentoring/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "End Mentoring" }).click();
  // What lies behind an open dialog is hidden, too.
  await expect(dialog).toBeHidden();
  await expect(own).toBeHidden();
  await mentor.goto("/dashboard");
  const panel = mentor.getByRole("region", { name: "Mentor dashboard" });
  await expect(panel).toContainText("Students whose requests you accept appear here.");

  const { viewer } = await ask(mentor, "{ viewer { id } }");
  const query = 'mutation ($m: ID!) { requestMentoring(mentorId: $m, message: "Again?") { id } }';
  await ask(page, query, { m: viewer.id });
  await page.reload();
  await expect(own).toContainText("Waiting for their answer.");
  page.once("dialog", (confirmation) => confirmation.accept());
  await page.getByRole("button", { name: /^Withdraw/ }).click();
  await expect(own).toBeHidden();
  await context.close();
});

test("somebody who is no longer a student or a mentor still ends a mentoring", async ({ page, browser }) => {
  for (const leaver of ["student", "mentor"]) {
    const { context, mentor } = await mentored(page, browser);
    const who = leaver === "student" ? page : mentor;
    const other = leaver === "student" ? mentor : page;
    const { viewer } = await ask(who, "{ viewer { id } }");
    const admins = await browser.newContext();
    const admin = await admins.newPage();
    await signInAs(admin, "admin");
    const rights = "mutation ($id: ID!) { updateUserRights(id: $id, input: { role: INVESTOR }) { id } }";
    await ask(admin, rights, { id: viewer.id });
    await admins.close();
    await who.goto("/sessions");
    await who.getByRole("button", { name: /^End Mentoring/ }).click();
    await who.getByRole("dialog").getByRole("button", { name: "End Mentoring" }).click();
    await expect(who.getByRole("dialog")).toBeHidden();
    await expect(who.getByRole("list", { name: "Mentoring" })).toBeHidden();
    await other.goto("/sessions");
    await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(other.getByRole("list", { name: "Mentoring" })).toBeHidden();
    await context.close();
  }
});

test.describe("in New York", () => {
  test.use({ timezoneId: "America/New_York", viewport: { width: 390, height: 844 } });

  test("a session says when it is there, and nothing moves when it does", async ({ page, browser }) => {
    const { context, mentor, mentoringId } = await mentored(page, browser);
    for (const hour of [23, 14, 10])
      await ask(
        mentor,
        "mutation ($input: SessionProposal!) { proposeMentoringSession(input: $input) { id } }",
        {
          input: {
            mentoringId,
            topic: `At ${hour}`,
            place: "https://meet.example/room",
            startsAt: `${soon()}T${hour}:00:00Z`,
            minutes: 45,
            timeZone: "UTC",
          },
        },
      );
    await watchShifts(page);
    await page.goto("/sessions", { waitUntil: "networkidle" });
    const rows = page.getByRole("list", { name: "Sessions" }).getByRole("listitem");
    await expect(rows.filter({ hasText: "At 14" })).toContainText(/(9|10):00 AM E[SD]T for you/);
    expect(await shiftsOf(page)).toBeLessThan(0.01);
    await context.close();
  });
});
