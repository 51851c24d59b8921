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
      fields[failure.path ?? ""] ??= failure.message;
    }
    throw new InvalidInputError(Object.values(fields)[0] ?? "The input isn't valid.", fields);
  }
}
