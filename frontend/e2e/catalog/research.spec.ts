import { readFile } from "node:fs/promises";
import { expect, test } from "../fixtures.ts";

test("the section begins with the papers and leads to its other parts", async ({ page }) => {
  await page.goto("/research");
  await expect(page.getByRole("heading", { level: 1, name: "Research & Innovation" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^\d+ Papers Found$/ })).toBeVisible();
  const parts = page.getByRole("navigation", { name: "Research" });
  await expect(parts.getByRole("link", { name: "Papers" })).toHaveAttribute("aria-current", "page");
  for (const [link, heading] of [
    ["Collaborations", "Research Collaborations"],
    ["University partners", "University Partners"],
    ["Trending topics", "Trending Topics"],
  ] as const) {
    await parts.getByRole("link", { name: link }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }
  await expect(page.getByRole("list", { name: "Topics" }).getByRole("article")).toHaveCount(10);
});

test("filters narrow the papers, and the exported list is the list", async ({ page }) => {
  await page.goto("/research");
  await page.getByRole("checkbox", { name: /^2025/ }).check();
  await page.getByRole("checkbox", { name: /^2024/ }).check();
  await expect(page).toHaveURL(/year=2025&year=2024/);
  const found = page.getByRole("heading", { name: /papers? found$/i });
  await expect(found).toHaveText("13 Papers Found");
  for (const [name, entry] of [
    ["Export the list as BibTeX", /^@/gm],
    ["Export the list as RIS", /^TY {2}-/gm],
  ] as const) {
    const waiting = page.waitForEvent("download");
    await page.getByRole("link", { name }).click();
    const text = await readFile(await (await waiting).path(), "utf8");
    expect(text.match(entry)).toHaveLength(13);
  }
});

test("a paper's page is cited and exported one by one", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/research/1");
  await expect(page.getByRole("region", { name: "Abstract" })).toBeVisible();
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "RIS", exact: true }).click();
  expect(await readFile(await (await waiting).path(), "utf8")).toMatch(/^TY {2}-/);
  await page.getByRole("button", { name: "Copy BibTeX" }).click();
  await expect(page.getByText("Copied to the clipboard")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^@\w+\{/);
  expect(
    await page.getByRole("list", { name: "Related papers" }).getByRole("article").count(),
  ).toBeGreaterThan(0);
});

test("Apply for Partnership leads to the collaboration's part on applying", async ({ page }) => {
  await page.goto("/research/collaborations");
  await page
    .getByRole("link", { name: /^Apply for Partnership/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/research\/collaborations\/\d+-[a-z0-9-]+#apply$/);
  await expect(page.getByRole("region", { name: "How to apply" })).toBeFocused();
});

test("a list whose filters wouldn't divide it has no room for them, nor a button", async ({ page }) => {
  await page.goto("/research/partners");
  const search = await page.getByRole("searchbox").boundingBox();
  const results = await page.getByRole("region", { name: "Results" }).boundingBox();
  expect(results?.x).toBe(search?.x);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("button", { name: "Filters" })).toBeHidden();
});

test("a university's page lists its papers", async ({ page }) => {
  await page.goto("/research/partners");
  await page
    .getByRole("list", { name: "Partners" })
    .getByRole("link", { name: "Aldermoor University" })
    .click();
  await expect(page.getByRole("list", { name: "Papers" }).getByRole("article")).toHaveCount(3);
  await page.getByRole("list", { name: "Papers" }).getByRole("link").first().click();
  await expect(page.getByRole("link", { name: "Aldermoor University" })).toBeVisible();
});
