import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSolution } from "../testing/factories/solution.ts";
import { nth } from "../testing/factories/store.ts";
import { ownFieldsOf } from "../testing/problem.ts";
import { startTestApp, type TestApp } from "../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  for (let n = 0; n < 12; n += 1)
    await createSolution(app, { category: nth(["Video Analysis", "Wearables"], n) });
});
afterAll(() => app.stop());

const get = async (path: string) => {
  const response = await app.fetch(path);
  return { response, body: await response.json() };
};

describe("GET /api/solutions", () => {
  it("is an array with numbers as ids and names as vendor and category", async () => {
    const { response, body } = await get("/api/solutions?first=3");
    expect(response.status).toBe(200);
    expect(body).toHaveLength(3);
    expect(body[0]).toMatchObject({
      id: expect.any(Number),
      title: expect.any(String),
      vendor: expect.any(String),
      category: expect.any(String),
      features: expect.any(Array),
      tags: expect.any(Array),
      integrations: expect.any(Array),
      rating: expect.any(Number),
      reviewCount: expect.any(Number),
    });
  });

  it("names the next page in its Link header, until the last", async () => {
    const seen: number[] = [];
    let path: string | undefined = "/api/solutions?first=5";
    while (path) {
      const { response, body } = await get(path);
      seen.push(...body.map(({ id }: { id: number }) => id));
      path = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
    }
    const { data } = await app.execute<{ solutions: { totalCount: number } }>("{ solutions { totalCount } }");
    expect(new Set(seen).size).toBe(data.solutions.totalCount);
    expect(seen).toHaveLength(data.solutions.totalCount);
  });

  it("narrows by search and category", async () => {
    const { body: categories } = await get("/api/solutions/categories");
    const { slug, name } = categories[0];
    const { body } = await get(`/api/solutions?category=${slug}`);
    expect(body).toHaveLength(6);
    for (const solution of body) expect(solution.category).toBe(name);
  });

  it.each(["first=0", "first=101", "first=1e9", "first=x", "after=forged", "search=%00"])(
    "refuses %s with 400 at its field",
    async (query) => {
      const { response, body } = await get(`/api/solutions?${query}`);
      expect(response.status).toBe(400);
      expect(ownFieldsOf(body, response.status)).toEqual({
        message: expect.any(String),
        code: "BAD_USER_INPUT",
        errors: { [query.split("=")[0] ?? ""]: expect.any(String) },
      });
    },
  );
});

describe("the gateway", () => {
  it("lists vendors with their categories' names", async () => {
    const { body } = await get("/api/vendors?first=2");
    expect(body[0]).toMatchObject({
      id: expect.any(Number),
      verified: expect.any(Boolean),
      categories: expect.any(Array),
    });
  });

  it("answers an unknown call with 404 in the same shape", async () => {
    const { response, body } = await get("/api/nothing");
    expect(response.status).toBe(404);
    expect(body).toMatchObject({ code: "NOT_FOUND", message: expect.any(String) });
  });

  it.each([
    ["malformed JSON", "{", 400],
    ["a body that is too large", JSON.stringify({ text: "x".repeat(300_000) }), 413],
  ])("answers %s with JSON", async (_name, body, status) => {
    for (const path of ["/api/auth/login", "/graphql"]) {
      const response = await app.fetch(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
      expect([path, response.status]).toEqual([path, status]);
      expect(await response.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    }
  });

  it("describes every call as OpenAPI", async () => {
    const { body } = await get("/api/openapi.json");
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(["/api/solutions", "/api/solutions/categories", "/api/vendors"]),
    );
  });

  it("masks what is not expected, with the request's id, in REST and GraphQL alike", async () => {
    await app.database.orm.em.fork().execute("alter table vendors rename to vendors_away");
    try {
      const { response, body } = await get("/api/vendors");
      const { errors, response: graphql } = await app.execute("{ vendors { nodes { name } } }");
      expect(response.status).toBe(500);
      expect(ownFieldsOf(body, response.status)).toEqual({
        message: "Something went wrong on our end. Please try again.",
        code: "INTERNAL_SERVER_ERROR",
        requestId: response.headers.get("x-request-id"),
      });
      expect(errors?.[0]?.extensions).toEqual({
        code: "INTERNAL_SERVER_ERROR",
        requestId: graphql.headers.get("x-request-id"),
      });
      expect(JSON.stringify([body, errors])).not.toMatch(/vendors_away|relation|select|\.ts/);
    } finally {
      await app.database.orm.em.fork().execute("alter table vendors_away rename to vendors");
    }
  });
});
