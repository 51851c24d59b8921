import { ref } from "@mikro-orm/core";
import type { Context } from "../../../shared/context.ts";
import { InvalidInputError } from "../../../shared/errors.ts";
import { storedFields } from "../../../shared/fields/stored.ts";
import { parseIds } from "../../../shared/schema/ids.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { slugify } from "../../../shared/text/text.ts";
import { UniversityPartner } from "../../catalog/research/university-partner.entity.ts";
import { Category } from "../../catalog/taxonomy/category.entity.ts";
import { Sport } from "../../catalog/taxonomy/sport.entity.ts";
import { ownOpportunityFields } from "../opportunities/opportunity.fields.ts";
import type { Organization } from "../organizations/organization.entity.ts";
import type { PostingInput } from "./posting.inputs.ts";
import { collaborationRules, opportunityRules } from "./posting.rules.ts";
import type { PostingKind } from "./posting-status.ts";

/** An edit, its owner, and whether it must be complete. */
export interface Writing {
  readonly input: PostingInput;
  /** Whether a person owns the record and enters the organization's name. */
  readonly personal: boolean;
  /** The organization that a new record is posted for; null for existing ones, which keep theirs. */
  readonly poster: Organization | null;
  readonly complete: boolean;
  /**
   * Whether a description is required even if it is incomplete; the database requires one except in drafts.
   */
  readonly described?: boolean;
}

function invalid(field: string, message: string): InvalidInputError {
  return new InvalidInputError(message, { [field]: message });
}

function fieldsOfBoth(
  values: { title: string; type: string } & Partial<Record<string, unknown>>,
  { input, personal, poster }: Writing,
) {
  return {
    title: values.title,
    slug: slugify(values.title),
    ...(poster && { organization: poster.name }),
    ...(personal && { organization: String(values.organization) }),
    type: values.type,
    description: String(values.description ?? ""),
    budget: (values.budget as number | null | undefined) ?? null,
    ...(input.dueDate !== undefined && { dueDate: (values.dueDate as Date | null | undefined) ?? null }),
    requirements: (values.requirements as string[] | null | undefined) ?? [],
    contactName: (values.contactName as string) || null,
    contactEmail: (values.contactEmail as string) || null,
    howToApply: String(values.howToApply ?? ""),
  };
}

/**
 * Returns the columns and sports of an opportunity.
 * @throws InvalidInputError at the field.
 */
async function opportunityFields({ em }: Context, writing: Writing) {
  const { input } = writing;
  const values = await validate(opportunityRules(writing), input);
  const category = await em.findOne(Category, { name: values.category, kind: "opportunity" });
  if (!category) throw invalid("category", "Choose one of the categories");
  const wanted = new Set(values.sportIds ?? []);
  const sports = await em.find(Sport, { id: { $in: parseIds([...wanted]) } });
  if (sports.length !== wanted.size) throw invalid("sportIds", "Choose from the list of sports");
  const fields = {
    ...fieldsOfBoth(values, writing),
    category: ref(category),
    ...storedFields(ownOpportunityFields, values),
    levels: [...new Set(input.levels ?? [])],
  };
  return { fields, sports };
}

/**
 * Returns the columns of a collaboration, linked to a university partner if it belongs to one.
 * @throws InvalidInputError at the field.
 */
async function collaborationFields({ em }: Context, writing: Writing) {
  const { input, poster } = writing;
  const values = await validate(collaborationRules(writing), input);
  const partner = poster && (await em.findOne(UniversityPartner, { universityName: poster.name }));
  const fields = {
    ...fieldsOfBoth(values, writing),
    duration: values.duration || null,
    ...(partner && { partner: ref(partner) }),
  };
  return { fields, sports: undefined };
}

/**
 * Returns the validated values of a record of this kind.
 * @throws InvalidInputError with a message for each invalid field.
 */
export function readFields(context: Context, kind: PostingKind, writing: Writing) {
  return kind === "opportunity" ? opportunityFields(context, writing) : collaborationFields(context, writing);
}
