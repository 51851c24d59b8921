import type { BodyField } from "../../shared/rest-table/route.ts";
import type { JsonSchema } from "./answer-schema.ts";

/** Returns the JSON Schema of a body's field. */
export function fieldSchema(field: BodyField): JsonSchema {
  if (typeof field === "string") return { type: field };
  const { type, list, values, description } = field;
  const one = { type, ...(values ? { enum: values } : {}) };
  const many = { type: "array", items: one };
  return {
    ...(description ? { description } : {}),
    ...(list === "array or text" ? { anyOf: [many, { type: "string" }] } : list ? many : one),
  };
}
