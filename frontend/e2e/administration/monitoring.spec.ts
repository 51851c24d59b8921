import type { Page, Route } from "@playwright/test";
import { signInAs } from "../accounts.ts";
import { expect, noisyTest, test } from "../fixtures.ts";

const PATH = "/dashboard?tab=monitoring";
const asks = (route: Route, name: string) => route.request().postDataJSON()?.operationName === name;
const panelOf = (page: Page) => page.getByRole("region", { name: "Real-time Monitoring" });

/** Opens the tab with a clock that stands still, and counts the polls. */
async function openPaused(page: Page) {
  await signInAs(page, "admin");
  await page.clock.install();
  await page.goto(PATH);
  await expect(panelOf(page).getByText(/^Updated /)).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const polls = { RealTimeMonitoring: 0, SystemAnalytics: 0 };
  page.on("request", (request) => {
    if (!request.url().endsWith("/graphql")) return;
    const name: keyof typeof polls = request.postDataJSON()?.operationName;
    if (name in polls) polls[name] += 1;
  });
  /** Lets the time pass, and waits for the answers. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      await page.clock.runFor(1_000);
      await page.evaluate(() => new Promise((resolve) => queueMicrotask(() => resolve(undefined))));
    }
  };
  /** Lets the time pass until something is so: what is shown may wait for timers, too. */
  const passUntil = (check: () => Promise<void>) =>
    expect(async () => {
      await pass(1);
      await check();
    }).toPass();
  return { polls, pass, passUntil };
}

/** Says to the page that its tab is hidden, or shown again. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

test("administrators see status, totals and real figures, which come with the page", async ({ page }) => {
  await signInAs(page, "admin");
  const html = await (await page.request.get(PATH)).text();
  expect(html).toContain("System Status");
  expect(html).toContain("Event-loop delay");
  await page.goto(PATH);
  const analytics = page.getByRole("region", { name: "System Analytics & Health" });
  await expect(analytics.getByText(/^(Operational|Degraded)$/)).toBeVisible();
  for (const label of [
    "Total Users",
    "Active Users",
    "Mentors/Professors",
    "New This Month",
    "Verified Vendors",
  ])
    await expect(analytics.getByText(label, { exact: true })).toBeVisible();
  const panel = panelOf(page);
  for (const label of ["CPU", "Memory", "Storage", "Network", "Event-loop delay", "Requests", "Errors"])
    await expect(panel.getByRole("paragraph").filter({ hasText: new RegExp(`^${label}$`) })).toBeVisible();
  await expect(panel.getByRole("table", { name: "Servers of the last hour" })).toContainText("Running");
  await panel.getByText("How it's calculated: CPU").press("Enter");
  await expect(panel.getByText(/CPU time the process used/)).toBeVisible();
});

test("on a phone, a server's name keeps its width in the table", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, "admin");
  await page.goto(PATH);
  const name = page.getByRole("table", { name: "Servers of the last hour" }).getByRole("rowheader").first();
  expect((await name.boundingBox())?.width).toBeGreaterThan(150);
});

test("nobody else has the tab", async ({ page }) => {
  await signInAs(page, "business");
  await page.goto(PATH);
  await expect(page.getByRole("tab", { name: "Overview" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab", { name: "Monitoring" })).toHaveCount(0);
});

test("the figures are renewed at the chosen interval", async ({ page }) => {
  const { polls, pass } = await openPaused(page);
  await pass(6);
  await expect.poll(() => polls.RealTimeMonitoring).toBe(1);
  const answered = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes("RealTimeMonitoring")),
  );
  await panelOf(page).getByLabel("Refresh interval").selectOption("1m");
  // Another interval begins with new figures.
  await answered;
  const before = polls.RealTimeMonitoring;
  await pass(50);
  expect(polls.RealTimeMonitoring).toBe(before);
  await pass(12);
  await expect.poll(() => polls.RealTimeMonitoring).toBe(before + 1);
  await expect.poll(() => polls.SystemAnalytics).toBeGreaterThan(0);
  await expect(page).toHaveURL(/every=60/);
  await panelOf(page).getByLabel("Refresh interval").selectOption("5s");
  await expect(page).not.toHaveURL(/every=/);
});

test("a hidden tab stops asking, and asks at once when it is shown again", async ({ page }) => {
  const { polls, pass } = await openPaused(page);
  await setHidden(page, true);
  await pass(70);
  expect(polls).toEqual({ RealTimeMonitoring: 0, SystemAnalytics: 0 });
  await setHidden(page, false);
  await expect.poll(() => polls).toEqual({ RealTimeMonitoring: 1, SystemAnalytics: 1 });
});

test("another tab of the dashboard stops asking", async ({ page }) => {
  const { polls, pass, passUntil } = await openPaused(page);
  await page.getByRole("tab", { name: "Overview" }).click();
  await passUntil(() => expect(panelOf(page)).toHaveCount(0, { timeout: 500 }));
  const before = { ...polls };
  await pass(40);
  expect(polls).toEqual(before);
});

noisyTest(
  "a poll that fails leaves the figures, says from when they are, and tries again",
  async ({ page }) => {
    const { passUntil } = await openPaused(page);
    const panel = panelOf(page);
    await page.route("**/graphql", (route) =>
      asks(route, "RealTimeMonitoring") ? route.abort() : route.continue(),
    );
    await passUntil(() =>
      expect(panel.getByRole("status")).toContainText(
        /We couldn't load new figures\. These are from \d\d:\d\d UTC; we'll try again within 5 seconds\./,
        { timeout: 500 },
      ),
    );
    await expect(panel.getByText("Event-loop delay", { exact: true })).toBeVisible();
    await page.unroute("**/graphql");
    await passUntil(() => expect(panel.getByRole("status")).toBeEmpty({ timeout: 500 }));
  },
);

test("a server that is gone says so, and its last figures stay", async ({ page }) => {
  const { passUntil } = await openPaused(page);
  await page.route("**/graphql", async (route) => {
    if (!asks(route, "RealTimeMonitoring")) return route.continue();
    const response = await route.fetch();
    const answer = await response.json();
    for (const instance of answer.data.monitoring.instances) instance.state = "GONE";
    return route.fulfill({ response, json: answer });
  });
  const panel = panelOf(page);
  await passUntil(() =>
    expect(panel.getByText(/^This server has gone silent\. Its last figures are from \d\d:/)).toBeVisible({
      timeout: 500,
    }),
  );
  await expect(panel.getByText("Event-loop delay", { exact: true })).toBeVisible();
  await expect(panel.getByRole("cell", { name: "Gone" }).first()).toBeVisible();
});
