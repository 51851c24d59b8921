import { object, string } from "yup";

/** The maximum length of custom permissions, in characters. */
const MAX_PERMISSIONS = 10_000;
/** The maximum nesting depth of their objects and lists. */
const MAX_DEPTH = 10;

/** Parses a text as a JSON object; undefined if it isn't one. */
export function permissionsOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function isShallow(value: unknown, left = MAX_DEPTH): boolean {
  if (typeof value !== "object" || value === null) return true;
  return left > 0 && Object.values(value).every((item) => isShallow(item, left - 1));
}

/** Custom permissions: a JSON object as text; an empty text is an empty object. */
export const permissionsText = string()
  .max(MAX_PERMISSIONS, `Use at most ${MAX_PERMISSIONS.toLocaleString("en-US")} characters`)
  .test(
    "object",
    'Custom permissions must be a JSON object, such as {"beta": true}',
    (text) => !text?.trim() || permissionsOf(text) !== undefined,
  )
  .test(
    "depth",
    `Custom permissions can be nested up to ${MAX_DEPTH} levels deep`,
    (text) => !text?.trim() || isShallow(permissionsOf(text)),
  );

/** The validation rules of the Permissions tab. */
export const rightsRules = object({ permissions: permissionsText });
