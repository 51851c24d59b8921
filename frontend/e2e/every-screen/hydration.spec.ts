import { signInAs } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

test("a page whose responses disagree hydrates silently, and then shows the latest", async ({ page }) => {
  await signInAs(page, "admin");
  const client = page.waitForResponse(/\/live-client[^/]*\.js/);
  await page.route("/dashboard", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // As if she had changed her name between the header's query and the dashboard's.
    const body = html
      .replace(/("Dashboard \{\}":.*?"firstName":")Renata/, "$1Maja")
      .replace(/(<h1.*?)Renata/, "$1Maja");
    await route.fulfill({ response, body });
  });
  // The screen hydrates when the client is already there.
  await page.route(/\/dashboard-screen[^/]*\.js/, async (route) => {
    await client;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await route.continue();
  });
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: /^Account menu: Maja Kowalczyk/ })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back, Maja!" })).toBeVisible();
});
