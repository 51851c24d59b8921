import { expect, hydrated, test } from "../fixtures.ts";

const BRIEF =
  "Scouting reports for a youth soccer academy with several age groups. It must work offline. At most $30k a year.";

test("a brief is its address: served with what was understood and with quotations", async ({ request }) => {
  const html = await (await request.get(`/match?text=${encodeURIComponent(BRIEF)}`)).text();
  expect(html).toContain("What We Understood");
  expect(html).toContain("work offline");
  expect(html).toMatch(/<blockquote/);
});

test("what is needed is typed, understood, corrected, and the reasons are quoted", async ({ page }) => {
  await page.goto("/match", hydrated);
  await page.getByRole("textbox", { name: "What do you need?" }).fill(BRIEF);
  await page.getByRole("button", { name: "Find Solutions" }).click();
  const criteria = page.getByRole("form", { name: "Criteria" });
  await expect(criteria.getByRole("textbox", { name: "Sports" })).toHaveValue("Soccer");
  await expect(criteria.getByRole("combobox", { name: "Level" })).toHaveValue("youth_academy");
  await expect(criteria.getByRole("textbox", { name: "Budget" })).toHaveValue("30000");
  const must = criteria.getByRole("textbox", { name: "Must", exact: true });
  await expect(must).toHaveValue("work offline");

  const first = page.getByRole("list", { name: "Matches" }).getByRole("article").first();
  await expect(first.getByRole("blockquote")).not.toBeEmpty();
  await first.getByText(/^Why /).press("Enter");
  await expect(first.getByRole("heading", { name: "Your criteria" })).toBeVisible();
  await expect(first.getByRole("listitem").filter({ hasText: "Must: work offline" })).toContainText("Met");

  await must.fill("");
  await criteria.getByRole("button", { name: "Match Again" }).click();
  await expect(page).toHaveURL(/corrected=true/);
  await expect(page).not.toHaveURL(/must=/);
  await expect(must).toHaveValue("");
  await expect(first.getByRole("blockquote")).not.toBeEmpty();
});

test("on a phone the first match is on the first screens, and its criteria a tap away", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/match?text=${encodeURIComponent(BRIEF)}`, hydrated);
  await expect(page.getByText("We looked for:").locator("..")).toContainText("Soccer · Youth academy");
  const first = page.getByRole("list", { name: "Matches" }).getByRole("article").first();
  expect((await first.boundingBox())?.y).toBeLessThan(2 * 844);
  await page.getByRole("link", { name: "Edit criteria" }).click();
  await expect(page.getByRole("heading", { name: "What We Understood" })).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Looking for" })).toBeFocused();
});

test("how many, where and the money are shown, what was not understood is said, and a question is answered", async ({
  page,
}) => {
  const text =
    "Training load monitoring for 40 players in Spain, EUR 90,000. Evidence of validity for the board.";
  await page.goto(`/match?text=${encodeURIComponent(text)}`, hydrated);
  await expect(page.getByText("We looked for:").locator("..")).toContainText("40 players · Spain");
  await expect(page.getByText(/^EUR 90,000 is about \$[\d,]+ at the rate of/)).toBeVisible();
  await expect(
    page.getByText(/^Looked for as words only: .*Evidence of validity for the board/),
  ).toBeVisible();
  const questions = page.getByRole("region", { name: "Which matters?" });
  const choice = questions.getByRole("link").first();
  const label = (await choice.textContent())?.replace(/ \(\d+\)$/, "") ?? "";
  await choice.click();
  await expect(page).toHaveURL(/corrected=true/);
  await expect(page.getByText("We looked for:").locator("..")).toContainText(new RegExp(label, "i"));
  await expect(page.getByRole("textbox", { name: "How many" })).toHaveValue("40 players");
});

test("a need in German is read, and how is said", async ({ page }) => {
  await page.goto(
    `/match?text=${encodeURIComponent("Videoanalyse für einen Rugbyverein, ohne Wearables")}`,
    hydrated,
  );
  await expect(page.getByText(/^We read it as German: “Video analysis for a/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Must not" })).toHaveValue("wearables");
});

test("what names nothing is said", async ({ page }) => {
  await page.goto("/match?text=the%20of", hydrated);
  await expect(page.getByRole("heading", { name: "No Matches" })).toBeVisible();
  await expect(page.getByText("It doesn't name anything to look for.")).toBeVisible();
});

test("a press while matches load adds to the press before, and what is typed meanwhile stays", async ({
  page,
}) => {
  await page.goto("/match?text=Video%20analysis%20for%20a%20club", hydrated);
  const held = Promise.withResolvers<void>();
  await page.route("/graphql", async (route) => {
    await held.promise;
    await route.continue();
  });
  const questions = page.getByRole("region", { name: "Which matters?" });
  const criteria = page.getByRole("form", { name: "Criteria" });
  await questions.getByRole("link", { name: /^Youth academy/ }).click();
  await questions.getByRole("link", { name: /^Soccer/ }).click();
  await expect(page).toHaveURL(/sports=Soccer&level=youth_academy/);
  await expect(criteria.getByRole("combobox", { name: "Level" })).toHaveValue("youth_academy");
  await criteria.getByRole("textbox", { name: "Budget" }).fill("20000");
  held.resolve();
  await expect(page.getByText("We looked for:").locator("..")).toContainText("Soccer · Youth academy");
  await expect(criteria.getByRole("textbox", { name: "Budget" })).toHaveValue("20000");
});

test("an answer to the brief before doesn't replace the one that loads", async ({ page }) => {
  await page.goto("/match?text=Video%20analysis%20for%20a%20club", hydrated);
  const held = Promise.withResolvers<void>();
  await page.route("/graphql", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole("textbox", { name: "What do you need?" }).fill("Injury records for a rink");
  await page.getByRole("button", { name: "Find Solutions" }).click();
  await page
    .getByRole("region", { name: "Which matters?" })
    .getByRole("link", { name: /^Soccer/ })
    .click();
  await expect(page).toHaveURL(/text=Injury\+records\+for\+a\+rink$/);
  held.resolve();
});
