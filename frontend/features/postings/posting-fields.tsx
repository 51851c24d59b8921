import { ownOpportunityFields } from "../../../backend/modules/marketplace/opportunities/opportunity.fields.ts";
import { OPPORTUNITY_TYPES } from "../../../backend/modules/marketplace/postings/posting.rules.ts";
import type { PostingKind } from "../../graphql/schema.generated.ts";
import { capitalize } from "../../ui/display/format.ts";
import { ChoicesField } from "../forms/choices-field.tsx";
import { ChoiceField, TextAreaField, TextField } from "../forms/fields.tsx";
import { FormFields } from "../forms/form-fields.tsx";
import { opportunitiesListing } from "../listing/lists/opportunities.generated.ts";
import { daysEndText } from "../record/end-fact.tsx";
import type { PostingChoicesQuery } from "./posting-form.generated.ts";
import { LABELS } from "./posting-values.ts";

const LEVELS = Object.entries(opportunitiesListing.filters.level.choices ?? {}).map(([value, label]) => ({
  value,
  label,
}));

/** Types that imported records have but that can't be selected otherwise. */
const typesWith = (type: string) =>
  [...new Set([...OPPORTUNITY_TYPES, type])].map((value) => ({ value, label: capitalize(value) }));

type Props = {
  kind: PostingKind;
  choices: PostingChoicesQuery;
  /** The initial type. */
  type: string;
  /** Whether the due date is edited here. */
  withDueDate: boolean;
};

function OpportunityKind({ choices, type }: Pick<Props, "choices" | "type">) {
  const { categories } = choices.postingOptions;
  return (
    <>
      <ChoiceField name="type" label={LABELS.type} required choices={typesWith(type)} />
      <ChoiceField
        name="category"
        label={LABELS.category}
        required
        choices={[
          { value: "", label: "Choose one" },
          ...categories.map(({ name }) => ({ value: name, label: name })),
        ]}
      />
    </>
  );
}

function OpportunityAudience({ choices }: Pick<Props, "choices">) {
  const sports = choices.sports.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FormFields
      of={ownOpportunityFields}
      instead={{
        levels: (
          <>
            <ChoicesField name="levels" label={LABELS.levels} choices={LEVELS} />
            <ChoicesField name="sportIds" label={LABELS.sportIds} choices={sports} />
          </>
        ),
      }}
    />
  );
}

/** The fields of an opportunity or a collaboration. */
export function PostingFields({ kind, choices, type, withDueDate }: Props) {
  const isOpportunity = kind === "OPPORTUNITY";
  return (
    <>
      <TextField name="title" label={LABELS.title} required maxLength={200} />
      {isOpportunity ? (
        <OpportunityKind choices={choices} type={type} />
      ) : (
        <TextField
          name="type"
          label={LABELS.type}
          hint="The kind of work, such as a joint study"
          required
          maxLength={80}
        />
      )}
      <TextAreaField
        name="description"
        label={LABELS.description}
        hint="What you need, why, and how you'll choose"
        rows={8}
        maxLength={20_000}
      />
      <TextAreaField
        name="requirements"
        label={LABELS.requirements}
        hint="One per line, most important first"
        rows={4}
      />
      <TextField
        name="budget"
        label={LABELS.budget}
        hint="Leave empty if you'd rather not say"
        type="text"
        inputMode="numeric"
      />
      {withDueDate && (
        <TextField
          name="dueDate"
          label={LABELS.dueDate}
          hint={`People can apply until the end of this day. ${daysEndText()}`}
          type="date"
        />
      )}
      {isOpportunity ? (
        <OpportunityAudience choices={choices} />
      ) : (
        <TextField name="duration" label={LABELS.duration} hint="For example, 24 months" maxLength={80} />
      )}
      <TextAreaField
        name="howToApply"
        label={LABELS.howToApply}
        hint="What applicants should send, and what happens next"
        rows={4}
        maxLength={5000}
      />
      <TextField name="contactName" label={LABELS.contactName} maxLength={120} />
      <TextField name="contactEmail" label={LABELS.contactEmail} hint="Public" type="email" maxLength={320} />
    </>
  );
}
