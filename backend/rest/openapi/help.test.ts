import { expect, it } from "vitest";
import { createSchema } from "../../graphql/schema.ts";
import { describedWebhooks, restRoutes } from "../routes.ts";
import { openApiDocument } from "./document.ts";

interface Parameter {
  name: string;
  in: string;
  description?: string;
  schema: { type: string; items?: { type: string } };
}

interface Call {
  summary: string;
  parameters: Parameter[];
  requestBody?: { content: { "application/json": { schema: { properties: Record<string, object> } } } };
  responses: { 200: { headers: Record<string, object> } };
}

const { paths } = JSON.parse(
  JSON.stringify(openApiDocument({ routes: restRoutes, webhooks: describedWebhooks }, createSchema())),
) as {
  paths: Record<string, Record<string, Call>>;
};
const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ name: `${method} ${path}`, ...call })),
);
const parametersOf = (name: string) => calls.find((call) => call.name === name)?.parameters ?? [];
const typesOf = (name: string) =>
  Object.fromEntries(parametersOf(name).map(({ name: parameter, schema }) => [parameter, schema]));
const bodyOf = (name: string) =>
  calls.find((call) => call.name === name)?.requestBody?.content["application/json"].schema.properties;

it("speaks to those who call by REST", () => {
  const texts = calls.flatMap(({ name, summary, parameters }) => [
    [name, summary] as const,
    // What a path's identifiers are, the call's summary says.
    ...parameters
      .filter((parameter) => parameter.in !== "path")
      .map((parameter) => [`${name} ${parameter.name}`, parameter.description ?? ""] as const),
  ]);
  const foreign = texts.filter(([, text]) =>
    /\bnull for\b|\bnull: |viewer|`safeUntil`(?! \(in REST)/i.test(text),
  );
  expect(foreign.map((one) => one.join(": "))).toEqual([]);
  expect(texts.filter(([, text]) => text === "").map(([name]) => name)).toEqual([]);
});

it("has numbers where a call takes numbers", () => {
  expect(typesOf("get /api/opportunities")).toMatchObject({
    due: { type: "integer" },
    minBudget: { type: "integer" },
    maxBudget: { type: "integer" },
  });
  expect(typesOf("get /api/research/papers")).toMatchObject({
    year: { type: "array", items: { type: "integer" } },
  });
  expect(typesOf("get /api/vendors/{id}")).toMatchObject({ id: { type: "integer" } });
  expect(typesOf("get /api/blog/posts/{slug}")).toMatchObject({ slug: { type: "string" } });
  const texts = { anyOf: [{ type: "array", items: { type: "string" } }, { type: "string" }] };
  expect(bodyOf("post /api/admin/solutions")).toMatchObject({
    rating: { type: "number" },
    reviewCount: { type: "integer" },
    features: texts,
    tags: texts,
    integrations: texts,
  });
  expect(bodyOf("post /api/admin/bulk-notifications")).toMatchObject({
    userIds: { type: "array", items: { type: "integer" } },
    usernames: { type: "array", items: { type: "string" } },
    type: { type: "string", enum: ["info", "success", "warning", "error"] },
  });
});

it("offers no filter that a call has already set", () => {
  expect(Object.keys(typesOf("get /api/opportunities/active"))).not.toContain("active");
  expect(Object.keys(typesOf("get /api/opportunities"))).toContain("active");
});

it("names the headers of edits and of copies", () => {
  const [edited] = calls.filter(({ name }) => name === "put /api/admin/blog/posts/{id}");
  expect(edited?.parameters).toContainEqual(expect.objectContaining({ name: "If-Match", in: "header" }));
  expect(edited?.responses[200].headers).toHaveProperty("ETag");
  const [copied] = calls.filter(({ name }) => name === "get /api/vendors");
  expect(copied?.responses[200].headers).toHaveProperty("X-Safe-Until");
  const [users] = calls.filter(({ name }) => name === "get /api/admin/users");
  expect(users?.responses[200].headers).not.toHaveProperty("X-Safe-Until");
});
