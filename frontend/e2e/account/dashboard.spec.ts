import type { Page, Route } from "@playwright/test";
import { signInAs } from "../accounts.ts";
import { expect, noisyTest, test } from "../fixtures.ts";

/** The scripts that a page requests while it is opened. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(path, { waitUntil: "networkidle" });
  return scripts;
}

/** The GraphQL requests of one operation. */
const operation = (name: string) => (route: Route) => route.request().postDataJSON()?.operationName === name;

test("a signed-out visitor is asked to log in, with status 200 and without a redirect", async ({ page }) => {
  const response = await page.goto("/dashboard");
  expect(response?.status()).toBe(200);
  expect(response?.headers()["cache-control"]).toBe("private, no-store");
  await expect(page.getByText("Please log in to access the dashboard.")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

for (const [username, label, panel, action] of [
  ["admin", "Administrator", "Quarterly funding", "Review what's waiting"],
  ["business", "Business User", "Quarterly funding", "Match a brief"],
  ["student", "Student", "Student dashboard", "Find a mentor"],
  ["mentor", "Mentor/Professor", "Mentor dashboard", "Post a collaboration"],
  ["investor", "Investor", "Deal flow", "Match a brief"],
] as const) {
  test(`the dashboard greets the ${username} and shows what is theirs`, async ({ page }) => {
    await signInAs(page, username);
    const response = await page.goto("/dashboard");
    expect(response?.headers()["cache-control"]).toBe("private, no-store");
    await expect(page.getByRole("heading", { level: 1, name: /^Welcome back, \p{L}+!$/u })).toBeVisible();
    await expect(page.getByRole("main").getByText(label, { exact: true })).toBeVisible();
    await expect(page.getByRole("tab", { name: "Overview" })).toHaveAttribute("aria-selected", "true");
    for (const tile of ["New matches", "Applications due this week", "Saved", "Replies waiting"])
      await expect(page.getByRole("main").getByRole("link", { name: new RegExp(`^${tile}`) })).toBeVisible();
    for (const region of [panel, "Smart Recommendations", "Your activity"])
      await expect(page.getByRole("region", { name: region })).toBeVisible();
    await page.getByRole("button", { name: "Quick Action" }).click();
    await expect(page.getByRole("menuitem").first()).toHaveText(action);
  });
}

test("only an administrator downloads the scripts of the administration", async ({ browser }) => {
  const open = async (username: string, path: string) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await signInAs(page, username);
    const scripts = await scriptsOf(page, path);
    const html = await (await page.request.get(path)).text();
    await context.close();
    return { scripts, html };
  };
  const admin = await open("admin", "/dashboard?tab=admin");
  const panels = ["blog-actions", "blog-management", "moderation", "demo-requests"];
  const panelScripts = admin.scripts.filter((script) => panels.some((name) => script.includes(`/${name}-`)));
  for (const panel of panels) {
    expect(panelScripts).toContainEqual(expect.stringContaining(`/${panel}-`));
  }
  for (const path of ["/dashboard", "/dashboard?tab=admin"]) {
    const student = await open("student", path);
    expect(student.scripts).toContainEqual(expect.stringContaining("/work-tiles-"));
    expect(student.scripts.filter((script) => panelScripts.includes(script))).toEqual([]);
    expect(panelScripts.filter((script) => student.html.includes(script))).toEqual([]);
  }
});

test("the panels come rendered from the server", async ({ page }) => {
  await signInAs(page, "admin");
  const overview = await (await page.request.get("/dashboard")).text();
  expect(overview).toContain("Applications due this week");
  expect(overview).toContain("Smart Recommendations");
  const administration = await (await page.request.get("/dashboard?tab=admin")).text();
  expect(administration).toContain("Total Posts");
  expect(administration).toContain("Seed Blog Data");
  expect(administration).not.toContain("aria-busy");
});

test("the overview comes with its data", async ({ page }) => {
  await signInAs(page, "investor");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql")) asked.push(request.postDataJSON().operationName);
  });
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
});

test("another tab keeps the page, shows progress, and fills in panel by panel", async ({ page }) => {
  await signInAs(page, "admin");
  // Until it is hydrated, a tab is a plain link.
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/graphql", async (route) => {
    if (operation("ManagedPosts")(route)) await released;
    await route.continue();
  });
  await page.getByRole("tab", { name: "Admin Panel" }).click();
  await expect(page.getByRole("progressbar", { name: "Loading" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: /^Welcome back/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "System Analytics & Health" })).toContainText(
    "System Status",
  );
  const waiting = page.getByRole("region", { name: "Blog Management", exact: true });
  await expect(waiting).toBeVisible();
  await expect(waiting.locator("[aria-busy]")).toHaveCount(1);
  release();
  await expect(waiting.locator("[aria-busy]")).toHaveCount(0);
  await expect(page.getByRole("progressbar", { name: "Loading" })).toBeHidden();
});

noisyTest(
  "a panel whose data fails says so in its frame; the others work, and a retry mends it",
  async ({ page }) => {
    await signInAs(page, "admin");
    // Until it is hydrated, a tab is a plain link.
    await page.goto("/dashboard", { waitUntil: "networkidle" });
    await page.route("**/graphql", (route) =>
      operation("SystemAnalytics")(route)
        ? route.fulfill({ json: { errors: [{ message: "Something went wrong on our end." }] } })
        : route.continue(),
    );
    await page.getByRole("tab", { name: "Admin Panel" }).click();
    const failed = page.getByRole("region", { name: "System Analytics & Health" });
    await expect(failed.getByRole("alert")).toContainText("We couldn't load this panel");
    await expect(page.getByRole("tabpanel").getByRole("alert")).toHaveCount(1);
    await page.getByRole("button", { name: "New Post" }).click();
    await expect(page.getByRole("dialog", { name: "New Post" })).toBeVisible();
    await page.keyboard.press("Escape");
    await failed.getByRole("button", { name: "Try again" }).click();
    await expect(failed.getByRole("alert")).toBeVisible();
    await page.unroute("**/graphql");
    await failed.getByRole("button", { name: "Try again" }).click();
    await expect(failed.getByRole("alert")).toHaveCount(0);
    await expect(failed).toContainText("System Status");
  },
);

noisyTest(
  "a panel whose script fails to load says so in its frame, and a retry loads it",
  async ({ page }) => {
    await signInAs(page, "admin");
    // Until it is hydrated, a tab is a plain link.
    await page.goto("/dashboard", { waitUntil: "networkidle" });
    await page.route("**/demo-requests-*.js", (route) => route.abort());
    await page.getByRole("tab", { name: "Admin Panel" }).click();
    const failed = page.getByRole("region", { name: "Demo requests and messages" });
    await expect(failed.getByRole("alert")).toContainText("We couldn't load this panel");
    await expect(page.getByRole("region", { name: "Blog Management", exact: true })).toContainText(
      "Total Posts",
    );
    await page.unroute("**/demo-requests-*.js");
    await failed.getByRole("button", { name: "Try again" }).click();
    await expect(failed.getByRole("alert")).toHaveCount(0);
  },
);
