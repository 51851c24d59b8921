import { registerNew, signInAs } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

test("a new account sees zeros that open to how they are counted, and what to do", async ({ page }) => {
  await registerNew(page);
  await page.goto("/dashboard");
  const saved = page.getByRole("main").getByRole("link", { name: /^Saved/ });
  await expect(saved).toHaveText("Saved0");
  await page.getByText("How it's calculated: Saved").click();
  await expect(page.getByText("Everything you've saved, of every kind.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Deadlines" })).toContainText("Nothing is due.");
  await expect(page.getByRole("region", { name: "Your activity" })).toContainText("No activity yet.");
});

test("the line about the profile is dismissed for good", async ({ page }) => {
  await registerNew(page);
  await page.goto("/dashboard");
  const line = page.getByText(/Your profile is \d+% complete/);
  await expect(line).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(line).toBeHidden();
  await page.reload();
  await expect(page.getByRole("region", { name: "Your activity" })).toBeVisible();
  await expect(line).toBeHidden();
});

test("a recommendation is dismissed, and that taken back", async ({ page }) => {
  await registerNew(page);
  await page.goto("/dashboard");
  const panel = page.getByRole("region", { name: "Smart Recommendations" });
  const list = panel.getByRole("list", { name: "Smart Recommendations" });
  await expect(list.getByRole("listitem")).toHaveCount(3);
  const title = (await list.getByRole("link").first().textContent()) ?? "";
  await list.getByRole("button", { name: `Not Interested in ${title}`, exact: true }).click();
  await expect(panel.getByText(`${title} won't be recommended again.`)).toBeVisible();
  await panel.getByRole("button", { name: "Undo" }).click();
  await expect(list.getByRole("link", { name: title, exact: true })).toHaveCount(1);
});

test("the student's tabs are in the address", async ({ page }) => {
  await signInAs(page, "student");
  await page.goto("/dashboard");
  const panel = page.getByRole("region", { name: "Student dashboard" });
  await panel.getByRole("link", { name: "Courses" }).click();
  await expect(panel).toContainText("coming soon");
  await panel.getByRole("link", { name: "Solutions" }).click();
  await expect(page).toHaveURL(/view=solutions$/);
  await expect(panel.getByRole("list", { name: "Solutions" }).getByRole("listitem")).toHaveCount(6);
  await panel.getByRole("link", { name: "Research" }).click();
  await expect(panel.getByRole("list", { name: "Latest papers" }).getByRole("listitem")).toHaveCount(3);
  await panel.getByRole("link", { name: "Profile" }).click();
  await expect(panel).toContainText("% complete");
});

test("the overview of each role asks at most four times", async ({ browser }) => {
  for (const username of ["admin", "business", "student", "mentor", "investor"]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await signInAs(page, username);
    await page.goto("/about", { waitUntil: "networkidle" });
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/graphql")) asked.push(request.postDataJSON().operationName);
    });
    await page.getByRole("link", { name: "Dashboard" }).first().click();
    await expect(page.getByRole("region", { name: "Your activity" })).toBeVisible();
    await expect(page.getByRole("progressbar", { name: "Loading" })).toBeHidden();
    expect(asked.length, `${username}: ${asked}`).toBeLessThanOrEqual(4);
    await context.close();
  }
});
