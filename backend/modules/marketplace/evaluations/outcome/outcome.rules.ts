import { object } from "yup";
import { severalLines } from "../../../../shared/text/text.rules.ts";
import { MAX_MESSAGE } from "../../conversations/conversation.rules.ts";

/** How many months after the decision the owner is asked whether it held. */
export const MONTHS_TO_HOLD = 3;

/** The answers to whether a choice held, as the form shows them. */
export const HELD_LABELS = { yes: "Yes", partly: "Partly", no: "No" } as const;

/** Validation rules of what the owner adds to the answer. */
export const outcomeRules = object({
  note: severalLines().default("").max(1000, "The note must be at most 1,000 characters"),
});

/** What a vendor whose product was chosen is told, unless the owner says it otherwise. */
export const CHOSEN_TEXT = `Hello,

We compared several products, yours among them, and have chosen yours. Thank you for everything that helped us decide.

Please tell us what the next steps are, and who we should talk to.

Kind regards`;

/** What the other vendors are told. */
export const OTHERS_TEXT = `Hello,

We compared several products, yours among them, and have decided in favor of another one this time. Thank you for everything that helped us decide.

We will gladly think of you when we choose again.

Kind regards`;

const letter = (label: string) =>
  severalLines().required(`${label} is required`).max(MAX_MESSAGE, `${label} is too long`);

/** Validation rules of the two texts. */
export const lettersRules = object({
  chosen: letter("The message to the vendor that you chose"),
  others: letter("The message to the others"),
});
