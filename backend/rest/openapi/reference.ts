import type { GraphQLSchema } from "graphql";
import type { Role } from "../../shared/actor.ts";
import type { RestRoute } from "../../shared/rest-table/route.ts";
import { answerSchema, type JsonSchema } from "./answer-schema.ts";
import { exampleBodyOf } from "./bodies.ts";
import { fieldSchema } from "./body-fields.ts";
import { operationIdOf, tagOf } from "./names.ts";
import { callersOf } from "./security.ts";

/** Returns the source of the reference page's list of calls, generated from the gateway's table. */
export function referenceSource(
  routes: readonly RestRoute[],
  schema: GraphQLSchema,
  roleLabels: Readonly<Record<Role, string>>,
): string {
  const calls = routes
    .map((route) => callOf(route, schema, roleLabels))
    .sort((one, other) => one.tag.localeCompare(other.tag) || one.path.localeCompare(other.path));
  return [
    "// Generated from the gateway's table by `npm run schema`; do not edit.",
    'import type { ApiCall } from "./api-call.ts";',
    "",
    "/** Every call of the REST API. */",
    `export const calls: readonly ApiCall[] = ${JSON.stringify(calls, undefined, 2)};`,
    "",
  ].join("\n");
}

function callOf(route: RestRoute, schema: GraphQLSchema, roleLabels: Readonly<Record<Role, string>>) {
  const { isPublic, bySession, scopes, roles = [] } = callersOf(route, schema);
  const { required = [], example } = exampleBodyOf(route) ?? {};
  return {
    id: operationIdOf(route),
    tag: tagOf(route),
    method: route.method,
    path: route.path,
    summary: route.summary,
    caller: isPublic ? "anybody" : bySession ? "session" : "token",
    roles: roles.map((role) => roleLabels[role]),
    scopes,
    parameters: Object.entries(route.query).map(([name, { type, description, values, repeatable }]) => ({
      name,
      type,
      description,
      ...(values ? { values } : {}),
      ...(repeatable ? { repeatable } : {}),
    })),
    fields: Object.entries(route.body ?? {}).map(([name, field]) => ({
      name,
      type: shapeOf(fieldSchema(field)),
      required: required.includes(name),
      ...(typeof field === "object" ? { description: field.description, values: field.values } : {}),
    })),
    ...(example ? { example: JSON.stringify(example) } : {}),
    answer: route.file ? `A file: ${route.file.mediaType}` : shapeOf(answerSchema(schema, route)),
  };
}

/** Formats a schema as pseudocode: one line per field, with its type. */
function shapeOf(shape: JsonSchema, indent = ""): string {
  const { type, properties, items, anyOf, format } = shape;
  if (Array.isArray(anyOf)) return anyOf.map((one: JsonSchema) => shapeOf(one, indent)).join(" or ");
  const [kind = "any value", ...others] = [type].flat().filter((name) => name !== undefined);
  const orNull = others.includes("null") ? " or null" : "";
  if (kind === "array") return `[${shapeOf((items ?? {}) as JsonSchema, indent)}]${orNull}`;
  if (kind !== "object") return `${typeof format === "string" ? format : kind}${orNull}`;
  const lines = Object.entries((properties ?? {}) as Record<string, JsonSchema>).map(
    ([name, value]) => `${indent}  ${name}: ${shapeOf(value, `${indent}  `)}`,
  );
  return lines.length === 0 ? `{}${orNull}` : `{\n${lines.join("\n")}\n${indent}}${orNull}`;
}
