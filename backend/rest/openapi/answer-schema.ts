import { type GraphQLSchema, parse } from "graphql";
import { NotFoundError, UnauthenticatedError } from "../../shared/errors.ts";
import type { OpenApiPart } from "../../shared/rest-table/open-api-part.ts";
import type { RestRoute } from "../../shared/rest-table/route.ts";
import { formatOf, type Sample, sampleOf } from "./samples.ts";

/** A JSON Schema. */
export type JsonSchema = OpenApiPart;

/**
 * Returns the JSON Schema of a route's responses: applies the route's own conversion to sample data generated
 * from the types of its operation, with each nullable field being null once, and each enum taking each of its
 * values.
 */
export function answerSchema(schema: GraphQLSchema, route: RestRoute): JsonSchema {
  const document = parse(route.operation);
  const { variations } = sampleOf(schema, document);
  const answers = [undefined, ...variations].flatMap((variation) =>
    answerTo(route, sampleOf(schema, document, variation)),
  );
  return schemaOf(answers);
}

/** Returns an example of a route's answer, made from the types of its operation. */
export function answerExample(schema: GraphQLSchema, route: RestRoute): unknown {
  return answerTo(route, sampleOf(schema, parse(route.operation)))[0];
}

/** Whether a route responds with 401 if its operation finds no user. */
export function refusesNobody(schema: GraphQLSchema, route: RestRoute): boolean {
  const document = parse(route.operation);
  return sampleOf(schema, document).variations.some((variation) => {
    if (variation.value !== null) return false;
    try {
      route.response(sampleOf(schema, document, variation).data, true);
      return false;
    } catch (error) {
      return error instanceof UnauthenticatedError;
    }
  });
}

/** Returns the response to a sample as JSON; empty if the route responds with an error. */
function answerTo(route: RestRoute, { data }: Sample): unknown[] {
  try {
    return [JSON.parse(JSON.stringify(route.response(data, true)))];
  } catch (error) {
    if (error instanceof NotFoundError || error instanceof UnauthenticatedError) return [];
    throw error;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the schema that all of these values satisfy. */
function schemaOf(values: readonly unknown[]): JsonSchema {
  const given = values.filter((value) => value !== null);
  const lists = given.filter((value) => Array.isArray(value));
  const records = given.filter(isRecord);
  const texts = given.filter((value) => typeof value === "string");
  const numbers = given.filter((value) => typeof value === "number");
  const kinds: JsonSchema[] = [];
  if (lists.length > 0) kinds.push({ type: "array", items: schemaOf(lists.flat()) });
  if (records.length > 0) kinds.push(recordSchema(records));
  if (texts.length > 0) kinds.push(textSchema(texts));
  if (numbers.length > 0) kinds.push({ type: numbers.every(Number.isInteger) ? "integer" : "number" });
  if (given.some((value) => typeof value === "boolean")) kinds.push({ type: "boolean" });
  const [only = {}, ...others] = kinds;
  if (others.length > 0) return { anyOf: values.includes(null) ? [...kinds, { type: "null" }] : kinds };
  return values.includes(null) && kinds.length > 0 ? orNull(only) : only;
}

function orNull({ type, enum: choices, ...others }: JsonSchema): JsonSchema {
  return {
    type: [type, "null"],
    ...(Array.isArray(choices) ? { enum: [...choices, null] } : {}),
    ...others,
  };
}

function recordSchema(records: readonly Record<string, unknown>[]): JsonSchema {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const properties = names.map((name) => {
    const values = records.filter((record) => name in record).map((record) => record[name]);
    return [name, schemaOf(values)] as const;
  });
  return {
    type: "object",
    required: names.filter((name) => records.every((record) => name in record)),
    properties: Object.fromEntries(properties),
  };
}

/** Generated strings contain a space or are dates; all others are enum values. */
function textSchema(texts: readonly string[]): JsonSchema {
  const [first = ""] = texts;
  const format = formatOf(first);
  if (format && texts.every((text) => text === first)) return { type: "string", format };
  if (texts.every((text) => /^[A-Za-z][\w-]*$/.test(text))) {
    return { type: "string", enum: [...new Set(texts)].sort() };
  }
  return { type: "string" };
}
