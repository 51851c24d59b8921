import {
  opportunityFields,
  ownOpportunityFields,
} from "../../../backend/modules/marketplace/opportunities/opportunity.fields.ts";
import { dayIn, endOfDayIn } from "../../../backend/shared/days/day.rules.ts";
import { labelsOf } from "../../../backend/shared/fields/field.rules.ts";
import type { PostingInput, PostingKind } from "../../graphql/schema.generated.ts";
import { timeZone } from "../../ui/behavior/time-zone.ts";
import { chosenOf } from "../forms/choices-field.tsx";
import { inputsOf, textsOf } from "../forms/field-values.ts";
import type { PostingForm_PostingFragment } from "./posting-edit.generated.ts";

const { organization, title, type, description, budget, dueDate, requirements, ...further } =
  labelsOf(opportunityFields);
const { eligibility, levels, region, ...others } = further;

/** Labels of the fields, in the order in which changes are shown. */
export const LABELS = {
  organization,
  title,
  type,
  category: "Category",
  description,
  budget,
  dueDate,
  requirements,
  eligibility,
  levels,
  sportIds: "Sports",
  region,
  duration: "Duration",
  ...others,
} as const;

/** The value of the owner field for the person, as opposed to an organization. */
export const AS_PERSON = "me";

/** Whether its due date is extended rather than edited. */
const hasFixedDate = ({ status, dueDate }: PostingForm_PostingFragment) =>
  dueDate !== null && (status === "PUBLISHED" || status === "PAST_DUE" || status === "CLOSED");

/** Whether the form includes the due date. */
export const isDateEdited = (posting?: PostingForm_PostingFragment) => !posting || !hasFixedDate(posting);

/**
 * A posting as the viewer edits it: administrators edit the published version if the owner's changes were
 * sent back.
 */
export const editedBy = (isAdministrator: boolean, posting: PostingForm_PostingFragment) =>
  isAdministrator && posting.pending && posting.returnReason ? { ...posting, pending: null } : posting;

/** Returns the form's values for a posting; empty ones without a posting. */
export function valuesOf(kind: PostingKind, posting?: PostingForm_PostingFragment) {
  const { pending } = posting ?? {};
  const opportunity = pending ?? posting?.opportunity;
  const collaboration = pending ?? posting?.collaboration;
  const record = opportunity ?? collaboration;
  const sportIds = pending?.sportIds ?? posting?.opportunity?.sports.map(({ id }) => id);
  const dueDate = pending ? pending.dueDate : posting?.dueDate;
  return {
    version: String(posting?.version ?? ""),
    owner: posting?.isPersonal ? AS_PERSON : "",
    organization: (pending ?? posting)?.organization ?? "",
    title: (pending ?? posting)?.title ?? "",
    type: record?.type ?? (kind === "OPPORTUNITY" ? "technology" : ""),
    category: opportunity?.category ?? "",
    description: record?.description ?? "",
    budget: String(record?.budget ?? ""),
    dueDate: posting && isDateEdited(posting) && dueDate ? dayOf(dueDate) : "",
    requirements: record?.requirements.join("\n") ?? "",
    ...textsOf(ownOpportunityFields, opportunity),
    levels: opportunity?.levels?.join(",") ?? "",
    sportIds: sportIds?.join(",") ?? "",
    duration: collaboration?.duration ?? "",
    contactName: record?.contactName ?? "",
    contactEmail: record?.contactEmail ?? "",
    howToApply: record?.howToApply ?? "",
  };
}

/** The values of the form. */
export type PostingValues = ReturnType<typeof valuesOf>;

const dayOf = (moment: string) => dayIn(timeZone(), new Date(moment));

/** Returns the end of a day as a due date; a record keeps its existing time. */
export const endOf = (day: string, known?: string | null) =>
  known && dayOf(known) === day ? known : endOfDayIn(timeZone(), day).toISOString();

const lines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Converts the form's values into the mutation's input. */
export function inputOf(
  kind: PostingKind,
  values: PostingValues,
  posting?: PostingForm_PostingFragment,
): PostingInput {
  const { organization, title, type, description, contactName, contactEmail, howToApply } = values;
  return {
    title,
    type,
    description,
    contactName,
    contactEmail,
    howToApply,
    ...(values.owner === AS_PERSON && { organization }),
    budget: values.budget === "" ? null : Number(values.budget),
    ...(isDateEdited(posting) && {
      dueDate: values.dueDate ? endOf(values.dueDate, posting?.pending?.dueDate ?? posting?.dueDate) : null,
    }),
    requirements: lines(values.requirements),
    ...(kind === "OPPORTUNITY"
      ? {
          ...inputsOf(ownOpportunityFields, values),
          category: values.category,
          levels: chosenOf(values.levels) as NonNullable<PostingInput["levels"]>,
          sportIds: chosenOf(values.sportIds),
        }
      : { duration: values.duration }),
  };
}
