import type { Role } from "../../graphql/schema.generated.ts";
import type { DashboardPanel } from "../../routes/account/dashboard/panels/panel.ts";
import { panels, panelsOf, tabsOf } from "../../routes/account/dashboard/panels/panels.ts";
import { signInAs } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

/** The modules of these panels, each once: two panels may share one. */
const modulesOf = (some: readonly DashboardPanel[]) =>
  [...new Set(some.map(({ modulePath }) => modulePath))].toSorted();

/** The panels whose script is among these paths. */
const loadedBy = (scripts: readonly string[]) =>
  panels.filter(({ modulePath }) => {
    const name = /([\w-]+)\.tsx$/.exec(modulePath)?.[1];
    return scripts.some((script) => new RegExp(`/${name}-[\\w-]{8}\\.js$`).test(script));
  });

const ACCOUNTS: Record<string, Role> = {
  admin: "ADMIN",
  business: "USER",
  student: "STUDENT",
  mentor: "MENTOR",
  investor: "INVESTOR",
};

for (const [username, role] of Object.entries(ACCOUNTS)) {
  test(`each tab of the ${username} loads the scripts of its own panels and no others`, async ({
    browser,
  }) => {
    for (const { value } of tabsOf(role)) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await signInAs(page, username);
      const scripts: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
      });
      await page.goto(`/dashboard?tab=${value}`, { waitUntil: "networkidle" });
      expect(modulesOf(loadedBy(scripts)), value).toEqual(modulesOf(panelsOf(role, value)));
      await context.close();
    }
  });
}
