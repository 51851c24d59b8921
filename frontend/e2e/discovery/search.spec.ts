import { expect, hydrated, test } from "../fixtures.ts";

test("a search is its address: served with its results, by kind, from typing errors too", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/search?text=concusion")).text();
  expect(html).toContain("Hartsedge Baseline");
  await page.goto("/search?text=concusion", hydrated);
  await expect(page.getByRole("main").getByRole("status")).toContainText("for “concussion”");
  const results = page.getByRole("list", { name: "Results" });
  await expect(results.getByRole("link", { name: "Hartsedge Baseline" })).toBeVisible();
  const kinds = page.getByRole("navigation", { name: "Kinds of results" });
  await kinds.getByRole("link", { name: /^Solutions/ }).click();
  await expect(page).toHaveURL(/\/search\?text=concusion&kind=solution$/);
  await expect(kinds.getByRole("link", { name: /^Solutions/ })).toHaveAttribute("aria-current", "true");
  await results.getByRole("link", { name: "Hartsedge Baseline" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hartsedge Baseline" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/&kind=solution$/);
});

test("what is typed is looked for, and what nothing contains is said", async ({ page }) => {
  await page.goto("/search", hydrated);
  const field = page.getByRole("search", { name: "Everything" }).getByRole("searchbox");
  await field.fill("GPS vest");
  await expect(page).toHaveURL(/\/search\?text=GPS\+vest$/);
  await expect(page.getByRole("list", { name: "Results" }).getByRole("listitem").first()).toBeVisible();
  await field.fill("xqzwy");
  await expect(page.getByRole("heading", { name: "Nothing Found" })).toBeVisible();
});

test("Ctrl-K searches from everywhere, by keyboard alone", async ({ page }) => {
  await page.goto("/about", hydrated);
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search everything" });
  const field = dialog.getByRole("combobox", { name: "Search everything" });
  await expect(field).toBeFocused();
  await field.fill("brindlefox tagger");
  await expect(dialog.getByRole("option", { name: /^Brindlefox Tagger/ })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await field.press("ArrowDown");
  await expect(dialog.getByRole("option").nth(1)).toHaveAttribute("aria-selected", "true");
  await field.press("ArrowUp");
  await field.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Brindlefox Tagger" })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Search everything" }).click();
  await expect(field).toBeFocused();
  await field.fill("video");
  await dialog.getByRole("option", { name: /^Show all \d+ results/ }).click();
  await expect(page).toHaveURL(/\/search\?text=video$/);
});

test("on a narrow screen, Escape closes the search and gives the focus back", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/about", hydrated);
  const opener = page.getByRole("banner").getByRole("link", { name: "Search everything" });
  await opener.focus();
  await opener.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Search everything" });
  const field = dialog.getByRole("combobox", { name: "Search everything" });
  await expect(field).toBeFocused();
  await field.pressSequentially("concusion");
  await expect(dialog.getByRole("option", { name: /^Hartsedge Baseline/ })).toBeVisible();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await field.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("Enter right after typing is about what was typed, not about what was found before", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/graphql", async (route) => {
    const asked = route.request().postData() ?? "";
    if (asked.includes("SearchPalette") && asked.includes("turnstile")) await held;
    await route.continue();
  });
  await page.goto("/about", hydrated);
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search everything" });
  const field = dialog.getByRole("combobox", { name: "Search everything" });
  await field.fill("brindlefox tagger");
  await expect(dialog.getByRole("option", { name: /^Brindlefox Tagger/ })).toBeVisible();
  await field.fill("turnstile");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/search\?text=turnstile$/);
  await expect(dialog).toHaveCount(0);
  release();
});

test("where the list of solutions finds nothing as it is written, the closest are shown", async ({
  page,
}) => {
  await page.goto("/solutions?search=concusion%20baseline", hydrated);
  await expect(page.getByRole("heading", { name: "No Solutions Found" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Closest: \d+ solutions? match/ })).toBeVisible();
  const closest = page.getByRole("list", { name: "Closest solutions" });
  await closest.getByRole("link", { name: "Hartsedge Baseline" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hartsedge Baseline" })).toBeVisible();
});

test("words in quotes and after a hyphen are shown as they were read, each removed by a press", async ({
  page,
}) => {
  await page.goto("/search?text=%22heart+rate%22+-strap", hydrated);
  const conditions = page.getByRole("list", { name: "Conditions of this search" });
  await expect(conditions.getByRole("link", { name: "Remove Exactly “heart rate”" })).toBeVisible();
  await conditions.getByRole("link", { name: "Remove Without “strap”" }).click();
  await expect(page).toHaveURL(/\/search\?text=%22heart\+rate%22$/);
  await page.goto("/search?text=-strap", hydrated);
  await expect(page.getByText("This says only what to leave out.")).toBeVisible();
  await page.goto("/solutions?search=vest+-gps&sport=rugby", hydrated);
  const filters = page.getByRole("list", { name: "Active filters" });
  await expect(filters.getByRole("link", { name: /^Remove/ })).toHaveText([/Without “gps”/, /Rugby/]);
  await filters.getByRole("link", { name: "Remove Without “gps”" }).click();
  await expect(page).toHaveURL(/\/solutions\?search=vest&sport=rugby$/);
});

test("filters and the order of a search are in its address, by keyboard too", async ({ page }) => {
  await page.goto("/search?text=tracking", hydrated);
  const results = page.getByRole("list", { name: "Results" });
  await expect(results.getByRole("listitem").first()).toBeVisible();
  await page.getByText("Sport", { exact: true }).click();
  const sports = page.getByRole("navigation", { name: "Sport" });
  await sports.getByRole("link", { name: /^Rugby/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/text=tracking&sport=Rugby$/);
  await page.getByRole("link", { name: "Sort by newest" }).click();
  await expect(page).toHaveURL(/sport=Rugby&sort=newest$/);
  await page.getByRole("link", { name: "Remove Rugby" }).click();
  await expect(page).toHaveURL(/text=tracking&sort=newest$/);
  await page.goto("/search?text=vest+under+%245k", hydrated);
  await page.getByRole("link", { name: "Filter solutions by “under $5k”" }).click();
  await expect(page).toHaveURL(/\/solutions\?search=vest&price=free&price=under-5k$/);
});

test("a press while results load adds to the press before", async ({ page }) => {
  await page.goto("/search?text=tracking", hydrated);
  await page.getByText("Sport", { exact: true }).click();
  const held = Promise.withResolvers<void>();
  await page.route("/graphql", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page
    .getByRole("navigation", { name: "Sport" })
    .getByRole("link", { name: /^Rugby/ })
    .click();
  await page.getByRole("link", { name: "Sort by newest" }).click();
  await page.getByRole("link", { name: "Remove Rugby" }).click();
  await page
    .getByRole("navigation", { name: "Kinds of results" })
    .getByRole("link", { name: /^Vendors/ })
    .click();
  await expect(page).toHaveURL(/text=tracking&kind=vendor&sort=newest$/);
  held.resolve();
  await expect(page.getByRole("link", { name: "Sort by best match" })).toBeVisible();
});

test("more of a list keeps the filter that is still loading", async ({ page }) => {
  await page.goto("/solutions", hydrated);
  const held = Promise.withResolvers<void>();
  await page.route("/graphql", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole("checkbox", { name: /^Elite/ }).check();
  await page.getByRole("link", { name: "Load more" }).click();
  await expect(page).toHaveURL(/level=elite&page=2$/);
  held.resolve();
});
