import type { Page, Route } from "@playwright/test";
import { registerNew, signInAs } from "../accounts.ts";
import { expect, hydrated, noisyTest, test } from "../fixtures.ts";

const operation = (name: string) => (route: Route) => route.request().postDataJSON()?.operationName === name;
const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

const TABS = {
  analytics: ["Executive Overview", "Analytics", "Solution Management", "Market Intelligence"],
  insights: ["AI-Powered Discovery", "Research Integration"],
  collaboration: ["Collaboration Center", "Your opportunities", "Your organizations"],
};

for (const username of ["admin", "business", "investor", "student"]) {
  test(`the tabs of the ${username} come with their panels and data`, async ({ page }) => {
    await signInAs(page, username);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/graphql")) asked.push(request.postDataJSON().operationName);
    });
    for (const [tab, panels] of Object.entries(TABS)) {
      await page.goto(`/dashboard?tab=${tab}`, hydrated);
      for (const name of panels) await expect(panel(page, name)).toBeVisible();
      await expect(page.getByRole("tabpanel").getByRole("alert")).toHaveCount(0);
      await expect(page.getByRole("tabpanel").locator("[aria-busy=true]")).toHaveCount(0);
    }
    expect(asked).toEqual([]);
  });
}

test("another tab asks at most four times", async ({ page }) => {
  await signInAs(page, "business");
  await page.goto("/dashboard", hydrated);
  await expect(page.getByRole("tabpanel").locator("[aria-busy=true]")).toHaveCount(0);
  for (const [name, panels] of [
    ["Analytics", TABS.analytics],
    ["AI Insights", TABS.insights],
    ["Collaboration", TABS.collaboration],
  ] as const) {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/graphql")) asked.push(request.postDataJSON().operationName);
    });
    await page.getByRole("tab", { name }).click();
    for (const title of panels) await expect(panel(page, title).locator("[aria-busy=true]")).toHaveCount(0);
    for (const title of panels) await expect(panel(page, title)).toBeVisible();
    expect(asked.length, asked.join()).toBeLessThanOrEqual(4);
    page.removeAllListeners("request");
  }
});

test("the tabs of the administration ask at most four times, and the messages once they are near", async ({
  page,
}) => {
  await signInAs(page, "admin");
  for (const [name, panels] of [
    [
      "Admin Panel",
      ["Admin Management Center", "System Analytics & Health", "Blog Management", "Moderation"],
    ],
    ["Monitoring", ["System Analytics & Health", "Real-time Monitoring"]],
  ] as const) {
    await page.goto("/dashboard?tab=collaboration", hydrated);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/graphql")) asked.push(request.postDataJSON().operationName);
    });
    await page.getByRole("tab", { name }).click();
    for (const title of panels) await expect(panel(page, title)).toBeVisible();
    await expect(page.getByRole("progressbar", { name: "Loading" })).toBeHidden();
    // Monitoring renews its figures every five seconds.
    const first = new Set(asked);
    expect(first.size, asked.join()).toBeLessThanOrEqual(4);
    if (name === "Monitoring") continue;
    expect(asked.length, asked.join()).toBeLessThanOrEqual(4);
    expect(asked).not.toContain("DemoRequests");
    const messages = panel(page, "Demo requests and messages");
    await messages.scrollIntoViewIfNeeded();
    await expect(messages.getByText(/^No requests or messages yet|@/).first()).toBeVisible();
    expect(asked).toContain("DemoRequests");
  }
});

test("somebody new sees what to do next in place of figures", async ({ page }) => {
  await registerNew(page, "investor");
  await page.goto("/dashboard?tab=analytics", hydrated);
  await expect(panel(page, "Analytics")).toContainText("You haven't listed anything yet");
  await expect(panel(page, "Solution Management")).toContainText("You don't manage a vendor yet");
  await page.goto("/dashboard?tab=collaboration", hydrated);
  await expect(panel(page, "Collaboration Center")).toContainText("No one has applied to you yet.");
  await page.goto("/reports", hydrated);
  await expect(page.getByText("You haven't listed anything yet")).toBeVisible();
});

test("a partnership names its members to those who lead it, and counts them for those who joined", async ({
  page,
}) => {
  const title = "Match-Day Crowd Flow Pilot at a 12,000-Seat Ground";
  await signInAs(page, "business");
  await page.goto("/dashboard?tab=collaboration", hydrated);
  const partnerships = page.getByRole("list", { name: "Partnerships" });
  const members = partnerships.getByRole("list", { name: `Members of ${title}` });
  await expect(members.getByRole("link", { name: "Elena Marchetti" })).toBeVisible();
  await partnerships.getByRole("link", { name: `All members of ${title}` }).click();
  await expect(page).toHaveURL(/\/applications\?opportunity=\d+&status=accepted$/);
  await expect(page.getByRole("link", { name: "Elena Marchetti" })).toBeVisible();
  await signInAs(page, "mentor");
  await page.goto("/dashboard?tab=collaboration", hydrated);
  await expect(partnerships.getByRole("link", { name: title, exact: true })).toBeVisible();
  await expect(members).toHaveCount(0);
  await partnerships.getByRole("link", { name: `Your application to ${title}` }).click();
  await expect(page).toHaveURL(/\/applications\/\d+$/);
});

test("a figure opens to how it is computed, by keyboard", async ({ page }) => {
  await signInAs(page, "investor");
  await page.goto("/dashboard?tab=analytics", hydrated);
  const how = panel(page, "Executive Overview").getByText("How it's calculated: Solutions");
  await how.focus();
  await page.keyboard.press("Enter");
  await expect(
    panel(page, "Executive Overview").getByText("All published solutions, from a count"),
  ).toBeVisible();
});

test("a recommendation that isn't of interest goes, and comes back", async ({ page }) => {
  await registerNew(page, "student");
  await page.goto("/dashboard?tab=insights", hydrated);
  const list = page.getByRole("list", { name: "Smart Recommendations" });
  await expect(list.getByRole("listitem")).toHaveCount(3);
  const title = (await list.getByRole("link").first().textContent()) ?? "";
  await list.getByRole("button", { name: `Not Interested in ${title}`, exact: true }).click();
  await expect(page.getByText(`${title} won't be recommended again.`)).toBeVisible();
  await expect(list.getByRole("link", { name: title, exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(list.getByRole("link", { name: title, exact: true })).toHaveCount(1);
});

noisyTest("recommendations that fail say so, and leave the predictions alone", async ({ page }) => {
  await signInAs(page, "investor");
  // The overview would have asked for them already, and the answer would do for the other tab.
  await page.goto("/dashboard?tab=analytics", hydrated);
  await page.route("**/graphql", (route) =>
    operation("SmartRecommendations")(route)
      ? route.fulfill({ json: { errors: [{ message: "Something went wrong on our end." }] } })
      : route.continue(),
  );
  await page.getByRole("tab", { name: "AI Insights" }).click();
  const discovery = panel(page, "AI-Powered Discovery");
  await expect(discovery.getByRole("alert")).toHaveText("Failed to fetch recommendations");
  await expect(discovery.getByRole("list", { name: "Market Predictions" })).toBeVisible();
  await page.unroute("**/graphql");
  await discovery.getByRole("button", { name: "Try again" }).click();
  await expect(discovery.getByRole("list", { name: "Smart Recommendations" })).toBeVisible();
});

// The chart logs that it has no width while the page behind it is replaced.
noisyTest(
  "a report is of the days in the address, with its table by keyboard and as CSV",
  async ({ page }) => {
    await signInAs(page, "admin");
    await page.goto("/dashboard?tab=analytics", hydrated);
    await page.getByRole("link", { name: "View Detailed Reports" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Detailed Reports" })).toBeVisible();
    await page.getByLabel("From", { exact: true }).fill("2026-01-05");
    await page.getByLabel("To", { exact: true }).fill("2026-01-18");
    await page.getByLabel("By", { exact: true }).selectOption("Week");
    await page.getByLabel("Chart", { exact: true }).selectOption("Bookmarks");
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect(page).toHaveURL(/from=2026-01-05&to=2026-01-18&step=week&show=bookmarks/);
    const chart = page.getByRole("figure", { name: "Bookmarks by week" });
    await chart.getByText("Show as a table").focus();
    await page.keyboard.press("Enter");
    await expect(chart.getByRole("rowheader")).toHaveText(["Jan 5, 2026", "Jan 12, 2026"]);
    const file = (await page.getByRole("link", { name: "Download CSV" }).getAttribute("href")) ?? "";
    const lines = (await (await page.request.get(file)).text()).trim().split("\r\n");
    expect(lines[0]).toBe("From,Views,Bookmarks,Applications,Conversations,Reviews");
    expect(lines.slice(1).map((line) => line.split(",")[0])).toEqual(["2026-01-05", "2026-01-12"]);
  },
);

test("a report that can't be says why, and a signed-out visitor is asked to log in", async ({ page }) => {
  await page.goto("/reports");
  await expect(page.getByText("Sign in to see your reports.")).toBeVisible();
  await signInAs(page, "investor");
  await page.goto("/reports?from=2026-02-01&to=2026-01-01", hydrated);
  await expect(page.getByRole("alert")).toHaveText("The first day can't be after the last.");
});

test("a member sees what their solutions need, and gets to where it is done", async ({ page }) => {
  await signInAs(page, "business");
  await page.goto("/dashboard?tab=analytics", hydrated);
  const management = panel(page, "Solution Management");
  await expect(management.getByText("Needs attention: Not published yet").first()).toBeVisible();
  await management.getByRole("link", { name: "Edit" }).first().click();
  await expect(page).toHaveURL(/\/solutions\/\d+-[\w-]+\/edit$/);
});
