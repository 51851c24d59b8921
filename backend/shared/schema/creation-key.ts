import { object, string } from "yup";
import type { Context } from "../context.ts";
import { validate } from "./validation.ts";

const shape = string().matches(
  /^[\w-]{8,100}$/,
  "Key must have 8 to 100 letters, digits, hyphens or underscores",
);
const optionalRules = object({ key: shape.nullable() });

/** The validation rules of a required creation key, by which a repeated creation is recognized. */
export const creationKeyRules = object({ key: shape.required("Key is required") });

/** The description of an optional creation key. */
export const CREATION_KEY =
  "A new random value for each: 8 to 100 letters, digits, hyphens or underscores. Repeated with the same key, it has no further effect and returns the same result.";

/** Serializes a person's creations until the transaction ends, so that the same key creates one record. */
export async function lockCreations({ em }: Pick<Context, "em">, personId: number): Promise<void> {
  await em.execute("select from users where id = ? for no key update", [personId]);
}

/**
 * Reads an optional creation key and locks this person's creations; returns null without one.
 * @throws InvalidInputError
 */
export async function readCreationKey(
  context: Pick<Context, "em">,
  personId: number,
  given: string | null | undefined,
): Promise<string | null> {
  const { key } = await validate(optionalRules, { key: given });
  if (key) await lockCreations(context, personId);
  return key ?? null;
}
