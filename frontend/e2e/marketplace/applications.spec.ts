import type { APIRequestContext, Page } from "@playwright/test";
import { registerNew, signInAs } from "../accounts.ts";
import { axeOf } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";
import { letterTo } from "../outbox.ts";

const SET_PIECES = "Set-Piece Analysis for a Second-Tier Soccer Club";

/** The path of an opportunity's page, by its title. */
async function pathOf(request: APIRequestContext, title: string): Promise<string> {
  const found = await request.get(`/api/opportunities?${new URLSearchParams({ search: title })}`);
  const [opportunity]: { id: number; slug: string }[] = await found.json();
  return `/opportunities/${opportunity?.id}-${opportunity?.slug}`;
}

const formOf = (page: Page) => page.getByRole("form", { name: "Your application" });
const statusOf = (page: Page) => page.getByRole("region", { name: "Your application" });

test("a visitor signs in to apply, submits, is shortlisted by the club, and withdraws", async ({
  page,
  browser,
  request,
}) => {
  const path = await pathOf(request, SET_PIECES);
  const { username, email } = await registerNew(page);
  await page.request.post("/api/auth/logout");
  await page.goto("/opportunities?search=Set-Piece", hydrated);
  await page.getByRole("link", { name: `Apply Now for ${SET_PIECES}` }).click();
  await page.getByRole("link", { name: "Sign in to apply" }).click();
  await page.getByRole("textbox", { name: "Username" }).fill(username);
  await page.getByLabel("Password", { exact: true }).fill("secret-1");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(`${path}#apply`);

  const form = formOf(page);
  await expect(form.getByLabel("Contact email")).toHaveValue(email);
  await form.getByRole("button", { name: "Submit application" }).click();
  await expect(form.getByText("What you offer is required")).toBeVisible();
  const words = `We label dead balls by hand, ${Date.now()}`;
  await form.getByLabel("What you offer").fill(words);
  await form.getByLabel("Links").fill("javascript:alert(1)");
  await form.getByRole("button", { name: "Submit application" }).click();
  await expect(form.getByText("Each link must be an http or https address")).toBeVisible();
  await form.getByLabel("Links").fill("https://labels.example/a\nhttps://labels.com/b");
  await form.getByRole("button", { name: "Submit application" }).click();
  await expect(statusOf(page)).toContainText("We've received it.");
  await page.reload();
  await expect(statusOf(page).getByRole("list", { name: "History" })).toContainText("Submitted");

  const office = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const club = await office.newPage();
  await signInAs(club, "business");
  await club.goto("/dashboard?tab=collaboration", hydrated);
  await club.getByRole("link", { name: "All applications received" }).click();
  await expect(club.getByRole("heading", { name: "Applications", level: 1 })).toBeVisible();
  await club
    .getByRole("navigation", { name: "Status" })
    .getByRole("link", { name: /^Submitted/ })
    .click();
  await expect(club).toHaveURL(/status=submitted$/);
  const row = club
    .getByRole("list", { name: "Applications" })
    .getByRole("listitem")
    .filter({ hasText: words });
  await row.getByRole("link", { name: "Ines Duarte" }).click();
  await expect(club.getByRole("heading", { name: "Application from Ines Duarte" })).toBeVisible();
  const links = club.getByRole("list", { name: "Links" });
  await expect(links.getByRole("link", { name: "https://labels.com/b" })).toHaveAttribute("rel", /noopener/);
  await expect(links).toContainText("https://labels.example/a");
  await expect(links.getByRole("link")).toHaveCount(1);
  const stale = await office.newPage();
  await stale.goto(club.url(), hydrated);

  await club.getByLabel("New status").selectOption("Shortlisted");
  await club.getByLabel("Message").fill("Send a sample by Friday.");
  await club.getByRole("button", { name: "Save Decision" }).click();
  await expect(club.getByRole("list", { name: "History" })).toContainText("Send a sample by Friday.");
  expect((await axeOf(club).analyze()).violations).toEqual([]);
  await stale.getByLabel("New status").selectOption("Declined");
  await stale.getByLabel("Message").fill("No, thank you.");
  await stale.getByRole("button", { name: "Save Decision" }).click();
  await expect(stale.getByRole("alert")).toContainText("changed somewhere else");
  await expect(stale.getByRole("list", { name: "History" })).toContainText("Send a sample by Friday.");
  await expect(stale.getByLabel("Message")).toHaveValue("No, thank you.");
  expect(await letterTo(email, "Your application was shortlisted")).toContain("Send a sample by Friday.");

  await page.goto("/profile?tab=applications", hydrated);
  const own = page.getByRole("list", { name: "Your applications" });
  await expect(own).toContainText("Shortlisted");
  await own.getByRole("link", { name: SET_PIECES }).click();
  await page.getByRole("button", { name: "Withdraw application" }).click();
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect(page.getByText("You withdrew this")).toBeVisible();
  await stale.reload();
  await expect(stale.getByRole("heading", { name: "Application Not Found" })).toBeVisible();
  await page.getByRole("link", { name: "Continue writing" }).click();
  await expect(formOf(page).getByLabel("What you offer")).toHaveValue(words);
  await formOf(page).getByRole("button", { name: "Submit again" }).click();
  await expect(statusOf(page)).toContainText("We've received it.");
  await office.close();
});

test("a draft outlives a failed network, another tab's draft is not overwritten, and it can be deleted", async ({
  page,
  request,
}) => {
  const path = `${await pathOf(request, SET_PIECES)}#apply`;
  await registerNew(page);
  // A failed request is logged by the browser, so it happens in a page that may log.
  const first = await page.context().newPage();
  await first.goto(path, hydrated);
  const [form, text] = [formOf(first), formOf(first).getByLabel("What you offer")];
  const saves = (on: boolean) =>
    on
      ? first.unroute("**/graphql")
      : first.route("**/graphql", (route) =>
          route.request().postData()?.includes("SaveApplicationDraft") ? route.abort() : route.continue(),
        );
  await saves(false);
  await text.fill("Typed without a network");
  await expect(form.getByText("You're offline.")).toBeVisible();
  await first.reload(hydrated);
  await expect(text).toHaveValue("Typed without a network");
  await saves(true);
  await expect(form.getByText("Draft saved.")).toBeVisible();

  const tab = await page.context().newPage();
  await tab.goto(path, hydrated);
  const other = formOf(tab);
  await expect(other.getByLabel("What you offer")).toHaveValue("Typed without a network");
  await other.getByLabel("What you offer").fill("Typed in the other tab");
  await expect(other.getByText("Draft saved.")).toBeVisible();
  await text.fill("Typed in the first tab");
  await expect(form.getByRole("alert")).toContainText("Typed in the other tab");
  await form.getByRole("button", { name: "Keep this draft" }).click();
  await expect(form.getByText("Draft saved.")).toBeVisible();
  await tab.reload();
  await expect(other.getByLabel("What you offer")).toHaveValue("Typed in the first tab");

  await page.goto("/profile?tab=applications", hydrated);
  await page.getByRole("list", { name: "Your applications" }).getByRole("link").click();
  await page.getByRole("button", { name: "Delete it" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("heading", { name: "No applications yet" })).toBeVisible();
});

test("queues and applications are for those whom they concern", async ({ page }) => {
  await page.goto("/applications");
  await expect(page.getByRole("heading", { name: "Sign in to see applications." })).toBeVisible();
  await registerNew(page);
  await page.goto("/applications", hydrated);
  await expect(page.getByRole("heading", { name: "No applications here" })).toBeVisible();
  await page.goto("/applications/1");
  await expect(page.getByRole("heading", { name: "Application Not Found" })).toBeVisible();
});
