import { InvalidInputError } from "../errors.ts";
import type { RestRequest } from "./route.ts";

/**
 * The body's own fields; none when nothing was sent.
 * @throws InvalidInputError when it is no JSON object.
 */
export function bodyOf({ body }: RestRequest): Readonly<Record<string, unknown>> {
  if (body === undefined) return {};
  if (typeof body === "object" && body !== null && !Array.isArray(body))
    return body as Record<string, unknown>;
  throw new InvalidInputError("Send a JSON object.");
}

/**
 * The fields of these names that were sent; null stays null.
 * @throws InvalidInputError at each that is no text.
 */
export function textsOf(request: RestRequest, names: readonly string[]): Record<string, string | null> {
  return fieldsOf(request, names, "Give a text.", (value) => typeof value === "string");
}

/**
 * The fields of these names that were sent; null stays null.
 * @throws InvalidInputError at each that is neither true nor false.
 */
export function switchesOf(request: RestRequest, names: readonly string[]): Record<string, boolean | null> {
  return fieldsOf(request, names, "Give true or false.", (value) => typeof value === "boolean");
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
