import { object, string } from "yup";
import type { Context } from "./context.ts";
import { validate } from "./validation.ts";

const rules = object({
  key: string()
    .nullable()
    .matches(/^[\w-]{8,100}$/, "Key must have 8 to 100 letters, digits, hyphens or underscores"),
});

/** What the argument says of itself. */
export const CREATION_KEY =
  "A new random value for each: 8 to 100 letters, digits, hyphens or underscores. Repeated with the same key, it has no further effect and returns the same result.";

/**
 * Reads the key by which a creation that is sent again is known; null without one. Until the transaction ends, those of
 * this person come one after the other, so that the same key makes one record.
 * @throws InvalidInputError
 */
export async function readCreationKey(
  { em }: Pick<Context, "em">,
  personId: number,
  given: string | null | undefined,
): Promise<string | null> {
  const { key } = await validate(rules, { key: given });
  if (key) await em.execute("select from users where id = ? for no key update", [personId]);
  return key ?? null;
}
