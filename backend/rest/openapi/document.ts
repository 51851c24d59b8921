import type { GraphQLSchema } from "graphql";
import { HTTP_STATUS } from "../../shared/errors.ts";
import type { RestParameter, RestRoute } from "../../shared/rest-table/route.ts";
import { PROBLEM } from "../errors.ts";
import { answerExample, answerSchema, type JsonSchema } from "./answer-schema.ts";
import { exampleBodyOf } from "./bodies.ts";
import { fieldSchema } from "./body-fields.ts";
import { Components } from "./components.ts";
import { operationIdOf, tagOf } from "./names.ts";
import { callersOf, whoMayCall } from "./security.ts";
import { TAGS } from "./tags.ts";

/** Returns the OpenAPI 3.1 description of the gateway; response schemas come from the operations' types. */
export function openApiDocument(
  { routes, webhooks }: { routes: readonly RestRoute[]; webhooks: Readonly<Record<string, JsonSchema>> },
  schema: GraphQLSchema,
): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  const components = new Components(schema, { Error: errorSchema });
  for (const route of routes) {
    const operation = operationOf(route, schema, components);
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "SportsTech Hub",
      version: "1",
      license: { name: "Terms of Service", identifier: "LicenseRef-Terms-of-Service" },
      contact: { name: "SportsTech Hub" },
      description:
        "Each call runs an operation of the GraphQL schema. Lists are paged with the Link header; X-Total-Count gives their length. A filter set to `all` filters nothing.",
    },
    servers: [{ url: "/" }],
    tags: [...new Set([...routes.map(tagOf), "webhooks"])]
      .sort()
      .map((name) => ({ name, description: TAGS[name] })),
    paths,
    webhooks,
    components: {
      schemas: components.schemas,
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "session",
          description: "The cookie set by signing in; over HTTPS it is called __Host-session.",
        },
        token: { type: "http", scheme: "bearer", description: "A personal access token." },
      },
    },
  };
}

const errorSchema = {
  type: "object",
  description: "A problem as RFC 9457 describes it, with a code for programs.",
  required: ["type", "title", "status", "detail", "message", "code"],
  properties: {
    type: {
      type: "string",
      const: "about:blank",
      description: "The status says what kind of problem it is.",
    },
    title: { type: "string", description: "The status in words." },
    status: { type: "integer", minimum: 400, maximum: 599 },
    detail: { type: "string", description: "The same as `message`." },
    message: { type: "string", description: "What is wrong, and what to do." },
    code: { type: "string", enum: Object.keys(HTTP_STATUS) },
    errors: {
      type: "object",
      additionalProperties: { type: "string" },
      description: "Messages by the field or parameter at fault.",
    },
    requestId: { type: "string" },
  },
};

function operationOf(route: RestRoute, schema: GraphQLSchema, components: Components): JsonSchema {
  const callers = callersOf(route, schema);
  const { isPublic, bySession } = callers;
  const error = { content: { [PROBLEM]: { schema: { $ref: "#/components/schemas/Error" } } } };
  return {
    operationId: operationIdOf(route),
    summary: route.summary,
    description: whoMayCall(callers),
    tags: [tagOf(route)],
    security: isPublic ? [] : [{ session: [] }, ...(bySession ? [] : [{ token: [] }])],
    parameters: [
      ...pathParameters(route),
      ...Object.entries(route.query).map(queryParameter),
      ...(isEdit(route) ? [ifMatch] : []),
    ],
    ...(route.body ? { requestBody: bodyOf(route, route.body) } : {}),
    responses: {
      200: {
        description: "Done.",
        headers: headersOf(route),
        content: contentOf(route, schema, components),
      },
      406: { description: "The `Accept` header excludes the type of the response.", ...error },
      "4XX": { description: "The request can't be fulfilled; the message says why.", ...error },
      "5XX": { description: "Server error; the request id identifies it in the log.", ...error },
    },
  };
}

function contentOf(route: RestRoute, schema: GraphQLSchema, components: Components): JsonSchema {
  if (route.file)
    return {
      [route.file.mediaType]: { schema: { type: "string", ...(route.file.draw && { format: "binary" }) } },
    };
  const answer = components.referring(route, answerSchema(schema, route));
  return { "application/json": { schema: answer, example: answerExample(schema, route) } };
}

const limitHeaders = {
  RateLimit: {
    description: "What's left of the caller's cost budget (r), and for how many seconds (t).",
    schema: { type: "string" },
  },
  "RateLimit-Policy": {
    description: "The budget (q) in a span of seconds (w).",
    schema: { type: "string" },
  },
};

const headersOf = ({ query, file, version, method, operation }: RestRoute) => ({
  ...limitHeaders,
  ...("after" in query && !file ? pageHeaders : {}),
  ...(operation.includes("safeUntil") ? copyHeaders : {}),
  ...(version && method !== "DELETE" ? versionHeaders : {}),
});

const copyHeaders = {
  "X-Safe-Until": {
    description: "When sorted by change: the time up to which the page is complete.",
    schema: { type: "string", format: "date-time" },
  },
};

const versionHeaders = {
  ETag: { description: "The version; send it as If-Match with an edit.", schema: { type: "string" } },
};

/** Whether a call edits something that may have been edited concurrently. */
const isEdit = ({ version, method, path }: RestRoute) =>
  Boolean(version) && method !== "GET" && path.includes("{");

const ifMatch = {
  name: "If-Match",
  in: "header",
  description: "The ETag of what is edited; answered with 412 if it has changed since.",
  schema: { type: "string" },
};

const pageHeaders = {
  Link: { description: "The next page, with rel=next; absent on the last.", schema: { type: "string" } },
  "X-Total-Count": { description: "How many rows the list has.", schema: { type: "integer" } },
  "X-Total-Count-Exact": {
    description: "`false` if the list is longer than was counted.",
    schema: { const: "false" },
  },
};

const pathParameters = ({ path }: RestRoute) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: /^id$|Id$/.test(name ?? "") ? "integer" : "string" },
  }));

function queryParameter([name, { type, description, values, repeatable }]: [string, RestParameter]) {
  const one = { type, ...(values ? { enum: values } : {}) };
  return {
    name,
    in: "query",
    description,
    schema: repeatable ? { type: "array", items: one } : one,
    ...(repeatable ? { style: "form", explode: true } : {}),
  };
}

function bodyOf(route: RestRoute, fields: NonNullable<RestRoute["body"]>): JsonSchema {
  const { required = [], oneOrMore, example = {} } = exampleBodyOf(route) ?? {};
  const properties = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]);
  const schema = {
    type: "object",
    ...(required.length > 0 ? { required } : {}),
    ...(oneOrMore ? { anyOf: oneOrMore.map((name) => ({ required: [name] })) } : {}),
    properties: Object.fromEntries(properties),
  };
  return { required: required.length > 0, content: { "application/json": { schema, example } } };
}
