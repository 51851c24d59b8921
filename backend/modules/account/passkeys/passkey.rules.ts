import { object } from "yup";
import { oneLine } from "../../../shared/text/text.rules.ts";

/** The maximum number of passkeys of an account. */
export const MAX_PASSKEYS = 20;
/** The maximum length of a passkey's name, in characters. */
const MAX_NAME = 60;

const name = oneLine().max(MAX_NAME, `Name must be at most ${MAX_NAME} characters`);

/** The rules of a new passkey's name, which may be left empty. */
export const newPasskeyRules = object({ name });

/** The rules of a passkey's name. */
export const passkeyRules = object({ name: name.required("Name is required") });
