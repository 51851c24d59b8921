import type { Role } from "../graphql/schema.generated.ts";
import { panels, panelsOf, tabsOf } from "../routes/dashboard/panels/panels.ts";
import { signInAs } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

/** The keys of the panels whose script is among these paths. */
function keysOf(scripts: readonly string[]): string[] {
  return panels
    .filter(({ modulePath }) => {
      const name = /([\w-]+)\.tsx$/.exec(modulePath)?.[1];
      return scripts.some((script) => new RegExp(`/${name}-[\\w-]{8}\\.js$`).test(script));
    })
    .map(({ key }) => key)
    .toSorted();
}

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
      const own = panelsOf(role, value).map(({ key }) => key);
      expect(keysOf(scripts), value).toEqual(own.toSorted());
      await context.close();
    }
  });
}
