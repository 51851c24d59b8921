import { object, string } from "yup";
import { severalLines } from "../../../shared/text/text.rules.ts";

/** The maximum length of a message, in characters. */
export const MAX_MESSAGE = 5000;

const text = severalLines()
  .required("Message is required")
  .max(MAX_MESSAGE, `Message must be at most ${MAX_MESSAGE} characters`);

/** Validation rules of a message. */
export const messageRules = object({ text });

/** Validation rules of an idempotency key, chosen by the client: repeating it has no second effect. */
export const keyRules = object({
  key: string().required("A key is required").uuid("The key must be a UUID"),
});
