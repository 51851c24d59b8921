import type { Page } from "@playwright/test";
import { signInAs } from "../accounts.ts";
import { expect, hydrated, test } from "../fixtures.ts";

const unique = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`;
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("an administrator adds a record, edits it and removes it, by keyboard and on a narrow screen", async ({
  page,
}) => {
  const name = unique("Topic");
  await signInAs(page, "admin");
  await page.goto("/dashboard?tab=admin");
  await page.getByRole("link", { name: "Edit the catalog" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Catalog" })).toBeVisible();
  await page.getByLabel("Kind").selectOption("topics");
  await page.getByRole("link", { name: "Add topic" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Add topic" })).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Name is missing")).toBeVisible();
  await page.getByLabel("Name").fill(name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Catalog" })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/catalog?kind=topics&search=${encodeURIComponent(name)}`);
  await expect(page.getByText("1 topic", { exact: true })).toBeVisible();
  await row(page, name).getByRole("link", { name, exact: true }).click();
  await page.getByLabel("Description").fill("Words about it.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Catalog" })).toBeVisible();

  await page.goto(`/admin/catalog?kind=topics&search=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `Remove ${name}` }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: `Remove ${name}?` })).toBeVisible();
  await page.getByRole("button", { name: "Yes, remove" }).click();
  await expect(page.getByText("No trending topics found")).toBeVisible();
});

test("what somebody else changed meanwhile isn't overwritten unseen", async ({ page }) => {
  const name = unique("Topic");
  await signInAs(page, "admin");
  const create = `mutation { createCatalogRecord(kind: TOPICS, values: [{ name: "topic", value: "${name}" }]) { id } }`;
  const made = await (await page.request.post("/graphql", { data: { query: create } })).json();
  const { id } = made.data.createCatalogRecord;
  await page.goto(`/admin/catalog/topics/${id}`);
  await page.getByLabel("Description").fill("Mine.");
  const edit = `mutation { updateCatalogRecord(kind: TOPICS, id: ${id}, version: 1,
    values: [{ name: "description", value: "Theirs." }]) { id } }`;
  const edited = await (await page.request.post("/graphql", { data: { query: edit } })).json();
  expect(edited.errors).toBeUndefined();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Description, as saved by them:")).toBeVisible();
  await expect(page.getByLabel("Description")).toHaveValue("Mine.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Catalog" })).toBeVisible();
});

test("an administrator adds a vendor, and says why a category stays", async ({ page }) => {
  const name = unique("Vendor");
  await signInAs(page, "admin");
  await page.goto("/admin/catalog/vendors/new");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Description").fill("Sensors.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  await page.goto("/admin/catalog?kind=categories&search=Video");
  await page
    .getByRole("button", { name: /^Remove Video/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Yes, remove" }).click();
  await expect(page.getByText(/can't be removed: .* refer to it\./).first()).toBeVisible();
});

test("others are told that the catalog isn't theirs to edit", async ({ page }) => {
  await signInAs(page, "business");
  await page.goto("/admin/catalog");
  await expect(page.getByText("Only administrators can edit the catalog.")).toBeVisible();
});

test("facts that a description states go to their fields by a press, or are marked as not right", async ({
  page,
}) => {
  await signInAs(page, "admin");
  const input = {
    title: "Scrum Counter",
    description: "A scrum counter for rugby. It runs on Android and works with Hudl.",
    categoryId: "1",
    priceBand: "UNKNOWN",
    pricing: "",
    levels: [],
    sportIds: [],
    features: [],
    tags: [],
    integrations: [],
    website: "",
  };
  const query = `mutation ($input: SolutionInput!) { createSolution(vendorId: 1, input: $input, publish: true) { id } }`;
  const { data } = await (
    await page.request.post("/graphql", { data: { query, variables: { input } } })
  ).json();
  const { id } = data.createSolution;
  await page.goto(`/solutions/${id}`);
  const facts = page.getByRole("complementary", { name: "Facts" });
  await expect(facts).toContainText("Sport: Rugby");
  await page.goto(`/solutions/${id}/edit`, hydrated);
  await page.getByRole("button", { name: "Not right: Platform: Android" }).click();
  await expect(page.getByRole("button", { name: "Undo for Platform: Android" })).toBeVisible();
  await page.getByRole("button", { name: "Add Sport: Rugby" }).click();
  await expect(page.getByRole("checkbox", { name: "Rugby" })).toBeChecked();
  await page.getByRole("button", { name: "Add Works with: Hudl" }).click();
  await expect(page.getByLabel("Integrations")).toHaveValue("Hudl");
  await page.getByRole("button", { name: "Save Solution" }).click();
  await expect(page.getByText("Solution saved")).toBeVisible();
  await page.goto(`/solutions/${id}`);
  await expect(facts.getByRole("link", { name: "Rugby" })).toBeVisible();
  await expect(facts).not.toContainText("Android");
  await expect(facts).not.toContainText("Read from the description");
});

test("the next page of a list that is still loading is its first", async ({ page }) => {
  await signInAs(page, "admin");
  await page.goto("/admin/catalog", hydrated);
  const held = Promise.withResolvers<void>();
  await page.route("/graphql", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByLabel("Kind").selectOption("vendors");
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/\?kind=vendors$/);
  held.resolve();
  await expect(page.getByRole("table", { name: "Vendors" })).toBeVisible();
});
