import { object, string } from "yup";
import { severalLines } from "../../../shared/text/text.rules.ts";

/** The most that a message holds, in characters. */
export const MAX_MESSAGE = 5000;

const text = severalLines()
  .required("Message is required")
  .max(MAX_MESSAGE, `Message must be at most ${MAX_MESSAGE} characters`);

/** Validation rules of a message. */
export const messageRules = object({ text });

/** The key of something that is sent, chosen by the client: the same key again has no second effect. */
export const keyRules = object({
  key: string().required("A key is required").uuid("The key must be a UUID"),
});
