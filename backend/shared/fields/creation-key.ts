import { object, string } from "yup";
import type { Context } from "../context.ts";
import { validate } from "./validation.ts";

const shape = string().matches(
  /^[\w-]{8,100}$/,
  "Key must have 8 to 100 letters, digits, hyphens or underscores",
);
const optionalRules = object({ key: shape.nullable() });

/** Validation rules of the key by which a repeated creation is known, where it is required. */
export const creationKeyRules = object({ key: shape.required("Key is required") });

/** What an optional key says of itself. */
export const CREATION_KEY =
  "A new random value for each: 8 to 100 letters, digits, hyphens or underscores. Repeated with the same key, it has no further effect and returns the same result.";

/** Until the transaction ends, creations of a person come one after the other, so that the same key makes one record. */
export async function lockCreations({ em }: Pick<Context, "em">, personId: number): Promise<void> {
  await em.execute("select from users where id = ? for no key update", [personId]);
}

/**
 * Reads an optional key and locks this person's creations; null without one.
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
