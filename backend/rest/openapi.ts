import type { RestRoute } from "../shared/rest-table/route.ts";

/** The OpenAPI 3.1 description of the gateway's table. */
export function openApiDocument(routes: readonly RestRoute[]): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "SportsTech Hub",
      version: "1",
      description: "Each call executes an operation of the GraphQL schema.",
    },
    paths,
    components: { schemas: { Error: errorSchema } },
  };
}

const errorSchema = {
  type: "object",
  required: ["message", "code"],
  properties: {
    message: { type: "string" },
    code: { type: "string" },
    errors: { type: "object", additionalProperties: { type: "string" } },
    requestId: { type: "string" },
  },
};

function bodyOf(fields: NonNullable<RestRoute["body"]>): Record<string, unknown> {
  const properties = Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, { type }]));
  return { content: { "application/json": { schema: { type: "object", properties } } } };
}

function operationOf(route: RestRoute): Record<string, unknown> {
  const pathNames = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const parameters = [
    ...pathNames.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } })),
    ...Object.entries(route.query).map(([name, { type, description }]) => ({
      name,
      in: "query",
      description,
      schema: { type },
    })),
  ];
  const error = { content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } } };
  return {
    summary: route.summary,
    parameters,
    ...(route.body ? { requestBody: bodyOf(route.body) } : {}),
    responses: {
      200: { description: "Done.", content: { [route.file?.mediaType ?? "application/json"]: {} } },
      "4XX": { description: "The request can't be fulfilled; the message says why.", ...error },
      "5XX": { description: "Server error; the request id identifies it in the log.", ...error },
    },
  };
}
