import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, signIn } from "../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("demo");
});
afterAll(() => app.stop());

const read = (path: string) => readFileSync(new URL(`../../../frontend/${path}`, import.meta.url), "utf8");

/** The queries of the panels, by their files, with the fragments that they spread. */
const PANELS: [file: string, fragments: string[], operations: string[]][] = [
  ["routes/dashboard/analytics/executive-overview.graphql", [], ["ExecutiveOverview"]],
  ["routes/dashboard/analytics/market-panel.graphql", [], ["MarketPanel"]],
  ["features/reports/report.graphql", [], ["Report"]],
  ["routes/dashboard/insights/discovery.graphql", [], ["SmartRecommendations", "MarketPredictions"]],
  ["routes/dashboard/insights/research-integration.graphql", [], ["ResearchIntegration"]],
  [
    "routes/dashboard/collaboration/collaboration-center.graphql",
    ["features/applications/application-row.graphql", "features/postings/posting-row.graphql"],
    ["CollaborationCenter"],
  ],
  ["routes/dashboard/analytics/solution-management.graphql", [], ["SolutionManagement"]],
];

it.each(
  PANELS.flatMap(([file, fragments, operations]) => operations.map((name) => ({ name, file, fragments }))),
)("$name takes at most six statements besides the session", async ({ name, file, fragments }) => {
  const query = [file, ...fragments].map(read).join("\n").replaceAll(" @unmask", "");
  for (const role of ["admin", "user"] as const) {
    const client = await signIn(app, await createUser(app, { role }));
    app.database.statements.length = 0;
    const response = await client.fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, operationName: name, variables: { step: "DAY" } }),
    });
    expect(await response.json()).not.toHaveProperty("errors");
    const asked = app.database.statements.filter((statement) => !/from "?sessions"?/.test(String(statement)));
    expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(6);
  }
});
