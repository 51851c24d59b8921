import type { APIRequestContext } from "@playwright/test";
import { registerNew, signInAs } from "../accounts.ts";
import { expect, hydrated, test } from "../fixtures.ts";
import { letterTo } from "../outbox.ts";

/** The address of a vendor's page, by its name. */
async function pathOf(request: APIRequestContext, name: string): Promise<string> {
  const found = await request.get(`/api/vendors?${new URLSearchParams({ search: name })}`);
  const vendors: { id: number; slug: string; name: string }[] = await found.json();
  const vendor = vendors.find((one) => one.name === name);
  if (!vendor) throw new Error(`There is no vendor ${name}.`);
  return `/vendors/${vendor.id}-${vendor.slug}`;
}

test("a code makes somebody the owner, who invites a colleague, edits the page and adds a solution", async ({
  page,
  browser,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await registerNew(page);
  await page.goto(await pathOf(request, "Deltafen Marine"));
  await page.getByRole("link", { name: "Claim this vendor" }).click();
  await page.getByLabel("Work email").fill("ines@elsewhere.example");
  await page.getByRole("button", { name: "Send Code" }).click();
  await expect(page.getByText("Use an address at deltafen-marine.example")).toBeVisible();
  const address = `${crypto.randomUUID()}@deltafen-marine.example`;
  await page.getByLabel("Work email").fill(address);
  await page.getByRole("button", { name: "Send Code" }).click();
  const code = /code: (\w{4}-\w{4})/.exec(await letterTo(address, "Your code for Deltafen Marine"))?.[1];
  await page.getByRole("textbox", { name: "Code" }).fill(code ?? "");
  await page.getByRole("button", { name: "Claim Deltafen Marine" }).click();
  await expect(page.getByRole("heading", { name: "Members of Deltafen Marine" })).toBeVisible();

  const colleague = await browser.newPage();
  const { email } = await registerNew(colleague);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Send Invitation" }).click();
  await expect(page.getByRole("list", { name: "Invited" })).toContainText(email);
  const link = /\/invitations\?token=[\w-]+/.exec(
    await letterTo(email, "Invitation to Deltafen Marine"),
  )?.[0];
  await colleague.goto(link ?? "");
  await colleague.getByRole("button", { name: "Join Deltafen Marine" }).click();
  const members = colleague.getByRole("list", { name: "Members" }).getByRole("listitem");
  await expect(members).toHaveCount(2);
  await expect(colleague.getByRole("button", { name: "Send Invitation" })).toHaveCount(0);

  const edit = `${await pathOf(request, "Deltafen Marine")}/edit`;
  await page.goto(edit);
  await colleague.goto(edit);
  await page.getByRole("textbox", { name: "City" }).fill("Bergen");
  await page.getByRole("button", { name: "Save Page" }).click();
  await expect(page.getByText("Bergen", { exact: false }).first()).toBeVisible();
  await colleague.getByRole("textbox", { name: "City" }).fill("Oslo");
  await colleague.getByRole("textbox", { name: "Year founded" }).fill("2011");
  await colleague.getByRole("button", { name: "Save Page" }).click();
  await expect(colleague.getByRole("alert").filter({ hasText: "Someone else changed this" })).toContainText(
    "Bergen",
  );
  await expect(colleague.getByRole("textbox", { name: "City" })).toHaveValue("Oslo");
  await colleague.getByRole("button", { name: "Take theirs for City" }).click();
  await colleague.getByRole("button", { name: "Save Page" }).click();
  await expect(colleague.getByText("2011", { exact: true })).toBeVisible();
  await expect(colleague.getByText("Bergen", { exact: false }).first()).toBeVisible();

  await colleague.getByRole("link", { name: "Solutions of Deltafen Marine" }).click();
  await colleague.getByRole("link", { name: "Add a solution" }).click();
  await colleague.getByRole("textbox", { name: "Title" }).fill("Deltafen Tides");
  await colleague.getByRole("textbox", { name: "Description" }).fill("Currents for open-water races.");
  await colleague.getByRole("combobox", { name: "Category" }).selectOption({ label: "Event Operations" });
  await colleague.getByRole("textbox", { name: "Integrations" }).fill("Garmin, GPX");
  await colleague.getByRole("button", { name: "Save Draft" }).click();
  const row = colleague.getByRole("listitem").filter({ hasText: "Deltafen Tides" });
  await expect(row).toContainText("Draft");
  await row.getByRole("button", { name: "Publish Deltafen Tides" }).click();
  await expect(row).toContainText("Published");
  await row.getByRole("link", { name: "Deltafen Tides", exact: true }).click();
  await expect(colleague.getByRole("heading", { level: 1, name: "Deltafen Tides" })).toBeVisible();
  const facts = colleague.getByRole("complementary", { name: "Facts" });
  await expect(facts).toContainText("Garmin, GPX");
  await colleague.goto(`${new URL(colleague.url()).pathname}/edit`, hydrated);
  const field = colleague.getByRole("textbox", { name: "Integrations" });
  await expect(field).toHaveValue("Garmin, GPX");
  await field.fill(`GPX, ${"x".repeat(81)}`);
  await colleague.getByRole("button", { name: "Save Solution" }).click();
  await expect(colleague.getByText("Each integration must be at most 80 characters")).toBeVisible();
  await field.fill("");
  await colleague.getByRole("button", { name: "Save Solution" }).click();
  await colleague.getByRole("link", { name: "Deltafen Tides", exact: true }).click();
  await expect(facts).not.toContainText("Integrations");
  await colleague.close();
});

test("an administrator decides a claim, and its claimant reads why", async ({ page, browser, request }) => {
  const path = await pathOf(request, "Cairnlight Sensors");
  await registerNew(page);
  await page.goto(`${path}/claim`);
  await page.getByRole("textbox", { name: "Reason" }).fill("I founded it.");
  await page.getByRole("textbox", { name: "Evidence" }).fill("The register names me.");
  await page.getByRole("button", { name: "Send Claim" }).click();
  await expect(page.getByText("Waiting for an administrator's decision.")).toBeVisible();
  const desk = await browser.newPage();
  await signInAs(desk, "admin");
  await desk.goto("/moderation?kind=vendor_claim", hydrated);
  await desk.getByRole("button", { name: "Decide on the claim to Cairnlight Sensors" }).click();
  const form = desk.getByRole("form", { name: "Decide on Cairnlight Sensors" });
  await form.getByRole("combobox", { name: "Decision" }).selectOption({ label: "Decline" });
  await form.getByRole("textbox", { name: "Reason" }).fill("The register names somebody else.");
  await form.getByRole("button", { name: "Decide" }).click();
  await expect(form).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Reason: The register names somebody else.")).toBeVisible();
  await desk.close();
});
