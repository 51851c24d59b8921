import { registerNew, signInAs } from "../accounts.ts";
import { expect, hydrated, test } from "../fixtures.ts";

test("a full mentor panel: requests, students, sessions, projects and a chart", async ({ page }) => {
  await signInAs(page, "mentor");
  await page.goto("/dashboard", hydrated);
  const panel = page.getByRole("region", { name: "Mentor dashboard" });
  for (const name of ["Requests", "Students", "Sessions", "Research projects"])
    await expect(panel.getByRole("list", { name, exact: true }).getByRole("listitem").first()).toBeVisible();
  await expect(panel.getByRole("figure", { name: "Requests and sessions by month" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the parts of the mentor's panel that can wait are closed, and stay open once opened", async ({
    page,
  }) => {
    await signInAs(page, "mentor");
    await page.goto("/dashboard", hydrated);
    const panel = page.getByRole("region", { name: "Mentor dashboard" });
    await expect(panel.getByRole("list", { name: "Requests" })).toBeVisible();
    const students = panel.getByRole("button", { name: /^Students \(\d+\)$/ });
    await expect(students).toHaveAttribute("aria-expanded", "false");
    await expect(panel.getByRole("list", { name: "Students" })).toBeHidden();
    await expect(panel.getByRole("figure")).toBeHidden();
    await students.focus();
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("list", { name: "Students" })).toBeVisible();
    await page.reload();
    await expect(students).toHaveAttribute("aria-expanded", "true");
    await expect(panel.getByRole("list", { name: "Students" })).toBeVisible();
    await expect(panel.getByRole("list", { name: "Research projects" })).toBeHidden();
  });

  test("the administration is short, and its panels open", async ({ page }) => {
    await signInAs(page, "admin");
    await page.goto("/dashboard?tab=admin", hydrated);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3800);
    const blog = page.getByRole("region", { name: "Blog Management", exact: true });
    await expect(blog.getByRole("button", { name: "New Post" })).toBeHidden();
    await blog.getByRole("button", { name: "Blog Management" }).click();
    await expect(blog.getByRole("list", { name: "Posts" })).toBeVisible();
    await blog.getByRole("button", { name: "New Post" }).click();
    await expect(page.getByRole("dialog", { name: "New Post" })).toBeVisible();
  });
});

test("the mark of a chart's last day is whole on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, "admin");
  await page.goto("/reports", hydrated);
  const chart = page.getByRole("figure", { name: "Views by day" });
  const mark = chart.locator("[data-mark]").last();
  await expect(mark).toBeVisible();
  const [text, frame] = await Promise.all([mark.boundingBox(), chart.boundingBox()]);
  // Its drawing is cut 16 pixels beside the figure.
  expect((text?.x ?? 0) + (text?.width ?? 999)).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0) + 16);
  expect(
    await chart
      .locator("svg")
      .first()
      .evaluate((svg) => getComputedStyle(svg).overflow),
  ).toBe("visible");
});

test("a full student panel: mentors, what waits, sessions and a chart", async ({ page }) => {
  await signInAs(page, "student");
  await page.goto("/dashboard?view=mentors", hydrated);
  const panel = page.getByRole("region", { name: "Student dashboard" });
  await expect(panel.getByRole("list", { name: "Your mentors" })).toContainText("Elena Marchetti");
  await expect(panel.getByRole("list", { name: "Your mentors" })).toContainText("Waiting for their answer");
  await expect(panel.getByRole("list", { name: "Sessions" })).toContainText("Elena Marchetti");
  await panel.getByRole("link", { name: "Overview" }).click();
  await expect(panel.getByRole("figure", { name: /by week$/ })).toBeVisible();
  await expect(panel.getByRole("list", { name: "Deadlines" })).toContainText("Session with Elena Marchetti");
});

test("a full deal flow: vendors, opportunities, the brief that fits, and funding", async ({ page }) => {
  await signInAs(page, "investor");
  await page.goto("/dashboard", hydrated);
  const panel = page.getByRole("region", { name: "Deal flow" });
  for (const name of ["Vendors", "Opportunities"])
    await expect(panel.getByRole("list", { name }).getByRole("listitem")).toHaveCount(3);
  await expect(panel.getByRole("figure", { name: "Funding by quarter" })).toBeVisible();
});

test("a new mentor, student and investor read what to do next", async ({ browser }) => {
  for (const [role, path, region, words] of [
    ["mentor", "/dashboard", "Mentor dashboard", "No upcoming sessions."],
    ["student", "/dashboard?view=mentors", "Student dashboard", "Mentors you can ask"],
    ["investor", "/dashboard", "Deal flow", "No matches yet."],
  ] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await registerNew(page, role);
    await page.goto(path, hydrated);
    await expect(page.getByRole("region", { name: region })).toContainText(words);
    await context.close();
  }
});

test("an investor with one brief reads which one a vendor fits", async ({ page }) => {
  await registerNew(page, "investor");
  const text = "Video analysis that tags clips for coaches";
  const query = `mutation { saveBrief(brief: { text: "${text}" }, input: { name: "Clips", alert: NONE }) { id } }`;
  await page.request.post("/graphql", { data: { query } });
  await page.goto("/dashboard", hydrated);
  const vendors = page.getByRole("region", { name: "Deal flow" }).getByRole("list", { name: "Vendors" });
  await vendors.getByRole("link", { name: "Clips" }).first().click();
  await expect(page).toHaveURL(/\/briefs\/\d+$/);
});

test("a chart is walked by keyboard, and says each point", async ({ page }) => {
  await signInAs(page, "mentor");
  await page.goto("/dashboard", hydrated);
  const chart = page.getByRole("figure", { name: "Requests and sessions by month" });
  const points = chart.getByRole("slider", { name: "Requests and sessions by month: values" });
  await chart.getByText("Show as a table").click();
  const months = await chart.getByRole("rowheader").allTextContents();
  await points.focus();
  await page.keyboard.press("Home");
  await expect(points).toHaveAttribute(
    "aria-valuetext",
    new RegExp(`^${months[0]}: Requests received \\d+, `),
  );
  await page.keyboard.press("ArrowRight");
  await expect(points).toHaveAttribute("aria-valuetext", new RegExp(`^${months[1]}: `));
  await page.keyboard.press("End");
  await expect(points).toHaveAttribute("aria-valuenow", "12");
  await expect(points).toContainText(`${months[11]}: Requests received`);
});
