import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../fixtures.ts";

/** Answers an operation's first request as a server does whose index has nothing yet. */
async function atFirst(page: Page, operation: string, empty: (data: Record<string, object>) => void) {
  let isFirst = true;
  await page.route("**/graphql", async (route) => {
    const isAsked = route.request().postData()?.includes(`"operationName":"${operation}"`);
    if (!isAsked || !isFirst) return route.continue();
    isFirst = false;
    const response = await route.fetch();
    const answer = await response.json();
    empty(answer.data);
    return route.fulfill({ response, json: answer });
  });
}

const READING = /still reading the catalog/;

test("a search says that the catalog is still being read, and looks again by itself", async ({ page }) => {
  await page.goto("/search", hydrated);
  await atFirst(page, "Search", ({ search }) =>
    Object.assign(search ?? {}, { isComplete: false, nodes: [], totalCount: 0, kinds: [] }),
  );
  await page.getByRole("search", { name: "Everything" }).getByRole("searchbox").fill("sprint timing");
  const main = page.getByRole("main");
  await expect(main.getByText(READING)).toBeVisible();
  await expect(main.getByRole("heading", { name: "Nothing Found" })).toHaveCount(0);
  await expect(main.getByRole("list", { name: "Results" }).getByRole("listitem").first()).toBeVisible();
  await expect(main.getByText(READING)).toHaveCount(0);
});

test("so does a brief, and what is being corrected meanwhile stays", async ({ page }) => {
  await page.goto("/match", hydrated);
  await atFirst(page, "Match", ({ matchSolutions }) => {
    const found = matchSolutions as { understood: { unknownWords: string[] } };
    found.understood.unknownWords = ["session", "planning"];
    Object.assign(found, { isComplete: false, results: [] });
  });
  await page
    .getByRole("textbox", { name: "What do you need?" })
    .fill("Session planning for a youth soccer academy. It must work offline.");
  await page.getByRole("button", { name: "Find Solutions" }).click();
  const main = page.getByRole("main");
  await expect(main.getByText(READING)).toBeVisible();
  await expect(main.getByRole("status")).toContainText("No matches yet.");
  await expect(main.getByRole("heading", { name: "No Matches" })).toHaveCount(0);
  const should = page
    .getByRole("form", { name: "Criteria" })
    .getByRole("textbox", { name: "Should", exact: true });
  await should.fill("print its plans");
  await expect(main.getByRole("list", { name: "Matches" }).getByRole("article").first()).toBeVisible();
  await expect(main.getByText(READING)).toHaveCount(0);
  await expect(should).toHaveValue("print its plans");
});

test("the palette doesn't say that there is nothing before everything was read", async ({ page }) => {
  await page.goto("/about", hydrated);
  await atFirst(page, "SearchPalette", ({ search }) =>
    Object.assign(search ?? {}, { isComplete: false, nodes: [], totalCount: 0 }),
  );
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search everything" });
  await dialog.getByRole("combobox", { name: "Search everything" }).fill("brindlefox");
  await expect(dialog.getByRole("option", { name: /^Brindlefox Tagger/ })).toBeVisible();
  await expect(dialog.getByText(READING)).toHaveCount(0);
});
