import type { Browser, Page } from "@playwright/test";
import { signInAs } from "./accounts.ts";
import { expect } from "./fixtures.ts";

/** Sends this many alerts to the page's account, as an administrator in another browser, some at a time. */
export async function flood(page: Page, browser: Browser, count: number) {
  const { data } = await (
    await page.request.post("/graphql", { data: { query: "{ viewer { id } }" } })
  ).json();
  const context = await browser.newContext();
  const admin = await context.newPage();
  await signInAs(admin, "admin");
  const query = "mutation ($input: AlertInput!) { sendAlert(input: $input) }";
  for (let from = 0; from < count; from += 12) {
    const numbers = Array.from({ length: Math.min(12, count - from) }, (_, at) => from + at + 1);
    const answers = await Promise.all(
      numbers.map(async (n) => {
        const input = { title: `Alert ${n}`, text: "Read this.", userIds: [data.viewer.id] };
        return (await admin.request.post("/graphql", { data: { query, variables: { input } } })).json();
      }),
    );
    for (const { errors } of answers) expect(errors).toBeUndefined();
  }
  await context.close();
}
