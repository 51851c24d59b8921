import { expect, hydrated, test } from "../fixtures.ts";

const cards = "Solutions";

test("the list shows the required fields and controls", async ({ page }) => {
  await page.goto("/solutions");
  await expect(page).toHaveTitle(/Technology Solutions/);
  await expect(page.getByRole("heading", { level: 1, name: "Technology Solutions" })).toBeVisible();
  await expect(page.getByPlaceholder("Search solutions...")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Category" }).getByRole("option").first()).toHaveText(
    "All Categories",
  );
  await expect(page.getByRole("heading", { name: /^\d+ Solutions Found$/ })).toBeVisible();
  await expect(page.getByText("Showing all categories")).toBeVisible();
  const card = page.getByRole("list", { name: cards }).getByRole("listitem").first();
  await expect(card.getByText(/Rated [\d.]+ out of 5 \(\d+ reviews\)/)).toBeVisible();
  await expect(card.getByRole("link", { name: /^View Details/ })).toBeVisible();
  expect(
    await card.getByRole("list", { name: "Features" }).getByRole("listitem").count(),
  ).toBeLessThanOrEqual(3);
});

test("a search narrows the list, is kept in the URL and Back undoes it", async ({ page }) => {
  await page.goto("/solutions");
  const all = await page.getByRole("heading", { name: /Solutions Found/ }).textContent();
  const search = page.getByRole("searchbox");
  await search.fill("rowing");
  await expect(page).toHaveURL(/search=rowing/);
  const found = page.getByRole("heading", { name: /solutions? found$/i });
  await expect(found).not.toHaveText(all ?? "");
  await expect(search).toBeFocused();
  await page.reload();
  await expect(search).toHaveValue("rowing");
  await page.getByRole("list", { name: cards }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/solutions\/\d+-/);
  await page.goBack();
  await expect(page).toHaveURL(/search=rowing/);
  await expect(search).toHaveValue("rowing");
});

test("a category and a facet narrow the list and keep their siblings", async ({ page }) => {
  await page.goto("/solutions");
  const category = page.getByRole("combobox", { name: "Category" });
  await category.selectOption({ label: "Video Analysis" });
  await expect(page).toHaveURL(/category=video-analysis/);
  await expect(page.getByLabel("Results").getByText("Video Analysis", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Showing all categories")).toBeHidden();
  expect(await category.getByRole("option").count()).toBeGreaterThan(10);
  const elite = page.getByRole("checkbox", { name: /^Elite/ });
  await elite.check();
  await expect(page).toHaveURL(/level=elite/);
  await expect(page.getByRole("checkbox", { name: /^Grassroots/ })).toBeVisible();
  await page.reload();
  await expect(elite).toBeChecked();
});

test("a filter's value without results takes no line, unless it is chosen", async ({ page }) => {
  const bands = page.getByRole("group", { name: "Price band" });
  await page.goto("/solutions");
  await expect(bands.getByRole("checkbox").first()).toBeVisible();
  await expect(bands.getByRole("checkbox", { name: /\b0 solutions$/ })).toHaveCount(0);
  await page.goto("/solutions?search=zzzzzz&price=free");
  await expect(bands.getByRole("checkbox")).toHaveCount(1);
  await expect(bands.getByRole("checkbox", { name: /^Free/ })).toBeChecked();
});

test("a filter that one solution has says so in the singular", async ({ page }) => {
  await page.goto("/solutions?sport=soccer&level=youth-academy");
  await expect(page.getByRole("checkbox", { name: / 1 solution$/ }).first()).toBeVisible();
  await expect(page.getByRole("checkbox", { name: / 1 solutions$/ })).toHaveCount(0);
});

test("two filters ticked in one moment are both kept", async ({ page }) => {
  await page.goto("/solutions", hydrated);
  const ticks = [/^Elite/, /^Grassroots/].map((name) => page.getByRole("checkbox", { name }).elementHandle());
  await page.evaluate(
    (boxes) => {
      for (const box of boxes) (box as HTMLElement).click();
    },
    await Promise.all(ticks),
  );
  await expect(page).toHaveURL(/level=elite&level=grassroots/);
});

test("what is ticked during the hydration is kept", async ({ page }) => {
  await page.addInitScript(() => {
    const { port1: begun, port2: next } = new MessageChannel();
    // Hydration has begun once the document is React's; it goes on in later tasks, between which people may press.
    begun.onmessage = () => {
      if (!Object.keys(document).some((key) => key.startsWith("__reactContainer")))
        return next.postMessage("");
      for (const value of ["elite", "grassroots"]) {
        document.querySelector<HTMLElement>(`input[name="level"][value="${value}"]`)?.click();
      }
    };
    next.postMessage("");
  });
  await page.goto("/solutions");
  await expect(page).toHaveURL(/level=elite&level=grassroots/);
});

test("Best rated says how it weighs ratings", async ({ page }) => {
  await page.goto("/solutions");
  const order = page.getByRole("combobox", { name: "Sort by" });
  await expect(order).toHaveAccessibleDescription(/weighted with five 3.5-star reviews/);
  await order.selectOption({ label: "Newest" });
  await expect(order).toHaveAccessibleDescription("");
  await page.goto("/vendors?sort=rating");
  await expect(order).toHaveAccessibleDescription(/weighted with five 3.5-star reviews/);
});

test("a sort order is kept in the URL", async ({ page }) => {
  await page.goto("/solutions");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Newest" });
  await expect(page).toHaveURL(/sort=newest/);
});

test("Load more shows more, and a reload keeps it", async ({ page }) => {
  await page.goto("/solutions");
  const items = page.getByRole("list", { name: cards }).getByRole("heading", { level: 3 });
  await expect(items).toHaveCount(24);
  await page.getByRole("link", { name: "Load more" }).click();
  await expect(items).toHaveCount(48);
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await expect(items).toHaveCount(48);
});

test("nothing found says so and offers a way out", async ({ page }) => {
  await page.goto("/solutions?search=zzzzzz&level=elite");
  await expect(page.getByRole("heading", { name: "No Solutions Found" })).toBeVisible();
  await expect(
    page.getByText("Try adjusting your search criteria or explore different categories."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL(/\/solutions$/);
  await expect(page.getByText("Showing all categories")).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveValue("");
});

test("six placeholders are shown while the list loads", async ({ page }) => {
  await page.goto("/");
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/graphql", async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Solutions" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Loading solutions" })).toBeAttached();
  await expect(page.locator("[data-placeholder-card]")).toHaveCount(6);
  answer();
  await expect(page.getByRole("heading", { name: /Solutions Found/ })).toBeVisible();
});

test("an empty catalog says so instead of offering to clear filters", async ({ page }) => {
  await page.goto("/about", hydrated);
  await page.route("**/graphql", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const solutions = { ...answer.data.solutions, totalCount: 0, edges: [] };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, solutions } } });
  });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Solutions" }).click();
  await expect(page.getByRole("heading", { name: "No Solutions Found" })).toBeVisible();
  await expect(page.getByText("Nothing is listed here yet.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Clear Filters" })).toHaveCount(0);
});

test("on a phone the filters promise no number of results until it is known", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/solutions", hydrated);
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.getByRole("button", { name: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("checkbox", { name: /^Soccer/ }).check();
  await expect(sheet.getByRole("button", { name: "Show results" })).toBeVisible();
  answer();
  await expect(sheet.getByRole("button", { name: /^Show \d+ solutions$/ })).toBeVisible();
});

test("what mentions a search only in its features is told and shown below, without scripts too", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/solutions?search=GPS")).text();
  expect(html).toMatch(/\d+ more mentions? “GPS” in (?:its|their) features, tags or integrations/);
  await page.goto("/solutions?search=GPS", hydrated);
  const section = page.getByRole("region", { name: /more mentions? “GPS”/ });
  await expect(section.getByRole("listitem").first()).toBeVisible();
  await page.getByRole("link", { name: /more mentions? “GPS”/ }).click();
  await expect(page).toHaveURL(/#elsewhere$/);
  await page.goto("/solutions?search=xqzwy", hydrated);
  await expect(section).toHaveCount(0);
});
