import type { Page } from "@playwright/test";
import { signInAs } from "../accounts.ts";
import { axeOf } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";

/** The path of a solution of the demo by its title. */
async function pathOf(page: Page, title: string): Promise<string> {
  const answer = await page.request.post("/graphql", {
    data: {
      query: `query ($title: String!) { solutions(search: $title, first: 20) { nodes { id slug title } } }`,
      variables: { title },
    },
  });
  const { data } = (await answer.json()) as {
    data: { solutions: { nodes: { id: string; slug: string; title: string }[] } };
  };
  const found = data.solutions.nodes.find((one) => one.title === title);
  return `/solutions/${found?.id}-${found?.slug}`;
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a cost is an address", async ({ page }) => {
    await page.goto(await pathOf(page, "Cairn One"));
    const section = page.getByRole("region", { name: "Plans and costs" });
    await expect(section).toContainText("From $9 per athlete per month");
    await expect(section).toContainText("It is priced per athlete. Say how many athletes.");
    await section.getByLabel("Athletes").fill("40");
    await section.getByLabel("For", { exact: true }).selectOption({ label: "2 years" });
    await section.getByRole("button", { name: "Calculate" }).click();
    await expect(page).toHaveURL(/\?athletes=40&months=24#costs$/);
    await expect(section).toContainText("At least $8,640 for 2 years");
    await expect(section).toContainText("40 athletes × $9 × 24 months = $8,640");
    await expect(section).toContainText("The price starts there: it may be higher.");
  });
});

test("costs are calculated by keyboard on a phone, with what was read from a text marked", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${await pathOf(page, "Mouthline")}?sort=highest`, hydrated);
  const section = page.getByRole("region", { name: "Plans and costs" });
  await expect(section).toContainText("Read from the text");
  await section.getByLabel("Athletes").focus();
  await page.keyboard.type("24");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/sort=highest.*athletes=24.*months=12/);
  await expect(section).toContainText("$7,440 for 1 year");
  await expect(section).toContainText("A season is taken as a year.");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect((await axeOf(page).include("#costs").analyze()).violations).toEqual([]);
});

test("a comparison has what each costs for the same numbers", async ({ page }) => {
  const ids = [];
  for (const title of ["Cairn One", "Emberwick Base", "Kestrow Trace"])
    ids.push(/\d+/.exec(await pathOf(page, title))?.[0]);
  await page.goto(`/compare?solutions=${ids.join(",")}`, hydrated);
  const form = page.getByRole("form", { name: "For how many, and for how long" });
  await form.getByLabel("Athletes").fill("40");
  await form.getByLabel("Devices").fill("10");
  await form.getByRole("button", { name: "Calculate" }).click();
  const row = page.getByRole("row", { name: /^Cost for 1 year/ });
  await expect(row.getByRole("cell").nth(0)).toContainText("at least $4,320");
  await expect(row.getByRole("cell").nth(1)).toContainText("$4,930");
  await expect(row.getByRole("cell").nth(2)).toContainText("The price is given on request.");
  await page.getByRole("link", { name: "Show only differences" }).click();
  await expect(page).toHaveURL(/differences=true&athletes=40&devices=10&months=12/);
  await expect(row).toBeVisible();
});

test("an administrator writes plans by keyboard, and orders them", async ({ page }) => {
  await signInAs(page, "admin");
  const path = await pathOf(page, "Creaseline");
  await page.goto(`${path}/edit`, hydrated);
  const add = page.getByRole("button", { name: "Add a plan" });
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Plan's name")).toBeFocused();
  await page.keyboard.type("Club");
  await page.keyboard.press("Tab");
  await page.keyboard.type("9.999");
  await page.keyboard.press("Tab");
  const first = page.getByRole("group", { name: "Plan 1" });
  await expect(first.getByRole("alert")).toContainText("Price must be an amount such as 4000 or 9.50");
  await first.getByLabel("Price", { exact: true }).fill("9.50");
  await add.press("Enter");
  const second = page.getByRole("group", { name: "Plan 2" });
  await second.getByLabel("Plan's name").fill("League");
  await second.getByLabel("For each").selectOption("flat");
  await second.getByRole("button", { name: "Move up League" }).press("Enter");
  await expect(first.getByLabel("Plan's name")).toHaveValue("League");
  expect((await axeOf(page).include("form").analyze()).violations).toEqual([]);
  await page.getByRole("button", { name: "Save Solution" }).click();
  await expect(page.getByText("Solution saved")).toBeVisible();
  await page.goto(path, hydrated);
  const section = page.getByRole("region", { name: "Plans and costs" });
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(["League", "Club"]);
  await expect(section).toContainText("On request");
  await page.goto(`${path}/edit`, hydrated);
  for (const name of ["League", "Club"]) await page.getByRole("button", { name: `Remove ${name}` }).click();
  await page.getByRole("button", { name: "Save Solution" }).click();
  await expect(page.getByText("Solution saved")).toBeVisible();
});
