import { registerNew } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

test("a student asks a mentor, who accepts and says how to be reached", async ({ page, browser }) => {
  const context = await browser.newContext();
  const mentor = await context.newPage();
  await registerNew(mentor, "mentor");
  await mentor.goto("/dashboard");
  const mentorPanel = mentor.getByRole("region", { name: "Mentor dashboard" });
  await expect(mentorPanel).toContainText("No request waits.");
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
  const row = page.getByRole("listitem").filter({ hasText: family });
  await expect(row).toContainText("Your request waits for an answer.");

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
