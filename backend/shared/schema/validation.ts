import { type InferType, type Schema, ValidationError } from "yup";
import { type FieldMessages, InvalidInputError } from "../errors.ts";

/**
 * Validates `input` against a module's rules and returns the converted values.
 * @throws InvalidInputError with the first message for each field.
 */
export async function validate<S extends Schema>(rules: S, input: unknown): Promise<InferType<S>> {
  try {
    return await rules.validate(input, { abortEarly: false, strict: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fields: FieldMessages = {};
    for (const failure of error.inner.length > 0 ? error.inner : [error]) {
      fields[failure.path ?? ""] ??= messageOf(failure);
    }
    throw new InvalidInputError(Object.values(fields)[0] ?? "The input isn't valid.", fields);
  }
}

/** Returns the message; for an empty item of a list whose rule has none of its own, what to do about it. */
function messageOf({ path = "", message }: ValidationError): string {
  const [, place] = /\[(\d+)\]$/.exec(path) ?? [];
  const isDefault = message === `${path} is a required field` || message === `${path} cannot be null`;
  return isDefault && place !== undefined
    ? `Item ${Number(place) + 1} is empty. Fill it in or leave it out.`
    : message;
}
