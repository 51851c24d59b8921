import { expect, test } from "./fixtures.ts";

test("developers open a guide, whose calls are for this site, and go on to the next", async ({
  page,
  baseURL,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/developers");
  await page.getByRole("link", { name: "Page through a list" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Page through a list" })).toBeVisible();
  const call = page.getByRole("group", { name: "Example" }).first();
  await expect(call).toHaveText(/^curl .+\/api\/solutions\?first=10&sort=title"$/);
  await page.getByRole("button", { name: "Copy" }).first().click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const address = /"(http.+)"/.exec(copied)?.[1] ?? "";
  const answer = await page.request.get(address.replace(new URL(address).origin, String(baseURL)));
  expect(await answer.json()).toHaveLength(10);
  await page.getByRole("main").getByRole("link", { name: "Match a brief" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Match a brief" })).toBeVisible();
});
