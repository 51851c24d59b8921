import { examples } from "../../routes/developers/sandbox/examples.ts";
import { signInAs } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

test("the sandbox runs an example, says its cost and shows the docs, all from our own address", async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith("http") && host !== new URL(baseURL ?? "").host) foreign.push(request.url());
  });
  const response = await page.goto("/graphql");
  expect(new URL(page.url()).pathname).toBe("/sandbox");
  expect(response?.headers()["content-security-policy"]).toContain("script-src 'self';");
  await page
    .getByRole("navigation", { name: "Examples" })
    .getByRole("link", { name: /^Search solutions/ })
    .press("Enter");
  const editor = page.getByRole("region", { name: "GraphQL editor" });
  await expect(
    editor.getByRole("status").filter({ hasText: /^Cost: [\d,]+ \(limit: 30,000\)$/ }),
  ).toBeVisible();
  await editor.getByRole("button", { name: /^Execute query/ }).click();
  await expect(editor.getByText('"totalCount"')).toBeVisible();
  await editor.getByRole("button", { name: "Show Documentation Explorer" }).click();
  await expect(editor.getByText("Root Types")).toBeVisible();
  await editor.getByRole("button", { name: "Show GraphiQL Explorer" }).click();
  await expect(editor.getByText("activeOpportunities", { exact: true })).toBeVisible();
  await editor.getByRole("button", { name: "Show History" }).click();
  await expect(editor.getByRole("button", { name: "SearchSolutions", exact: true })).toBeVisible();
  expect(foreign).toEqual([]);
});

test("on a phone the sandbox's explorer takes the place of the operation until it is closed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/sandbox");
  const editor = page.getByRole("region", { name: "GraphQL editor" });
  const run = editor.getByRole("button", { name: /^Execute query/ });
  await expect(run).toBeVisible();
  await editor.getByRole("button", { name: "Show GraphiQL Explorer" }).click();
  await expect(editor.getByText("activeOpportunities", { exact: true })).toBeVisible();
  await expect(run).toBeHidden();
  const rightEdge = async (selector: string) => {
    const box = await editor.locator(selector).boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0));
  };
  expect(await rightEdge(".graphiql-plugin")).toBe(await rightEdge(".graphiql-main"));
  await editor.getByRole("button", { name: "Hide GraphiQL Explorer" }).click();
  await expect(run).toBeVisible();
});

const ACCOUNTS = {
  Student: "student",
  Mentor: "mentor",
  Investor: "investor",
  Business: "business",
  Administrator: "admin",
} as const;

for (const { audience, title, query, ...rest } of examples)
  test(`the example "${title}" answers for its audience`, async ({ page }) => {
    if (audience !== "Anyone") await signInAs(page, ACCOUNTS[audience]);
    const variables = "variables" in rest ? JSON.parse(rest.variables) : {};
    const answer = await page.request.post("/graphql", { data: { query, variables } });
    expect((await answer.json()).errors).toBeUndefined();
  });
