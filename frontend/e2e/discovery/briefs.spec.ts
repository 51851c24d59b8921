import { registerNew } from "../accounts.ts";
import { axeOf } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";

const BRIEF =
  "Scouting reports for a youth soccer academy with several age groups. It must work offline. At most $30k a year.";
const MATCH = `/match?text=${encodeURIComponent(BRIEF)}`;

test("a visitor's brief survives signing in, sent or only typed", async ({ page }) => {
  const { username } = await registerNew(page);
  await page.request.post("/api/auth/logout");
  await page.goto("/match", hydrated);
  await page.getByRole("textbox", { name: "What do you need?" }).fill("Only typed so far");
  await page.goto("/solutions", hydrated);
  await page.goto("/match", hydrated);
  const text = page.getByRole("textbox", { name: "What do you need?" });
  await expect(text).toHaveValue("Only typed so far");
  await text.fill(BRIEF);
  await page.getByRole("button", { name: "Find Solutions" }).click();
  await page.getByRole("button", { name: "Save Brief" }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole("textbox", { name: "Username" }).fill(username);
  await page.getByLabel("Password", { exact: true }).fill("secret-1");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/match\?text=Scouting/);
  await expect(page.getByRole("form", { name: "Criteria" })).toBeVisible();
});

for (const width of [1440, 390]) {
  test(`a brief is saved, told weekly, edited and deleted by keyboard at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await registerNew(page);
    await page.goto(MATCH, hydrated);
    await page.getByRole("button", { name: "Save Brief" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Save this brief" });
    const name = dialog.getByRole("textbox", { name: "Name" });
    await expect(name).toHaveValue(/^Scouting reports/);
    await name.fill("Academy");
    await name.press("Enter");
    await expect(page).toHaveURL(/\/briefs\/\d+$/);
    await expect(page.getByRole("heading", { level: 1, name: "Academy" })).toBeVisible();
    await expect(page.getByRole("list", { name: "Matches" })).toBeVisible();
    expect((await axeOf(page).analyze()).violations).toEqual([]);

    const criteria = page.getByRole("form", { name: "Criteria" });
    const must = criteria.getByRole("textbox", { name: "Must", exact: true });
    await expect(must).toHaveValue("work offline");
    await must.fill("");
    await criteria.getByRole("textbox", { name: "Should" }).fill("export clips");
    await criteria.getByRole("button", { name: "Save Criteria" }).press("Enter");
    await expect(page.getByText("Criteria saved")).toBeVisible();
    await page.reload();
    await expect(must).toHaveValue("");
    await expect(criteria.getByRole("textbox", { name: "Should" })).toHaveValue("export clips");

    await page.getByRole("button", { name: "Name and Alerts" }).press("Enter");
    const editing = page.getByRole("dialog", { name: "Edit brief" });
    await editing.getByRole("combobox", { name: "Email me new matches" }).selectOption("weekly");
    await editing.getByRole("combobox", { name: "Day" }).selectOption("2");
    await editing.getByRole("button", { name: "Save Brief" }).press("Enter");
    await expect(editing).toBeHidden();
    await expect(page.getByText("Email every Tuesday")).toBeVisible();
    await must.fill("run on phones");
    await criteria.getByRole("button", { name: "Save Criteria" }).press("Enter");
    await expect(page.getByRole("list", { name: "Matches" })).toBeVisible();
    await expect(page.getByText("Someone else changed this")).toHaveCount(0);

    await page.goto("/profile?tab=briefs", hydrated);
    const rows = page.getByRole("list", { name: "Briefs" }).getByRole("listitem");
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText("Should: export clips");
    expect((await axeOf(page).analyze()).violations).toEqual([]);
    await rows.getByRole("link", { name: "Academy" }).press("Enter");
    await expect(page).toHaveURL(/\/briefs\/\d+$/);
    page.once("dialog", (question) => question.accept());
    await page.getByRole("button", { name: "Delete" }).press("Enter");
    await expect(page.getByRole("heading", { name: "No briefs yet" })).toBeVisible();
  });
}

test("a brief is shared by its link, taken over by somebody else, and no longer shared", async ({
  page,
  browser,
}) => {
  await registerNew(page);
  await page.goto(MATCH, hydrated);
  await page.getByRole("button", { name: "Save Brief" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Shared academy");
  await page.getByRole("dialog").getByRole("button", { name: "Save Brief" }).click();
  await expect(page).toHaveURL(/\/briefs\/\d+$/);
  const own = new URL(page.url()).pathname;
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share this brief" });
  await dialog.getByRole("switch", { name: "Anyone with the link can view it" }).click();
  const link = dialog.getByRole("textbox", { name: "Link" });
  await expect(link).toHaveValue(/\/briefs\/shared\/[\w-]{43}$/);
  const { pathname } = new URL(await link.inputValue());

  const other = await (await browser.newContext()).newPage();
  await registerNew(other);
  const html = await (await other.request.get(pathname)).text();
  expect(html).toContain('content="noindex"');
  expect(html).toContain("Must: work offline");
  expect((await other.goto(own, hydrated))?.status()).toBe(404);
  await other.goto(pathname, hydrated);
  await expect(other.getByRole("list", { name: "Matches" })).toBeVisible();
  await other.getByRole("button", { name: "Save a Copy" }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Save Brief" }).click();
  await expect(other).toHaveURL(/\/briefs\/\d+$/);
  await expect(other.getByRole("heading", { level: 1, name: "Shared academy" })).toBeVisible();

  await dialog.getByRole("switch", { name: "Anyone with the link can view it" }).click();
  await expect(link).toBeHidden();
  expect((await other.goto(pathname, hydrated))?.status()).toBe(404);
  await other.context().close();
});

test("what is typed is joined with what was saved elsewhere meanwhile", async ({ page }) => {
  await registerNew(page);
  await page.goto(MATCH, hydrated);
  await page.getByRole("button", { name: "Save Brief" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Twice");
  await page.getByRole("dialog").getByRole("button", { name: "Save Brief" }).click();
  await expect(page).toHaveURL(/\/briefs\/\d+$/);
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(page.url(), hydrated);
  const mustOf = (one: typeof page) => one.getByRole("textbox", { name: "Must", exact: true });
  await mustOf(elsewhere).fill("run on phones");
  await elsewhere.getByRole("button", { name: "Save Criteria" }).click();
  await expect(elsewhere.getByText("Criteria saved")).toBeVisible();
  await mustOf(page).fill("print plans");
  await page.getByRole("button", { name: "Save Criteria" }).click();
  const note = page.getByRole("alert").filter({ hasText: "Someone else changed this" });
  await expect(note).toContainText("run on phones");
  await expect(mustOf(page)).toHaveValue("print plans");
  await page.getByRole("button", { name: "Save Criteria" }).click();
  await expect(page.getByText("Criteria saved")).toBeVisible();
});

test("matches are compared by the brief's criteria, each cell with its source", async ({ page, request }) => {
  await page.goto(MATCH, hydrated);
  const cards = page.getByRole("list", { name: "Matches" }).getByRole("article");
  await cards
    .nth(0)
    .getByRole("button", { name: /^Compare / })
    .click();
  await cards
    .nth(1)
    .getByRole("button", { name: /^Compare / })
    .click();
  await page.getByRole("region", { name: "Compare" }).getByRole("link", { name: "Compare" }).click();
  await expect(page).toHaveURL(/\/compare\?solutions=\d+,\d+&text=Scouting/);
  const must = page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: "Must: work offline" }) });
  await expect(must).toContainText("Met");
  await expect(must.getByRole("link", { name: /^In its / }).first()).toHaveAttribute("href", /#:~:text=/);
  await expect(page.getByRole("rowheader", { name: "Budget: At most $30,000 a year" })).toBeVisible();
  expect((await axeOf(page).analyze()).violations).toEqual([]);
  const { pathname, search } = new URL(page.url());
  expect(await (await request.get(pathname + search)).text()).toContain("Must: work offline");
  await page.getByRole("link", { name: "Remove criteria" }).click();
  await expect(page.getByRole("rowheader", { name: "Must: work offline" })).toBeHidden();
  await expect(page.getByRole("rowheader", { name: "Pricing" })).toBeVisible();
});
