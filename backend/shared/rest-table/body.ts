import { InvalidInputError } from "../errors.ts";
import type { RestRequest } from "./route.ts";

/**
 * Returns the fields of the JSON body; none if there is no body.
 * @throws InvalidInputError if it is not a JSON object.
 */
export function bodyOf({ body }: RestRequest): Readonly<Record<string, unknown>> {
  if (body === undefined) return {};
  if (typeof body === "object" && body !== null && !Array.isArray(body))
    return body as Record<string, unknown>;
  throw new InvalidInputError("Send a JSON object.");
}

/**
 * Returns the fields with these names that were given; null stays null.
 * @throws InvalidInputError for each field that is not a string.
 */
export function textsOf(request: RestRequest, names: readonly string[]): Record<string, string | null> {
  return fieldsOf(request, names, "Send a string.", (value) => typeof value === "string");
}

/**
 * Returns the fields with these names that were given; null stays null.
 * @throws InvalidInputError for each field that is not a boolean.
 */
export function switchesOf(request: RestRequest, names: readonly string[]): Record<string, boolean | null> {
  return fieldsOf(request, names, "Send true or false.", (value) => typeof value === "boolean");
}

function fieldsOf<Value>(
  request: RestRequest,
  names: readonly string[],
  message: string,
  fits: (value: unknown) => value is Value,
): Record<string, Value | null> {
  const body = bodyOf(request);
  const sent = names.filter((name) => Object.hasOwn(body, name) && body[name] !== undefined);
  const wrong = sent.filter((name) => body[name] !== null && !fits(body[name]));
  if (wrong.length > 0) {
    throw new InvalidInputError(message, Object.fromEntries(wrong.map((name) => [name, message])));
  }
  return Object.fromEntries(sent.map((name) => [name, body[name] as Value | null]));
}
