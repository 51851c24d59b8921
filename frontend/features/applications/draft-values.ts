import { linksOf } from "../../../backend/modules/marketplace/applications/application.rules.ts";
import type { ApplicationInput } from "../../graphql/schema.generated.ts";

/** The form's values for an application; links are separated by line breaks. */
export type DraftValues = { affiliation: string; contactEmail: string; text: string; links: string };

/** The fields of an application that the form edits. */
type Written = {
  affiliation: string | null;
  contactEmail: string | null;
  text: string | null;
  links: readonly string[];
};

/** Converts an application into the form's values. */
export const toValues = ({ affiliation, contactEmail, text, links }: Written): DraftValues => ({
  affiliation: affiliation ?? "",
  contactEmail: contactEmail ?? "",
  text: text ?? "",
  links: links.join("\n"),
});

/** Converts the form's values into the mutation's input. */
export const toInput = ({ links, ...texts }: DraftValues): ApplicationInput => ({
  ...texts,
  links: linksOf(links),
});

/** Whether two drafts are equal for the server. */
export const isSameDraft = (one: DraftValues, other: DraftValues): boolean =>
  JSON.stringify(trimmed(one)) === JSON.stringify(trimmed(other));

const trimmed = ({ affiliation, contactEmail, text, links }: DraftValues) => [
  affiliation.trim(),
  contactEmail.trim(),
  text.trim(),
  ...linksOf(links),
];
