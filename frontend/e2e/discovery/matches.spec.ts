import type { APIRequestContext } from "@playwright/test";
import { registerNew, signInAs } from "../accounts.ts";
import { expect, hydrated, test } from "../fixtures.ts";

/** The address of a record's page, by its title or name. */
async function pathOf(request: APIRequestContext, section: string, name: string): Promise<string> {
  const found = await request.get(`/api/${section}?${new URLSearchParams({ search: name })}`);
  const records: { id: number; slug: string; title?: string; name?: string }[] = await found.json();
  const record = records.find(({ title, name: own }) => (title ?? own) === name);
  if (!record) throw new Error(`There is no ${name} in ${section}.`);
  return `/${section}/${record.id}-${record.slug}`;
}

const SET_PIECES = "Set-Piece Analysis for a Second-Tier Soccer Club";

test("a student finds mentors, papers and opportunities, each with its words and reasons", async ({
  page,
}) => {
  await signInAs(page, "student");
  await page.goto("/", hydrated);
  await page.getByRole("button", { name: /Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Your Matches" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your Matches" })).toBeVisible();
  for (const list of ["Matching papers", "Matching opportunities"]) {
    const first = page.getByRole("list", { name: list }).getByRole("listitem").first();
    await expect(first.getByRole("blockquote")).not.toBeEmpty();
  }
  const mentor = page
    .getByRole("list", { name: "Matching mentors" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Henrik Solberg" }) });
  await expect(mentor.getByRole("blockquote")).toContainText("markerless motion capture");
  // The demo's websites have names that no website can have.
  await expect(mentor.getByRole("link", { name: "Website of Henrik Solberg" })).toHaveCount(0);
});

test("somebody of whom nothing is known is asked for their profile, and then finds something", async ({
  page,
}) => {
  await registerNew(page, "investor");
  await page.goto("/matches");
  const vendors = page.getByRole("region", { name: "Matching vendors" });
  await expect(vendors).toContainText("We don't know enough about you yet.");
  await vendors.getByRole("link", { name: "Complete your profile" }).click();
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page
    .getByRole("textbox", { name: "Bio" })
    .fill("Invests in wearable sensors that monitor training load.");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await page.goBack();
  const first = vendors.getByRole("list", { name: "Matching vendors" }).getByRole("listitem").first();
  await expect(first.getByRole("blockquote")).not.toBeEmpty();
  await expect(vendors).toContainText("Based on your profile");
});

test("an opportunity's owner sees who could answer it and can write to them; others don't", async ({
  page,
  browser,
  request,
}) => {
  const path = await pathOf(request, "opportunities", SET_PIECES);
  await signInAs(page, "business");
  await page.goto(path, hydrated);
  const fits = page.getByRole("region", { name: "Who could take this on" });
  const solution = fits.getByRole("list", { name: "Matching solutions" }).getByRole("listitem").first();
  await expect(solution.getByRole("blockquote")).not.toBeEmpty();
  await solution.getByText(/^Why /).press("Enter");
  await expect(solution).toContainText("Should: Automatic set-piece detection");
  await expect(
    fits.getByRole("list", { name: "Matching vendors" }).getByRole("listitem").first(),
  ).toBeVisible();
  const facts = page.getByRole("complementary", { name: "Facts" });
  await expect(facts.getByRole("link", { name: "Apply Now" })).toHaveCount(0);
  await expect(facts.getByRole("link", { name: "Review applications" })).toBeVisible();
  await solution.getByRole("link", { name: /^Contact vendor/ }).click();
  await expect(page).toHaveURL(/\/vendors\/.*#contact$/);

  const other = await browser.newPage();
  await signInAs(other, "student");
  await other.goto(path, hydrated);
  await expect(other.getByRole("heading", { level: 1, name: SET_PIECES })).toBeVisible();
  await expect(other.getByRole("region", { name: "Who could take this on" })).toHaveCount(0);
  await other.close();
});

test("a posting leads to what fits it", async ({ page }) => {
  await signInAs(page, "business");
  await page.goto("/postings", hydrated);
  await page.getByRole("link", { name: `Matching solutions and vendors for ${SET_PIECES}` }).click();
  await expect(page).toHaveURL(/#fits$/);
  await expect(page.getByRole("region", { name: "Who could take this on" })).toBeInViewport();
});

test("a vendor's team sees open opportunities on its page, others don't", async ({
  page,
  browser,
  request,
}) => {
  const path = await pathOf(request, "vendors", "Brindlefox Video");
  await signInAs(page, "business");
  await page.goto(path, hydrated);
  const first = page.getByRole("list", { name: "Matching opportunities" }).getByRole("listitem").first();
  await expect(first.getByRole("blockquote")).not.toBeEmpty();
  await first.getByText(/^Why /).press("Enter");
  await expect(first.getByRole("heading", { name: "What it needs" })).toBeVisible();
  await first.getByRole("link", { name: /^Apply Now for / }).click();
  await expect(page).toHaveURL(/\/opportunities\/.*#apply$/);

  const other = await browser.newPage();
  await other.goto(path, hydrated);
  await expect(other.getByRole("region", { name: "Matching opportunities" })).toHaveCount(0);
  await other.close();
});

test("a list shows its owner what to edit instead of where to apply, and others how well it matches", async ({
  page,
  browser,
}) => {
  const address = `/opportunities?search=${encodeURIComponent(SET_PIECES)}`;
  await signInAs(page, "business");
  await page.goto(address, hydrated);
  await expect(page.getByRole("link", { name: `Edit ${SET_PIECES}` })).toBeVisible();
  await expect(page.getByRole("link", { name: `Apply Now for ${SET_PIECES}` })).toHaveCount(0);

  const other = await browser.newPage();
  await registerNew(other);
  await other.goto("/profile", hydrated);
  await other.getByRole("button", { name: "Edit Profile" }).click();
  await other.getByRole("textbox", { name: "Bio" }).fill("Automatic set-piece detection for soccer.");
  await other.getByRole("button", { name: "Save Changes" }).click();
  await expect(other.getByText("Profile updated successfully")).toBeVisible();
  await other.goto(address, hydrated);
  const badge = other.getByText(/^\d+% match$/);
  await expect(badge).toBeVisible();
  await other.getByRole("link", { name: SET_PIECES, exact: true }).click();
  await other.getByRole("link", { name: /% match/ }).click();
  await expect(other.getByRole("region", { name: /^Why \d+%$/ })).toContainText(
    "Your profile: “Automatic set-piece detection for soccer.”",
  );
  await other.close();
});
