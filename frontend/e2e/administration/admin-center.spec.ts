import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { registerNew, signInAs } from "../accounts.ts";
import { nextAlert } from "../discovery/browser-alerts.ts";
import { expect, noisyTest, test } from "../fixtures.ts";

const PATH = "/dashboard?tab=admin";
const PHONE = { width: 390, height: 844 };

const center = (page: Page) => page.getByRole("region", { name: "Admin Management Center" });

/** Opens a quick action by keyboard. */
async function open(page: Page, name: string) {
  const button = center(page).getByRole("button", { name, exact: true });
  await expect(button).toBeEnabled();
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** A vendor that isn't verified, another one for each worker. */
async function unverified(page: Page): Promise<{ id: string; name: string }> {
  const query = "{ vendors(filter: { verified: false }, sort: NAME, first: 20) { nodes { id name } } }";
  const { data } = await (await page.request.post("/graphql", { data: { query } })).json();
  return data.vendors.nodes[test.info().parallelIndex];
}

test("an administrator adds a solution by keyboard; what is typed survives closing the dialog", async ({
  page,
}) => {
  const title = `Tagger ${crypto.randomUUID().slice(0, 8)}`;
  await signInAs(page, "admin");
  await page.goto(PATH);
  let dialog = await open(page, "Add Solution");
  await dialog.getByRole("button", { name: "Add Solution" }).click();
  await expect(dialog.getByText("Title is required")).toBeVisible();
  await dialog.getByLabel("Title").fill(title);
  await expect(dialog.getByLabel("Title")).toHaveValue(title);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  dialog = await open(page, "Add Solution");
  await expect(dialog.getByLabel("Title")).toHaveValue(title);
  await dialog.getByLabel("Description").fill("Tags plays while they happen.");
  await dialog.getByLabel("Category").selectOption({ index: 1 });
  await dialog.getByLabel("Vendor").fill("Nobody at all");
  await dialog.getByLabel("Features").fill("Live tags, Export");
  await dialog.getByLabel("Integrations").fill("Garmin, Excel");
  await dialog.getByLabel("Rating").fill("4.5");
  await expect(dialog.getByText("“Nobody at all” isn't listed.")).toBeVisible();
  await dialog.getByLabel("Vendor").fill("Arrowmere Analytics");
  const said = nextAlert(page);
  await dialog.getByLabel("Rating").press("Enter");
  expect(await said).toBe("Solution added successfully!");
  await expect(dialog).toBeHidden();
  const activity = center(page).getByRole("list", { name: "Recent Activities" });
  await activity.getByRole("link", { name: `created the solution ${title}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Facts" })).toContainText("Garmin, Excel");
});

test("a price of two hundred letters is read whole, and its card stays a card", async ({ page }) => {
  await signInAs(page, "admin");
  const input = {
    title: `Priced ${crypto.randomUUID().slice(0, 8)}`,
    description: "Tags plays.",
    pricing: "9".repeat(200),
    category: "Video Analysis",
    vendor: "Arrowmere Analytics",
  };
  const query = "mutation ($input: AddSolutionInput!) { addSolution(input: $input) { id slug } }";
  const answer = await page.request.post("/graphql", { data: { query, variables: { input } } });
  const { id, slug } = (await answer.json()).data.addSolution;
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/solutions/${id}-${slug}`);
    const facts = page.getByRole("complementary", { name: "Facts" });
    const price = await facts.getByText(input.pricing).boundingBox();
    const card = await facts.boundingBox();
    expect([width, price?.height]).toEqual([width, expect.closeTo(170, -2)]);
    expect((price?.x ?? 0) + (price?.width ?? 9999)).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("Manage Users opens User Management by the address; closing it leads back to the button", async ({
  page,
}) => {
  await signInAs(page, "admin");
  await page.goto(PATH);
  const dialog = page.getByRole("dialog", { name: "User Management" });
  const button = center(page).getByRole("button", { name: "Manage Users" });
  await expect(button).toBeEnabled();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("searchbox", { name: "Search users" })).toBeVisible();
  await expect(page).toHaveURL(/tab=admin&users=open/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/tab=admin$/);
  await expect(button).toBeFocused();
});

test("the center has the bulk operations, and asks for no more than theirs when the page is opened", async ({
  page,
}) => {
  await signInAs(page, "admin");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql")) asked.push(request.postDataJSON().operationName);
  });
  await page.goto(PATH);
  const bulk = center(page).getByRole("region", { name: "Bulk Operations" });
  await expect(bulk.getByRole("heading", { level: 3, name: "Bulk Operations" })).toBeVisible();
  await expect(bulk.getByLabel("Bulk operation")).toBeVisible();
  const none = bulk.getByText("No bulk operations in the last 90 days.");
  await expect(none.or(bulk.getByRole("heading", { name: "Recent operations" }))).toBeVisible();
  expect(asked).toEqual(["BulkOperations"]);
});

test("an administrator verifies a vendor, withdraws it with a reason, and everyone reads both", async ({
  page,
  browser,
}) => {
  await signInAs(page, "admin");
  const vendor = await unverified(page);
  await page.goto(PATH);
  const dialog = await open(page, "Verify Vendor");
  await dialog.getByLabel("Search unverified vendors").fill(vendor.name);
  const row = dialog.getByRole("listitem").filter({ hasText: vendor.name });
  await expect(row).toHaveCount(1);
  const said = nextAlert(page);
  await row.getByRole("button", { name: `Verify ${vendor.name}` }).click();
  expect(await said).toBe("Vendor verified successfully!");
  await expect(dialog.getByText("No unverified vendors match.")).toBeVisible();

  await page.goto(`/vendors/${vendor.id}/verification`);
  await page.getByLabel("What was checked").fill("Company registration");
  await page.getByLabel("What you found, and where").fill("Found in the register.");
  await page.getByRole("button", { name: "Renew" }).click();
  const history = page.getByRole("list", { name: "Verifications" });
  await expect(history.getByText("Renewed")).toBeVisible();
  await expect(history.getByText("Company registration: Found in the register.")).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(new URL(`/vendors/${vendor.id}`, page.url()).href);
  await expect(visitor.getByText("Verified vendor").first()).toBeVisible();
  await expect(visitor.getByText(/Verified by our team on .*, valid until/)).toBeVisible();
  await expect(visitor.getByText("Found in the register.")).toBeVisible();

  await page.getByLabel("Reason").fill("The register no longer lists it.");
  await page.getByRole("button", { name: "Withdraw" }).click();
  await expect(history.getByText("Withdrawn")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(/we withdrew the verification on .* The register no longer/)).toBeVisible();
  await visitor.context().close();
});

test("an alert goes to whom it is meant for, who are counted before, also on a phone", async ({
  page,
  browser,
}) => {
  const person = await (await browser.newContext()).newPage();
  await person.goto(new URL("/", test.info().project.use.baseURL).href);
  const { username } = await registerNew(person);
  const title = `Maintenance ${crypto.randomUUID().slice(0, 8)}`;

  await page.setViewportSize(PHONE);
  await signInAs(page, "admin");
  await page.goto(PATH);
  const dialog = await open(page, "Send Alerts");
  await expect(dialog.getByText(/Goes to \d+ people\./)).toBeVisible();
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Message").fill("Tonight at nine.");
  await dialog.getByLabel("Type").selectOption("WARNING");
  await dialog.getByLabel("Only these usernames").fill(`nobody-${username}`);
  await expect(dialog.getByText(`No one has the username nobody-${username}`)).toBeVisible();
  await dialog.getByLabel("Only these usernames").fill(username);
  await expect(dialog.getByText("Goes to 1 person.")).toBeVisible();
  const said = nextAlert(page);
  await dialog.getByRole("button", { name: "Send Alerts" }).click();
  expect(await said).toBe("Alerts sent successfully!");

  await person.goto(new URL("/notifications", page.url()).href);
  const told = person.getByRole("listitem").filter({ hasText: title });
  await expect(told).toContainText("Tonight at nine.");
  await expect(told).toContainText("Warning");
  await person.context().close();
});

test("an export is a file named by kind and day; the audit log tells of it and filters by the address", async ({
  page,
}) => {
  await signInAs(page, "admin");
  await page.goto(PATH);
  const dialog = await open(page, "Export Data");
  await dialog.getByLabel("What to export").selectOption("vendors");
  const said = nextAlert(page);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Export", exact: true }).press("Enter");
  expect(await said).toBe("Data exported successfully!");
  const file = await download;
  expect(file.suggestedFilename()).toBe(`vendors-export-${new Date().toISOString().slice(0, 10)}.csv`);
  expect(readFileSync(await file.path(), "utf8")).toMatch(
    /^\ufeffid,name,description,website,[\s\S]*Arrowmere/,
  );
  await expect(dialog).toBeHidden();

  await center(page).getByRole("link", { name: "Audit log" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Audit Log" })).toBeVisible();
  await page.getByLabel("Action").selectOption("data.exported");
  await expect(page).toHaveURL(/action=data\.exported/);
  const acts = page.getByRole("list", { name: "Events" }).getByRole("listitem");
  await expect(acts.filter({ hasText: "vendors" }).first()).toContainText("exported data");
  await expect(page.getByRole("link", { name: "Download as CSV" })).toHaveAttribute(
    "href",
    "/api/admin/audit-logs.csv?action=data.exported",
  );
  await page.getByLabel("Who").fill("nobody-is-called-so");
  await expect(page.getByRole("heading", { name: "No events found" })).toBeVisible();
  await page.goBack();
  await page.goto("/admin/audit-log?actor=admin&action=account.signed_in");
  await expect(page.getByLabel("Who")).toHaveValue("admin");
});

noisyTest("an export that breaks off is not saved, and says so", async ({ page }) => {
  await signInAs(page, "admin");
  await page.goto(PATH);
  const dialog = await open(page, "Export Data");
  await page.route("**/api/admin/export/users", (route) => route.abort("connectionreset"));
  const said = nextAlert(page);
  await dialog.getByRole("button", { name: "Export", exact: true }).press("Enter");
  expect(await said).toBe("Failed to export data");
  await expect(dialog.getByRole("alert")).toContainText("nothing was saved");
  await expect(dialog.getByRole("button", { name: "Export", exact: true })).toBeEnabled();
});

test("others find no way in", async ({ page }) => {
  await page.goto("/admin/audit-log");
  await expect(page.getByText("Sign in to read the audit log.")).toBeVisible();
  await registerNew(page);
  await page.goto("/admin/audit-log");
  await expect(page.getByRole("heading", { name: "For Administrators" })).toBeVisible();
  await page.goto("/vendors/1/verification");
  await expect(page.getByText("Only administrators can verify vendors.")).toBeVisible();
});
