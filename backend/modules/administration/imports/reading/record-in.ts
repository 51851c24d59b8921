import type { SourceRecord } from "./source-record.ts";

/** The maximum nesting depth of a record's values, which are traversed by recursion. */
const MAX_NESTING = 50;

/** Returns the record in a JSON value, or why it isn't one. */
export function recordIn(value: unknown): Pick<SourceRecord, "values" | "problem"> {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return { values: {}, problem: "isn't an object with fields" };
  if (isDeeper(value, MAX_NESTING))
    return { values: {}, problem: `is nested more than ${MAX_NESTING} levels deep` };
  return { values: value as Record<string, unknown> };
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeper(item, levels - 1));
}
