import type { Locator, Page, Route } from "@playwright/test";
import type { Role } from "../../graphql/schema.generated.ts";
import type { DashboardTab } from "../../routes/account/dashboard/panels/panel.ts";
import { panelsOf, tabsOf } from "../../routes/account/dashboard/panels/panels.ts";
import { signInAs } from "../accounts.ts";
import { expect, hydrated, noisyTest } from "../fixtures.ts";

const ACCOUNTS: Record<string, Role> = {
  admin: "ADMIN",
  business: "USER",
  student: "STUDENT",
  mentor: "MENTOR",
  investor: "INVESTOR",
};
/** They belong to the page, not to a panel. */
const SHELL = ["Dashboard", "Viewer"];

const FAILURE = { json: { errors: [{ message: "Something went wrong on our end." }] } };
const nameOf = (route: Route): string => route.request().postDataJSON()?.operationName;

/** Scrolls past each panel: some ask when they come near, and what stands above them grows while it loads. */
const pass = (panels: Locator) =>
  panels.evaluate(async (shown) => {
    for (const panel of shown.querySelectorAll("section")) {
      panel.scrollIntoView();
      await new Promise(requestAnimationFrame);
    }
  });

/** Goes to a tab from another page, as a link does: so its panels ask in the browser. */
async function openTab(page: Page, tab: string) {
  await page.goto("/about", hydrated);
  await page.evaluate((path) => {
    history.pushState({}, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `/dashboard?tab=${tab}`);
  const panels = page.getByRole("tabpanel");
  await expect(panels).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Loading" })).toBeHidden();
  await pass(panels);
  await expect(page.getByRole("progressbar", { name: "Loading" })).toBeHidden();
  return panels;
}

/** Which of these panels are on the tab, and which of them say that something failed. */
async function standing(page: Page, titles: readonly string[]) {
  const shown: string[] = [];
  const failed: string[] = [];
  for (const title of titles) {
    const panel = page.getByRole("tabpanel").getByRole("region", { name: title, exact: true });
    if ((await panel.count()) === 0) continue;
    shown.push(title);
    if ((await panel.getByRole("alert").count()) > 0) failed.push(title);
  }
  return { shown, failed };
}

/** The tabs of a role that show a panel which none of the roles before it has. */
function tabsFirstSeenBy(role: Role): DashboardTab[] {
  const roles = Object.values(ACCOUNTS);
  const before = roles.slice(0, roles.indexOf(role));
  const isSeen = (tab: DashboardTab, key: string) =>
    before.some((other) => panelsOf(other, tab).some((panel) => panel.key === key));
  return tabsOf(role)
    .map(({ value }) => value)
    .filter((tab) => panelsOf(role, tab).some(({ key }) => !isSeen(tab, key)));
}

for (const [username, role] of Object.entries(ACCOUNTS)) {
  const tabs = tabsFirstSeenBy(role);
  if (tabs.length === 0) continue;
  noisyTest(
    `whatever fails of the ${username}'s panels, the others stand and it can be tried again`,
    async ({ page }) => {
      noisyTest.setTimeout(300_000);
      await signInAs(page, username);
      for (const value of tabs) {
        const titles = panelsOf(role, value).map(({ title }) => title);
        const asked = new Set<string>();
        await page.route("**/graphql", (route) => {
          asked.add(nameOf(route));
          return route.continue();
        });
        await openTab(page, value);
        const { shown } = await standing(page, titles);
        await page.unroute("**/graphql");
        expect(asked.size, value).toBeGreaterThan(0);
        for (const name of [...asked].filter((one) => !SHELL.includes(one))) {
          const said = `${value}: ${name}`;
          await page.route("**/graphql", (route) =>
            nameOf(route) === name ? route.fulfill(FAILURE) : route.continue(),
          );
          const panels = await openTab(page, value);
          const alerts = panels.getByRole("alert");
          await expect(async () => {
            await pass(panels);
            await expect(alerts.first(), said).toBeVisible({ timeout: 500 });
          }).toPass();
          const after = await standing(page, titles);
          expect(after.failed.length, said).toBeGreaterThan(0);
          if (titles.length > 1) expect(after.failed.length, said).toBeLessThan(titles.length);
          expect(after.shown, said).toEqual(expect.arrayContaining(shown));
          await page.unroute("**/graphql");
          await expect(async () => {
            const again = panels.getByRole("button", { name: "Try again" }).first();
            if ((await again.count()) > 0) await again.click({ timeout: 1_000 });
            await expect(alerts).toHaveCount(0, { timeout: 1_000 });
          }, said).toPass();
          await expect
            .poll(async () => (await standing(page, titles)).shown, said)
            .toEqual(expect.arrayContaining(shown));
        }
      }
    },
  );
}
