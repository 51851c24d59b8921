import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../testing/accounts.ts";
import { createBlogPost } from "../../testing/factories/blog-post.ts";
import { createOpportunity } from "../../testing/factories/opportunity.ts";
import { createPaper } from "../../testing/factories/paper.ts";
import { createSolution } from "../../testing/factories/solution.ts";
import { createVendor } from "../../testing/factories/vendor.ts";
import { ownFieldsOf } from "../../testing/problem.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
let vendor: Awaited<ReturnType<typeof createVendor>>;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  vendor = await createVendor(app, { name: "Aldermoor Optics" });
  await createSolution(app, { vendor, category: "Video Analysis" });
  await createSolution(app, { category: "Video Analysis" });
  await createSolution(app, { category: "Wearables" });
  await createPaper(app, { university: "Brackwater Institute" });
  await createOpportunity(app, { type: "technology" });
});
afterAll(() => app.stop());

const get = async (path: string) => {
  const response = await app.fetch(path);
  return { response, status: response.status, body: await response.json() };
};

it("is told who may call before what is wrong with the call", async () => {
  const member = await signIn(app, await createUser(app));
  const calls = [
    ["PATCH", `/api/admin/users/${admin.userId}`],
    ["GET", "/api/admin/users?unknown=1"],
    ["POST", "/api/admin/bulk-notifications"],
  ] as const;
  for (const [method, path] of calls) {
    const request = {
      method,
      ...(method === "GET" ? {} : { headers: { "content-type": "application/json" }, body: "{}" }),
    };
    const statuses = [app, member, admin].map(async (client) => (await client.fetch(path, request)).status);
    expect([path, await Promise.all(statuses)]).toEqual([path, [401, 403, 400]]);
  }
});

describe("a filter", () => {
  it.each([
    ["category=Video%20Analysis", 2],
    ["category=video-analysis", 2],
    ["category=VIDEO-ANALYSIS", 2],
    ["category=Video-Analysis&category=wearables", 3],
    ["category=VIDEO%20ANALYSIS&category=wearables", 3],
    ["category=all", 3],
    ["vendor=Aldermoor%20Optics", 1],
    ["vendor=aldermoor-optics", 1],
    ["sort=title&level=all", 3],
    ["sort=BEST_RATED&level=YOUTH_ACADEMY&level=semi-professional&level=elite", 0],
    ["saved=true", 0],
    ["saved=false", 3],
  ])("takes %s", async (query, count) => {
    const { response, body } = await get(`/api/solutions?${query}`);
    expect(body).toHaveLength(count);
    expect(response.headers.get("x-total-count")).toBe(String(count));
  });

  it.each([
    ["/api/solutions?category=Rowing", "category", "Choose one of: Video Analysis, Wearables."],
    [
      "/api/solutions?category=Wearables&category=Rowing",
      "category",
      "Choose one of: Video Analysis, Wearables.",
    ],
    ["/api/research/papers?university=None", "university", "Choose one of: Brackwater Institute."],
    ["/api/opportunities?type=Technology", "type", "Choose one of: technology."],
    ["/api/solutions?first=99999999999", "first", "Ask for 1 to 100 at a time."],
    ["/api/solutions?first=-99999999999", "first", "Ask for 1 to 100 at a time."],
    ["/api/opportunities?minBudget=2500000000", "minBudget", "Send a whole number of up to 9 digits."],
    ["/api/reviews.csv?solution=none", "solution", "Send an id, a whole number above 0."],
    ["/api/reviews.csv?vendor=-1", "vendor", "Send an id, a whole number above 0."],
    ["/api/solutions?sort=random", "sort", /^Choose one of: best-rated, /],
    ["/api/solutions?level=novice", "level", /^Choose one of: /],
    ["/api/solutions?colour=red", "colour", /^Unknown parameter\. Use one of: search, category, /],
    ["/api/solutions?__proto__=red", "__proto__", /^Unknown parameter\./],
    ["/api/statistics?a=b", "a", "Unknown parameter. This call takes no query parameters."],
  ])("is refused with what is allowed: %s", async (path, field, message) => {
    const { status, body } = await get(path);
    expect([status, body.code, body.errors[field]]).toEqual([
      400,
      "BAD_USER_INPUT",
      typeof message === "string" ? message : expect.stringMatching(message),
    ]);
  });

  it.each(["search=%ff%fe", "search=%", "search=%zz"])(
    "that is encoded wrongly is refused: %s",
    async (query) => {
      const { status, body } = await get(`/api/solutions?${query}`);
      expect([status, body.message]).toEqual([400, "This address can't be read."]);
    },
  );

  it("that is known and finds nothing is an empty list", async () => {
    const { status, response, body } = await get("/api/solutions?category=wearables&search=zzz");
    expect([status, body, response.headers.get("x-total-count")]).toEqual([200, [], "0"]);
  });
});

describe("a type of answers", () => {
  const statusOf = async (path: string, accept: string | undefined, method = "GET") => {
    const response = await app.fetch(path, { method, headers: accept === undefined ? {} : { accept } });
    return response.status;
  };

  it.each([
    ["/api/solutions", "text/html", 406],
    ["/api/solutions", "application/xml, text/html;q=0.9", 406],
    ["/api/solutions", "application/json;q=0", 406],
    ["/api/openapi.json", "text/html", 406],
    ["/api/solutions.csv", "application/json", 406],
    ["/api/solutions", undefined, 200],
    ["/api/solutions", "*/*", 200],
    ["/api/solutions", "application/*", 200],
    ["/api/solutions", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", 200],
    ["/api/solutions.csv", "text/*", 200],
  ])("of %s is asked for as %s: %i", async (path, accept, status) => {
    // The second time, the answer may be a kept one.
    for (let times = 0; times < 3; times += 1) {
      expect(await statusOf(path, "*/*")).toBe(200);
      expect(await statusOf(path, accept)).toBe(status);
    }
  });

  it("that there isn't is refused with the one that there is", async () => {
    const response = await app.fetch("/api/solutions", { headers: { accept: "text/html" } });
    expect(ownFieldsOf(await response.json(), response.status)).toEqual({
      message: "The response is application/json. Include it in Accept.",
      code: "NOT_ACCEPTABLE",
    });
  });
});

describe("a refusal of a value", () => {
  it.each([
    ["/api/analytics/report.csv?step=month", "step", "Use one of: day, week."],
    ["/api/analytics/report.csv?from=yesterday", "from", "Send a day, such as 2027-03-04."],
    ["/api/research/papers?access=maybe", "access", "Choose one of: true, false."],
    ["/api/research/papers?openAccess=maybe", "openAccess", "Choose one of: true, false."],
    [
      "/api/admin/moderation.csv?kind=poem",
      "kind",
      "Choose one of: review, comment, message, vendor-listing, vendor-claim, opportunity, collaboration.",
    ],
  ])("is in words of REST: %s", async (path, field, message) => {
    const response = await admin.fetch(path);
    expect([response.status, ownFieldsOf(await response.json(), response.status)]).toEqual([
      400,
      { message, code: "BAD_USER_INPUT", errors: { [field]: message } },
    ]);
  });

  it.each([
    ["PATCH", "/api/admin/users/1", "Choose one of: admin, user, student, mentor, investor."],
    ["POST", "/api/auth/register", "Choose one of: user, student, mentor, investor."],
  ])("names the roles that there are: %s %s", async (method, path, message) => {
    const response = await admin.fetch(path, {
      method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ role: "coach" }),
    });
    expect([response.status, await response.json()]).toMatchObject([400, { errors: { role: message } }]);
  });

  it("names a field of the body", async () => {
    const response = await admin.fetch("/api/admin/blog/posts", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ title: "A", content: "B", category: "C", tags: [["nested"]] }),
    });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { errors: { tags: "Send a string." } },
    ]);
  });
});

describe("a parameter", () => {
  it.each(["/api/solutions?first=&sort=&category=", "/api/analytics/report.csv?from=&to=&step="])(
    "without a value is none: %s",
    async (path) => {
      const given = await admin.fetch(path);
      const [bare = ""] = path.split("?");
      expect([given.status, await given.text()]).toEqual([200, await (await admin.fetch(bare)).text()]);
    },
  );

  it("of a kind is taken as addresses and as answers write it", async () => {
    for (const kind of ["vendor-claim", "vendor_claim"])
      expect((await admin.fetch(`/api/admin/moderation.csv?kind=${kind}`)).status).toBe(200);
  });
});

describe("an unknown call", () => {
  it.each([
    ["GET", "/api/solution"],
    ["OPTIONS", "/api/nothing"],
  ])("is told where the calls are listed: %s %s", async (method, path) => {
    const response = await app.fetch(path, { method });
    expect([response.status, ownFieldsOf(await response.json(), response.status)]).toEqual([
      404,
      { code: "NOT_FOUND", message: `Unknown call: ${method} ${path}. /api/openapi.json lists all calls.` },
    ]);
  });
});

describe("one record", () => {
  it("is read by its id", async () => {
    const { id } = await createSolution(app, { vendor });
    expect((await get(`/api/solutions/${id}`)).body).toMatchObject({ id, vendor: "Aldermoor Optics" });
    expect((await get(`/api/vendors/${vendor.id}`)).body).toMatchObject({ id: vendor.id, categories: [] });
    expect((await get("/api/solutions/categories")).body).toHaveLength(2);
  });

  it.each(["solutions/99999", "solutions/x", "vendors/99999", "blog/posts/99999/comments"])(
    "that isn't there is 404: %s",
    async (path) => {
      expect(await get(`/api/${path}`)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
    },
  );

  it("without comments has an empty list of them, unless it is a draft", async () => {
    const post = await createBlogPost(app);
    expect(await get(`/api/blog/posts/${post.id}/comments`)).toMatchObject({ status: 200, body: [] });
    const draft = await createBlogPost(app, { status: "draft" });
    expect((await get(`/api/blog/posts/${draft.id}/comments`)).status).toBe(404);
  });
});

describe("another method", () => {
  it.each([
    ["DELETE", "/api/solutions", "GET, HEAD, OPTIONS"],
    ["PUT", "/api/auth/login", "POST, OPTIONS"],
    ["POST", "/api/openapi.json", "GET, HEAD, OPTIONS"],
    ["POST", "/api/solutions/categories", "GET, HEAD, OPTIONS"],
  ])("is refused with those that are allowed: %s %s", async (method, path, allow) => {
    const response = await app.fetch(path, { method });
    expect([response.status, response.headers.get("allow"), await response.json()]).toMatchObject([
      405,
      allow,
      { code: "METHOD_NOT_ALLOWED", message: `Use one of: ${allow}.` },
    ]);
    const options = await app.fetch(path, { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).toEqual([204, allow]);
  });
});
