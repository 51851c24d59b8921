import type { Page } from "@playwright/test";
import { registerNew, signInAs } from "../accounts.ts";
import { expect, hydrated, noisyTest as test } from "../fixtures.ts";
import { flood } from "../flood.ts";

const BUSY = {
  status: 503,
  headers: { "retry-after": "1", "content-type": "application/graphql-response+json" },
  body: JSON.stringify({ errors: [{ message: "Try again.", extensions: { code: "UNAVAILABLE" } }] }),
};

/** Lets the server be busy from now on; what is given back counts the questions and ends it. */
async function answerBusy(page: Page) {
  const state = { asked: 0, left: Number.POSITIVE_INFINITY };
  await page.route("/graphql", async (route) => {
    if (route.request().postData()?.includes("mutation ")) return route.continue();
    state.asked += 1;
    state.left -= 1;
    return state.left < 0 ? route.continue() : route.fulfill(BUSY);
  });
  return state;
}

const line = (page: Page) => page.getByRole("status").filter({ hasText: "The server is busy." });

test("a filter that meets a busy server leaves the list, and is asked once more", async ({ page }) => {
  await page.goto("/solutions", hydrated);
  const cards = page.getByRole("list", { name: "Solutions" }).getByRole("listitem");
  const before = await cards.count();
  const state = await answerBusy(page);
  state.left = 1;
  await page.getByRole("checkbox", { name: /^Elite/ }).check();
  await expect(page).toHaveURL(/level=elite/);
  await expect.poll(() => state.asked).toBeGreaterThan(1);
  await expect(page.getByRole("list", { name: "Active filters" })).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  expect(before).toBeGreaterThan(0);
});

for (const [what, path, list, act] of [
  ["a filter", "/solutions", "Solutions", (page) => page.getByRole("checkbox", { name: /^Elite/ }).check()],
  [
    "a search",
    "/vendors",
    "Vendors",
    (page) => page.getByRole("searchbox", { name: "Search vendors" }).fill("track"),
  ],
  [
    "a sort order",
    "/opportunities",
    "Opportunities",
    (page) => page.getByRole("combobox", { name: "Sort by" }).selectOption({ index: 1 }),
  ],
  [
    "more of a list",
    "/solutions",
    "Solutions",
    (page) => page.getByRole("link", { name: /more/i }).last().click(),
  ],
] as const satisfies [string, string, string, (page: Page) => Promise<unknown>][])
  test(`${what} that meets a busy server leaves the list, says so, and goes on by a button`, async ({
    page,
  }) => {
    await page.goto(path, hydrated);
    const cards = page.getByRole("list", { name: list, exact: true }).getByRole("listitem");
    await expect(cards.first()).toBeVisible();
    const title = await cards.first().innerText();
    const state = await answerBusy(page);
    await act(page);
    await expect(line(page)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toHaveCount(0);
    expect(await cards.first().innerText()).toBe(title);
    state.left = 0;
    await line(page).getByRole("button", { name: "Try again" }).click();
    await expect(line(page)).toHaveCount(0);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toHaveCount(0);
  });

test("another page that meets a busy server waits for it", async ({ page }) => {
  await page.goto("/solutions", hydrated);
  const state = await answerBusy(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Vendors" }).click();
  await expect(line(page)).toBeVisible();
  state.left = 0;
  await line(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("list", { name: "Vendors" }).getByRole("listitem").first()).toBeVisible();
});

test("a comparison that meets a busy server stays as it is", async ({ page }) => {
  await page.goto("/compare?solutions=1,2,3", hydrated);
  const columns = page.getByRole("table").getByRole("columnheader");
  const state = await answerBusy(page);
  await page
    .getByRole("link", { name: /^Remove/ })
    .first()
    .click();
  await expect(line(page)).toBeVisible();
  await expect(columns).toHaveCount(3);
  state.left = 0;
  await line(page).getByRole("button", { name: "Try again" }).click();
  await expect(columns).toHaveCount(2);
});

test("an inbox that meets a busy server stays as it is", async ({ page }) => {
  await signInAs(page, "business");
  await page.goto("/messages", hydrated);
  const conversations = page.getByRole("list", { name: "Conversations" }).getByRole("listitem");
  const before = await conversations.count();
  expect(before).toBeGreaterThan(1);
  const state = await answerBusy(page);
  await page.getByRole("link", { name: "Archived" }).click();
  await expect(line(page)).toBeVisible();
  await expect(conversations).toHaveCount(before);
  state.left = 0;
  await line(page).getByRole("button", { name: "Try again" }).click();
  await expect(conversations).toHaveCount(1);
});

test("a list whose next part meets a busy server stays, and the part comes below it", async ({
  page,
  browser,
}) => {
  await registerNew(page);
  await flood(page, browser, 25);
  await page.goto("/notifications", hydrated);
  const first = page.getByRole("list", { name: "Notifications", exact: true }).getByRole("listitem");
  await expect(first).toHaveCount(20);
  const state = await answerBusy(page);
  await page.getByRole("button", { name: "More notifications" }).click();
  await expect(line(page)).toBeVisible();
  await expect(first).toHaveCount(20);
  state.left = 0;
  await line(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("list", { name: "More notifications" }).getByRole("listitem")).toHaveCount(5);
  await expect(first).toHaveCount(20);
});
