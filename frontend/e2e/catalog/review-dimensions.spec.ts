import type { APIRequestContext, Page } from "@playwright/test";
import { registerNew, signInAs } from "../accounts.ts";
import { axeOf } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";
import { letterTo } from "../outbox.ts";

/** The path of a solution by its title. */
async function pathOf(request: APIRequestContext, title: string): Promise<string> {
  const found = await request.get(`/api/solutions?${new URLSearchParams({ search: title })}`);
  const solutions: { id: number; slug: string; title: string }[] = await found.json();
  const solution = solutions.find((one) => one.title === title);
  return `/solutions/${solution?.id}-${solution?.slug}`;
}

const bars = (page: Page) => page.getByRole("list", { name: "Reviews by dimension" });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("dimensions sort reviews, and roles narrow them down", async ({ page, request }) => {
    const path = await pathOf(request, "Brindlefox Tagger");
    await page.goto(path);
    await bars(page)
      .getByRole("link", { name: /^Ease of use/ })
      .click();
    await expect(page).toHaveURL(`${path}?sort=ease-of-use`);
    await page.getByLabel("Role").selectOption({ label: "Volunteer" });
    await page.getByRole("form", { name: "Whose reviews" }).getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/sort=ease-of-use&role=volunteer/);
    await page.getByRole("link", { name: "Show everybody's" }).click();
    await expect(page).toHaveURL(/\?sort=ease-of-use$/);
  });
});

test("a member invites a customer, whose review is marked as verified, on a phone", async ({
  page,
  browser,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, "business");
  const answer = await page.request.post("/graphql", {
    data: { query: "{ viewerOrganizations { vendors { id slug name } } }" },
  });
  const { data } = (await answer.json()) as {
    data: { viewerOrganizations: { vendors: { id: string; slug: string; name: string }[] }[] };
  };
  const vendor = data.viewerOrganizations
    .flatMap(({ vendors }) => vendors)
    .find(({ name }) => name.startsWith("Brindlefox"));
  await page.goto(`/vendors/${vendor?.id}-${vendor?.slug}/solutions`, hydrated);
  const form = page.getByRole("form", { name: "Invite a customer" });
  const title = "Brindlefox Tagger";
  await form.getByLabel("Solution").selectOption({ label: title });
  const customer = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const { email } = await registerNew(customer);
  await form.getByLabel("Customer's email address").focus();
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Invited customers" })).toContainText(email);
  expect((await axeOf(page).include("main").analyze()).violations).toEqual([]);
  const link = /\/review-invitations\?token=[\w-]+/.exec(await letterTo(email, `Review ${title}`))?.[0];

  await customer.goto(link ?? "", hydrated);
  await customer.getByRole("button", { name: `Review ${title}` }).press("Enter");
  await expect(customer).toHaveURL(/\/solutions\/\d+-[\w-]+#reviews$/);
  await customer.getByRole("button", { name: "Write a review" }).press("Enter");
  await customer.getByRole("radio", { name: "4 stars, Very good" }).check();
  await customer.getByLabel("Title").fill("Saves us an evening");
  await customer.getByLabel("Review", { exact: true }).fill("It saves our staff an evening a week.");
  await customer.getByLabel("Setup").selectOption("5");
  await customer.getByLabel("Your role").selectOption({ label: "Coach" });
  await customer.getByLabel("Months of use").fill("7");
  expect((await axeOf(customer).include("form").analyze()).violations).toEqual([]);
  await customer.getByRole("button", { name: "Publish Review" }).click();
  await expect(customer.getByRole("region", { name: "Your review", exact: true })).toContainText("Waiting");
  await customer.goto(link ?? "");
  await expect(customer.getByRole("heading", { name: "Invitation Not Found" })).toBeVisible();

  const desk = await browser.newPage();
  await signInAs(desk, "admin");
  await desk.goto("/moderation?kind=review", hydrated);
  const item = desk
    .getByRole("list", { name: "Reviews to review" })
    .getByRole("listitem")
    .filter({ hasText: "Saves us an evening" });
  await item.getByRole("button", { name: "Publish" }).click();
  await expect(item).toHaveCount(0);
  await page.goto(`${await pathOf(request, title)}?verified=true`, hydrated);
  const review = page.getByRole("listitem").filter({ hasText: "Saves us an evening" }).first();
  await expect(review).toContainText("Verified customer");
  await expect(review).toContainText("Setup 5/5");
  await expect(review).toContainText("Coach, used for 7 months");
});
