import { RUN, systemOf } from "../../features/matching/run.ts";
import { expect } from "../fixtures.ts";
import { test } from "../screen-test.ts";

test("the landing page shows its blocks in order, on what the hub holds", async ({ page, request }) => {
  await page.goto("/");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Best matches for this example",
    "Live opportunities",
    "One place for the whole decision",
    "Top Solutions",
    "Market insights",
    "Research hub",
    "Start with what you need",
  ]);
  const statistics = await (await request.get("/api/statistics")).json();
  const figures = page.getByRole("region", { name: "In figures" });
  await expect(figures).toContainText(`$${(statistics.totalFunding / 1e6).toFixed(1)}Mavailable funding`);
  await expect(figures).toContainText(`${statistics.vendorCount}vendors`);
  const live = page.getByRole("region", { name: "Live opportunities" });
  await expect(live.getByRole("listitem")).toHaveCount(2);
  await expect(live.getByText(/^\d+ open$/)).toBeVisible();
  await expect(live.getByText(/^Due in \d+ days?$/).first()).toBeVisible();
  await expect(live.getByText(/^\$\d+k budget$|^Budget TBD$/).first()).toBeVisible();
  await expect(
    page.getByRole("list", { name: "Parts of the hub" }).getByRole("heading", { level: 3 }),
  ).toHaveText([
    "AI Solutions Center",
    "Innovation Lab",
    "Technology Marketplace",
    "Market Intelligence",
    "Solution Finder",
    "Research Hub",
  ]);
  const top = page.getByRole("list", { name: "Top solutions" });
  await expect(top.getByRole("article")).toHaveCount(6);
  for (const tags of await top.getByRole("list", { name: "Features" }).all()) {
    const named = tags.getByRole("listitem").filter({ hasNotText: /^\+\d+ more$/ });
    expect(await named.count()).toBeLessThanOrEqual(2);
  }
  await expect(page.getByRole("list", { name: "Newest papers" }).getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("link", { name: /^Apply for Partnership/ })).toHaveCount(2);
});

test("a card shows as many tags as stand in its row, and cuts none that fits", async ({ page }) => {
  await page.goto("/");
  const rows = page.getByRole("list", { name: "Top solutions" }).getByRole("list", { name: "Features" });
  for (const [width, atLeast] of [
    [1440, 8],
    [390, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const found = await rows.evaluateAll((lists) =>
      lists.map((list) => {
        const tags = [...list.children].filter((tag) => tag.getClientRects().length > 0);
        const cut = tags.some((tag) => tag.scrollWidth > tag.clientWidth);
        return { named: tags.length - 1, cut, within: list.scrollWidth <= list.clientWidth };
      }),
    );
    expect(found.map(({ cut, within }) => [cut, within])).toEqual(Array(6).fill([false, true]));
    expect(found.reduce((sum, { named }) => sum + named, 0)).toBeGreaterThanOrEqual(atLeast);
  }
});

test("the example's matches are what the Solution Finder answers, and one's own brief leads there", async ({
  page,
}) => {
  await page.goto("/");
  const finder = page.getByRole("region", { name: "Solution Finder" });
  const matches = finder.getByRole("list", { name: "Matches for this example" }).getByRole("listitem");
  await expect(matches).toHaveCount(3);
  await expect(matches.first().getByRole("img", { name: /^\d of 5 criteria met$/ })).toBeVisible();
  await expect(matches.first()).toContainText(/(Strong|Good|Possible) match/);
  const best = await matches.first().getByRole("link").textContent();
  await finder.getByRole("button", { name: "Find Matches" }).click();
  await expect(page).toHaveURL(/\/match\?text=GPS/);
  const found = page.getByRole("list", { name: "Matches" }).getByRole("listitem");
  await expect(found.first().getByRole("link", { name: best ?? "" })).toBeVisible();
});

test("the example's matches come with the page", async ({ request }) => {
  // On a busy machine they may come too late for one page, which is then kept for ten seconds: each try is another page.
  let tried = 0;
  await expect
    .poll(async () => (await request.get(`/?try=${tried++}`)).text())
    .toMatch(/Strong match|Good match|Possible match/);
});

test("on a phone the landing page is at most 5,500 px tall, and rows of cards are swiped", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5_500);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const top = page.getByRole("list", { name: "Top solutions" });
  expect(await top.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true);
});

test("a deadline has the color that it has in the list", async ({ page }) => {
  const colorOf = (text: RegExp) =>
    page
      .getByRole("main")
      .getByText(text)
      .first()
      .evaluate((one) => getComputedStyle(one).color);
  await page.goto("/");
  const due = page.getByRole("region", { name: "Live opportunities" }).getByText(/^Due in \d+ days?$/);
  const days = Number.parseInt((await due.first().innerText()).replace("Due in ", ""), 10);
  const color = await colorOf(/^Due in \d+ days?$/);
  await page.goto("/opportunities");
  expect(await colorOf(new RegExp(`^${days} days? left$`))).toBe(color);
});

test("a claim says where it comes from", async ({ page }) => {
  await page.goto("/");
  const figures = page.getByRole("region", { name: "In figures" });
  await expect(figures).toContainText("10,000+businesses (our target)");
  await expect(page.getByRole("region", { name: "Research hub" })).toContainText("our target: 2,500+");
  const source = figures.getByText(/has not been reached or audited/);
  await expect(source).toBeHidden();
  const sources = figures.getByText("Sources of these figures");
  expect((await sources.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await sources.click();
  await expect(source).toBeVisible();
});

test("the measured figure of matching stands in place of a claim, and leads to how it was measured", async ({
  page,
}) => {
  await page.goto("/");
  const figures = page.getByRole("region", { name: "In figures" });
  await expect(figures).not.toContainText("match accuracy");
  await expect(figures).toContainText(/\d\d%of test searches hit the top ten/);
  await figures.getByText("Sources of these figures").click();
  await figures.getByRole("link", { name: "How matching works" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "How matching works" })).toBeVisible();
  const known = page.getByRole("table", { name: "Known items: nDCG at 10" });
  await expect(known.getByRole("row", { name: /^This site's matcher 0\.\d{3}/ })).toBeVisible();
  const alike = RUN.sets.filter((set) => (systemOf(set, "BM25")?.advantage?.ndcg.low ?? 1) <= 0);
  expect(alike.length).toBeGreaterThan(0);
  await expect(page.getByText(/isn't clearly ahead of .*BM25/)).toHaveCount(alike.length);
});

test("Start Discovery leads to the search, ready to type", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Start Discovery" }).click();
  await expect(page).toHaveURL(/\/solutions#search$/);
  await expect(page.getByRole("searchbox", { name: "Search solutions" })).toBeFocused();
});

test("Watch Demo opens the tour, which the keyboard goes through and closes", async ({ page }) => {
  await page.goto("/");
  const watch = page.getByRole("button", { name: "Watch Demo" });
  const tour = page.getByRole("dialog", { name: "Guided tour" });
  await watch.click();
  for (const title of ["Search the catalog", "See who is behind it", "Find what you can apply for"]) {
    await expect(tour.getByRole("heading", { name: title })).toBeVisible();
    const picture = tour.locator("img");
    await expect(picture).toHaveJSProperty("complete", true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await tour.getByRole("button", { name: "Next" }).focus();
    await page.keyboard.press("Enter");
  }
  await page.keyboard.press("Escape");
  await expect(tour).toBeHidden();
  await expect(watch).toBeFocused();
});

for (const { on, width, height, picture } of [
  { on: "a phone", width: 390, height: 844, picture: "/tour/solutions-phone-dark.jpg" },
  { on: "a phone on its side", width: 844, height: 390, picture: "/tour/solutions-dark.jpg" },
])
  test(`on ${on} the tour shows its screens as they look there, and its buttons stay free`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/");
    await page.getByRole("button", { name: "Watch Demo" }).click();
    const tour = page.getByRole("dialog", { name: "Guided tour" });
    const shown = tour.locator("img");
    await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.currentSrc)).toContain(picture);
    await expect(tour.getByRole("button", { name: "Next" })).toBeInViewport({ ratio: 1 });
    const close = tour.getByRole("button", { name: "Close the tour" });
    await expect(close).toBeInViewport({ ratio: 1 });
    const [button, image] = [await close.boundingBox(), await shown.boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual((image?.y ?? 0) + 1);
  });

test("Schedule Demo stores a request; a refusal keeps what was typed", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Schedule Demo" }).click();
  const form = page.getByRole("form", { name: "Schedule a demo" });
  await form.getByLabel("Name", { exact: true }).fill("Ada Quist");
  await form.getByLabel("Email").fill("ada");
  await form.getByRole("button", { name: "Schedule Demo" }).click();
  await expect(form.getByText("Invalid email address")).toBeVisible();
  await expect(form.getByText("Organization is required")).toBeVisible();
  await expect(form.getByLabel("Email")).toBeFocused();
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Ada Quist");
  await form.getByLabel("Email").fill("ada@club.example");
  await form.getByLabel("Organization").fill("Quist Rowing Club");
  await form.getByLabel("Preferred time").fill("Tuesday");
  await form.getByRole("button", { name: "Schedule Demo" }).click();
  await expect(page.getByText(/will reply to ada@club.example/)).toBeVisible();
});

test("the footer leads to pages that exist", async ({ page, request }) => {
  await page.goto("/");
  const links = page.getByRole("contentinfo").getByRole("link");
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(addresses.length).toBeGreaterThan(12);
  for (const address of new Set(addresses))
    expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
});

test("the status page measures each part from the browser", async ({ page }) => {
  await page.goto("/status");
  await expect(page.getByText(/^Operational, \d+ ms$/)).toHaveCount(3);
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByText(/^Operational, \d+ ms$/)).toHaveCount(3);
});
