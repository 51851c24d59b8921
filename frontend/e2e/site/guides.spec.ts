import { expect, test } from "../fixtures.ts";

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
  const others = page.getByRole("navigation", { name: "Guides" });
  await expect(others.getByText(/^Previous: /)).toHaveText("Previous: List and filter");
  await others
    .getByText(/^Next: /)
    .getByRole("link", { name: "Keep a copy in step" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Keep a copy in step" })).toBeVisible();
  await others.getByRole("link", { name: "Match a brief" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Match a brief" })).toBeVisible();
});

test("a guide of several parts leads to each, and its code is read without scrolling sideways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/developers/guides/graphql-over-http");
  await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: "From a page of another site" })
    .click();
  await expect(page.getByRole("heading", { name: "From a page of another site" })).toBeInViewport();
  for (const code of await page.getByRole("group", { name: "Example" }).all())
    expect(await code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
