import type { GraphQLSchema } from "graphql";
import { HTTP_STATUS } from "../../shared/errors.ts";
import type { RestParameter, RestRoute } from "../../shared/rest-table/route.ts";
import { answerSchema, type JsonSchema } from "./answer-schema.ts";
import { exampleBodyOf } from "./bodies.ts";
import { operationIdOf, tagOf } from "./names.ts";
import { callersOf } from "./security.ts";

/** The OpenAPI 3.1 description of the gateway's table; the answers' schemas come from the types of the operations. */
export function openApiDocument(routes: readonly RestRoute[], schema: GraphQLSchema): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route, schema) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "SportsTech Hub",
      version: "1",
      description:
        "Each call executes an operation of the GraphQL schema. Lists are paged by the Link header; X-Total-Count says how long they are.",
    },
    servers: [{ url: "/" }],
    tags: [...new Set(routes.map(tagOf))].sort().map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "session",
          description: "The cookie that signing in sets; over HTTPS it is called __Host-session.",
        },
        token: { type: "http", scheme: "bearer", description: "A personal access token." },
      },
    },
  };
}

const errorSchema = {
  type: "object",
  required: ["message", "code"],
  properties: {
    message: { type: "string", description: "What is wrong, and what to do." },
    code: { type: "string", enum: Object.keys(HTTP_STATUS) },
    errors: {
      type: "object",
      additionalProperties: { type: "string" },
      description: "Messages by the field or parameter that is at fault.",
    },
    requestId: { type: "string" },
  },
};

function operationOf(route: RestRoute, schema: GraphQLSchema): JsonSchema {
  const { roles, isPublic, bySession } = callersOf(route, schema);
  const error = { content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } } };
  return {
    operationId: operationIdOf(route),
    summary: route.summary,
    ...(roles ? { description: `For the roles ${roles.join(", ")}.` } : {}),
    tags: [tagOf(route)],
    security: isPublic ? [] : [{ session: [] }, ...(bySession ? [] : [{ token: [] }])],
    parameters: [...pathParameters(route), ...Object.entries(route.query).map(queryParameter)],
    ...(route.body ? { requestBody: bodyOf(route, route.body) } : {}),
    responses: {
      200: {
        description: "Done.",
        headers: { ...limitHeaders, ...(isPaged(route) ? pageHeaders : {}) },
        content: contentOf(route, schema),
      },
      "4XX": { description: "The request can't be fulfilled; the message says why.", ...error },
      "5XX": { description: "Server error; the request id identifies it in the log.", ...error },
    },
  };
}

function contentOf(route: RestRoute, schema: GraphQLSchema): JsonSchema {
  if (route.file) return { [route.file.mediaType]: { schema: { type: "string" } } };
  return { "application/json": { schema: answerSchema(schema, route) } };
}

const limitHeaders = {
  RateLimit: {
    description: "What is left of the caller's budget of cost (r), and for how many seconds (t).",
    schema: { type: "string" },
  },
  "RateLimit-Policy": {
    description: "The budget (q) in a span of seconds (w).",
    schema: { type: "string" },
  },
};

const isPaged = ({ query, file }: RestRoute) => "after" in query && !file;

const pageHeaders = {
  Link: { description: "The next page, with rel=next; absent on the last.", schema: { type: "string" } },
  "X-Total-Count": { description: "How many rows the list has.", schema: { type: "integer" } },
  "X-Total-Count-Exact": {
    description: "`false` where the list is longer than was counted.",
    schema: { const: "false" },
  },
};

const pathParameters = ({ path }: RestRoute) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
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
  const { required = [], example = {} } = exampleBodyOf(route) ?? {};
  const properties = Object.entries(fields).map(([name, type]) => [
    name,
    type === "array" ? { type, items: {} } : { type },
  ]);
  const schema = {
    type: "object",
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(properties),
  };
  return { required: required.length > 0, content: { "application/json": { schema, example } } };
}
