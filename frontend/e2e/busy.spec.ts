import type { Page } from "@playwright/test";
import { expect, noisyTest as test } from "./fixtures.ts";

const BUSY = {
  status: 503,
  headers: { "retry-after": "1", "content-type": "application/graphql-response+json" },
  body: JSON.stringify({ errors: [{ message: "Try again.", extensions: { code: "UNAVAILABLE" } }] }),
};

/** Lets the server be busy from now on; what is given back counts the questions and ends it. */
async function letItBeBusy(page: Page) {
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
  await page.goto("/solutions");
  const cards = page.getByRole("list", { name: "Solutions" }).getByRole("listitem");
  const before = await cards.count();
  const state = await letItBeBusy(page);
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
    await page.goto(path);
    const cards = page.getByRole("list", { name: list, exact: true }).getByRole("listitem");
    await expect(cards.first()).toBeVisible();
    const title = await cards.first().innerText();
    const state = await letItBeBusy(page);
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
  await page.goto("/solutions");
  const state = await letItBeBusy(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Vendors" }).click();
  await expect(line(page)).toBeVisible();
  state.left = 0;
  await line(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("list", { name: "Vendors" }).getByRole("listitem").first()).toBeVisible();
});
