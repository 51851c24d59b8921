import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("demo");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());

const ROUTES = "../../../../frontend/routes";

it.each([
  ["account/dashboard/admin/center/recent-activities.graphql", "RecentActivities", {}],
  ["account/dashboard/monitoring/system-analytics.graphql", "SystemAnalytics", {}],
  ["account/dashboard/admin/center/verify-vendor.graphql", "UnverifiedVendors", {}],
  ["account/dashboard/admin/center/add-solution.graphql", "AddSolutionCategories", {}],
  ["account/dashboard/admin/center/add-solution.graphql", "VendorSuggestions", { search: "la" }],
  [
    "account/dashboard/admin/center/send-alerts.graphql",
    "AlertAudience",
    { audience: { usernames: ["admin"] } },
  ],
  ["administration/audit-log/audit-log.graphql", "AuditLog", { filter: { subject: "vendor" } }],
  ["administration/audit-log/audit-log.graphql", "AuditActions", {}],
  ["administration/vendor-verification/vendor-verification.graphql", "VendorVerification", { id: "1" }],
])("%s, %s takes at most six statements besides the session", async (file, operationName, variables) => {
  const query = readFileSync(new URL(`${ROUTES}/${file}`, import.meta.url), "utf8").replaceAll(
    " @unmask",
    "",
  );
  app.database.statements.length = 0;
  const response = await admin.fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, operationName, variables }),
  });
  expect(await response.json()).not.toHaveProperty("errors");
  const asked = app.database.statements.filter((statement) => !/from "?sessions"?/.test(String(statement)));
  expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(6);
});
