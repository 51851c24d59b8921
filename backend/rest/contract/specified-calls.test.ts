import { describe, expect, it } from "vitest";
import { restRoutes } from "../routes.ts";

/** The first column of the specification's table of calls (section 7), word for word. */
const TABLE = `
  GET /api/opportunities/active
  GET /api/statistics
  GET /api/solutions
  GET /api/opportunities
  GET /api/vendors
  GET /api/market-trends
  GET /api/auth/me (exact path not shown; query key auth/me under /api)
  POST /api/auth/login
  POST /api/auth/register
  POST /api/auth/logout
  GET /api/dashboard/notifications/{userId}
  GET /api/dashboard/stats (user id and role), /api/dashboard/activities (user id), /api/dashboard/market-trends, /api/analytics/industry-insights
  PATCH /api/users/{id}/profile
  PATCH /api/users/{id}/notifications
  GET /api/blog/posts
  GET /api/blog/posts/{slug}
  GET /api/blog/posts/{postId}/comments
  GET /api/blog/categories
  GET /api/admin/blog/posts
  POST /api/admin/blog/posts
  PUT /api/admin/blog/posts/{id}
  DELETE /api/admin/blog/posts/{id}
  POST /api/admin/blog/posts/{id}/publish
  POST /api/admin/seed-blog-data
  GET /api/admin/users
  GET /api/admin/users/{id}
  PATCH /api/admin/users/{id}
  DELETE /api/admin/users/{id}
  PATCH /api/admin/users/{id}/profile
  PATCH /api/admin/users/{id}/permissions
  POST /api/admin/users/{id}/reset-password
  GET /api/admin/system-health
  GET /api/admin/user-analytics, /api/admin/content-stats, /api/admin/recent-activities
  GET /api/admin/audit-logs
  POST /api/admin/solutions
  PATCH /api/admin/vendors/{id}/verify
  POST /api/admin/bulk-notifications
  GET /api/admin/export/{kind}
  POST /api/admin/sync-data
  POST /api/ai/generate-recommendations
  GET /api/ai/market-predictions
  GET /api/research/papers, /api/research/universities, /api/research/trending-topics
  GET /api/solutions/bookmarks/{userId}, /api/solutions/categories
  GET /api/student/mentors, /api/student/assignments, /api/mentor/students, /api/mentor/research-projects
`;

/** The calls of a row: a method, and paths with remarks in parentheses between them. */
function callsOf(row: string): string[] {
  const [method = "", ...paths] = row
    .replace(/\([^)]*\)/g, "")
    .split(/[\s,]+/)
    .filter(Boolean);
  return paths.map((path) => `${method} ${path}`);
}

/** Names of parameters are the table's own affair. */
const withoutNames = (call: string) => call.replace(/\{\w+\}/g, "{}");

describe("the specification's table of calls", () => {
  const rows = TABLE.trim().split("\n");
  const offered = new Set(restRoutes.map(({ method, path }) => withoutNames(`${method} ${path}`)));

  it("is read whole", () => {
    expect(rows).toHaveLength(44);
    expect(rows.flatMap(callsOf)).toHaveLength(55);
    for (const call of rows.flatMap(callsOf))
      expect(call).toMatch(/^(GET|POST|PUT|PATCH|DELETE) \/api\/\S+$/);
  });

  it.each(rows.flatMap(callsOf))("%s is offered", (call) => {
    expect(offered).toContain(withoutNames(call));
  });
});
