import { signInAs } from "../accounts.ts";
import { axeOf } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";

test("an investor watches a vendor and hears of the round that its team adds on a phone", async ({
  page,
  browser,
}) => {
  await signInAs(page, "investor");
  await page.goto("/vendors?stage=acquired", hydrated);
  await page.getByRole("link", { name: "Brindlefox Video", exact: true }).click();
  const company = page.getByRole("region", { name: "Company" });
  await expect(company).toContainText("Acquired");
  await expect(company).toContainText("Stated by its team");
  const path = new URL(page.url()).pathname;
  await page.getByRole("button", { name: "Watch Brindlefox Video" }).press("Enter");
  await page.getByRole("menuitem", { name: "On your own list" }).click();
  await expect(page.getByRole("button", { name: "Watching Brindlefox Video" })).toBeVisible();

  const team = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await signInAs(team, "business");
  await team.goto(path, hydrated);
  await team.getByRole("button", { name: "Confirm all facts" }).click();
  await expect(team.getByText("The facts are confirmed as of today")).toBeVisible();
  await team.getByRole("link", { name: "Edit facts" }).click();
  await team.getByRole("combobox", { name: "Headcount" }).selectOption("11 to 50 people");
  await team.getByRole("button", { name: "Save Page" }).click();
  await expect(team.getByRole("region", { name: "Company" })).toContainText("11 to 50 people");
  await team.getByRole("link", { name: "Edit funding" }).click();
  await team.getByRole("button", { name: "Add a round" }).click();
  const round = team.getByRole("form", { name: "Add a round" });
  await round.getByRole("textbox", { name: "Year" }).fill("2026");
  await round.getByRole("combobox", { name: "Month" }).selectOption("March");
  await round.getByRole("textbox", { name: "Amount" }).fill("1.5");
  await round.getByRole("button", { name: "Save Round" }).click();
  await expect(round.getByRole("textbox", { name: "Amount" })).toBeFocused();
  await round.getByRole("textbox", { name: "Amount" }).fill("1500000");
  await round.getByRole("textbox", { name: "Investors" }).fill("Willamette Fund");
  await round.getByRole("button", { name: "Save Round" }).click();
  await expect(team.getByText("Mar 2026, $1.5M from Willamette Fund")).toBeVisible();
  expect((await axeOf(team).analyze()).violations).toEqual([]);

  await page.goto("/notifications", hydrated);
  await expect(page.getByRole("main")).toContainText("Brindlefox Video has a new funding round");
  await page.goto("/watch-list", hydrated);
  const entry = page.getByRole("listitem").filter({ hasText: "Brindlefox Video" });
  await expect(entry).toContainText("$1.9M raised");
  await entry.getByRole("button", { name: "Edit Brindlefox Video" }).click();
  await entry.getByRole("combobox", { name: "Pipeline" }).selectOption("Due diligence");
  await entry.getByRole("textbox", { name: "Tags" }).fill("video, tagging");
  await entry.getByRole("textbox", { name: "Note" }).fill("Ask about seats per club.");
  await entry.getByRole("button", { name: "Save" }).click();
  await expect(entry).toContainText("Ask about seats per club.");
  await page
    .getByRole("navigation", { name: "Pipeline" })
    .getByRole("link", { name: /Due diligence/ })
    .click();
  await expect(
    page.getByRole("list", { name: "Watched vendors" }).getByRole("link", { name: "Gantryview" }),
  ).toHaveCount(0);
  await expect(entry).toBeVisible();
  expect((await axeOf(page).analyze()).violations).toEqual([]);
  const file = await page.request.get("/api/watch-list/hubspot.csv");
  expect(await file.text()).toContain("Brindlefox Video");
});
