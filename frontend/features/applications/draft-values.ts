import { linksOf } from "../../../backend/modules/marketplace/applications/application.rules.ts";
import type { ApplicationInput } from "../../graphql/schema.generated.ts";

/** The form's values for an application; links are separated by line breaks. */
export type DraftValues = {
  affiliation: string;
  /** The id of the vendor that it is made for; empty for oneself. */
  vendorId: string;
  contactEmail: string;
  text: string;
  links: string;
};

/** The fields of an application that the form edits. */
type Written = {
  affiliation: string | null;
  contactEmail: string | null;
  text: string | null;
  links: readonly string[];
  vendor: { id: string } | null;
};

/** Converts an application into the form's values. */
export const toValues = ({ affiliation, vendor, contactEmail, text, links }: Written): DraftValues => ({
  affiliation: affiliation ?? "",
  vendorId: vendor?.id ?? "",
  contactEmail: contactEmail ?? "",
  text: text ?? "",
  links: links.join("\n"),
});

/** Converts the form's values into the mutation's input. */
export const toInput = ({ links, vendorId, ...texts }: DraftValues): ApplicationInput => ({
  ...texts,
  vendorId: vendorId || null,
  links: linksOf(links),
});

/** Whether two drafts are equal for the server. */
export const isSameDraft = (one: DraftValues, other: DraftValues): boolean =>
  JSON.stringify(trimmed(one)) === JSON.stringify(trimmed(other));

const trimmed = ({ affiliation, vendorId, contactEmail, text, links }: DraftValues) => [
  affiliation.trim(),
  vendorId,
  contactEmail.trim(),
  text.trim(),
  ...linksOf(links),
];
