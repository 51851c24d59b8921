import { registerNew, signInAs } from "../accounts.ts";
import { axeOf } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";
import { letterTo } from "../outbox.ts";

test("a member names themselves, and somebody else once they agree, on a phone", async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, "business");
  await page.goto("/vendors?search=Brindlefox", hydrated);
  await page.getByRole("link", { name: "Brindlefox Video", exact: true }).click();
  await page.getByRole("link", { name: "Edit page" }).click();
  const own = page.getByRole("form", { name: "Your own name" });
  await own.getByRole("textbox", { name: "Position" }).fill("Head of Product");
  await own.getByRole("button", { name: "Name Me on the Page" }).press("Enter");
  await expect(page.getByRole("list", { name: "Team" })).toContainText("Head of Product");

  const founder = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const { email } = await registerNew(founder);
  const form = page.getByRole("form", { name: "Ask somebody" });
  await form.getByRole("textbox", { name: "Their email address" }).fill(email);
  await form.getByRole("textbox", { name: "Position" }).fill("Chief Technology Officer");
  await form.getByRole("combobox", { name: "Named as" }).selectOption("Founder");
  await form.getByRole("button", { name: "Send Request" }).click();
  await expect(page.getByRole("list", { name: "Asked" })).toContainText(email);
  await expect(page.getByRole("list", { name: "Team" })).not.toContainText("Chief Technology Officer");
  expect((await axeOf(page).include("main").analyze()).violations).toEqual([]);

  const letter = await letterTo(email, "May Brindlefox Video name you");
  await founder.goto(/\/team-invitations\?token=[\w-]+/.exec(letter)?.[0] ?? "", hydrated);
  expect((await axeOf(founder).include("main").analyze()).violations).toEqual([]);
  await founder.getByRole("button", { name: "Name me on the page" }).press("Enter");
  await expect(founder).toHaveURL(/\/vendors\/\d+-brindlefox-video#team$/);
  const team = founder.getByRole("list", { name: "Team" });
  await expect(team.getByRole("listitem").first()).toContainText("Chief Technology Officer");
  await expect(team.getByRole("listitem").first()).toContainText("Founder");
  await team.getByRole("button", { name: "Take my name off" }).press("Enter");
  await expect(team).not.toContainText("Chief Technology Officer");
});

test("an investor narrows the deal flow by facts of companies, in the address", async ({ page }) => {
  await signInAs(page, "investor");
  await page.goto("/deal-flow", hydrated);
  const results = page.getByRole("list", { name: "Vendors" });
  await expect(results.getByRole("listitem").first()).toContainText(/match/i);
  await page.getByRole("checkbox", { name: /^Seed/ }).check();
  await expect(page).toHaveURL(/stage=seed/);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Most recently founded");
  await expect(page).toHaveURL(/sort=founded/);
  await expect(results.getByRole("listitem").first()).toBeVisible();
  // What is being replaced is paler, and fades back in.
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await expect(page.locator("main [aria-busy=false]").first()).toHaveCSS("opacity", "1");
  expect((await axeOf(page).include("main").analyze()).violations).toEqual([]);
});

test("a member uses what its description says, or says that it isn't right, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, "business");
  await page.goto("/vendors?search=Brindlefox", hydrated);
  await page.getByRole("link", { name: "Brindlefox Video", exact: true }).click();
  await page.getByRole("link", { name: "Edit page" }).click();
  const form = page.getByRole("form", { name: "Edit Brindlefox Video" });
  const description = form.getByRole("textbox", { name: "Description" });
  const before = await description.inputValue();
  await description.fill(`${before}\n\nTrusted by Harbor Rovers and Larkfield United.`);
  await form.getByRole("button", { name: "Save Page" }).click();
  await page.getByRole("link", { name: "Edit page" }).click();

  const facts = page.getByRole("region", { name: "Read from your descriptions" });
  await expect(facts).toContainText("Trusted by Harbor Rovers and Larkfield United.");
  expect((await axeOf(page).include("main").analyze()).violations).toEqual([]);
  // What is typed into the form stays while a fact is used.
  await form.getByRole("textbox", { name: "Languages" }).fill("English");
  await facts.getByRole("button", { name: "Use it: Customers: Harbor Rovers" }).press("Enter");
  await expect(form.getByRole("textbox", { name: "Customers" })).toHaveValue(/Harbor Rovers/);
  await expect(form.getByRole("textbox", { name: "Languages" })).toHaveValue("English");
  await facts.getByRole("button", { name: "Not right: Customers: Larkfield United" }).press("Enter");
  await expect(page.getByRole("button", { name: /Larkfield United/ })).toHaveCount(0);
  await form.getByRole("button", { name: "Save Page" }).click();
  const company = page.getByRole("region", { name: "Company" });
  await expect(company).toContainText("Read from its description, accepted by its team");
  await expect(company).toContainText("Harbor Rovers");
  await expect(company).not.toContainText("Larkfield United");
});
