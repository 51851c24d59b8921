import { object, string } from "yup";

/** The longest text of custom permissions, in characters. */
const MAX_PERMISSIONS = 10_000;
/** How deep objects and lists may be nested in them. */
const MAX_DEPTH = 10;

/** The JSON object that a text says; undefined if it says none. */
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

/** Custom permissions: a JSON object in a text; an empty text is an empty object. */
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

/** What the Permissions tab sends. */
export const rightsRules = object({ permissions: permissionsText });
