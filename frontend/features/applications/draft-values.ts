import { linksOf } from "../../../backend/modules/marketplace/applications/application.rules.ts";
import type { ApplicationInput } from "../../graphql/schema.generated.ts";

/** An application as its form holds it; the links are lines. */
export type DraftValues = { affiliation: string; contactEmail: string; text: string; links: string };

/** The fields of an application that a form changes. */
type Written = {
  affiliation: string | null;
  contactEmail: string | null;
  text: string | null;
  links: readonly string[];
};

/** An application for its form. */
export const toValues = ({ affiliation, contactEmail, text, links }: Written): DraftValues => ({
  affiliation: affiliation ?? "",
  contactEmail: contactEmail ?? "",
  text: text ?? "",
  links: links.join("\n"),
});

/** A form's values for the server. */
export const toInput = ({ links, ...texts }: DraftValues): ApplicationInput => ({
  ...texts,
  links: linksOf(links),
});

/** Whether two drafts say the same to the server. */
export const isSameDraft = (one: DraftValues, other: DraftValues): boolean =>
  JSON.stringify(trimmed(one)) === JSON.stringify(trimmed(other));

const trimmed = ({ affiliation, contactEmail, text, links }: DraftValues) => [
  affiliation.trim(),
  contactEmail.trim(),
  text.trim(),
  ...linksOf(links),
];
