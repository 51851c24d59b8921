import { ChoicesField } from "../forms/choices-field.tsx";
import { ChoiceField, TextAreaField, TextField } from "../forms/fields.tsx";
import { solutionsListing } from "../listing/lists/solutions.generated.ts";
import type { SolutionChoicesQuery } from "./solution-form.generated.ts";
import { LABELS } from "./solution-values.ts";

const choicesOf = (rows: readonly { id: string; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: id, label: name }));

const choicesIn = (choices: Readonly<Record<string, string>> | null) =>
  Object.entries(choices ?? {}).map(([value, label]) => ({ value, label }));
const { level, price } = solutionsListing.filters;
const LEVELS = choicesIn(level.choices);
const PRICE_BANDS = choicesIn(price.choices);

/** The fields of a solution. */
export function SolutionFields({ categories, sports }: SolutionChoicesQuery) {
  return (
    <>
      <TextField name="title" label={LABELS.title} required maxLength={200} />
      <TextAreaField name="description" label={LABELS.description} required rows={8} maxLength={20_000} />
      <ChoiceField
        name="categoryId"
        label={LABELS.categoryId}
        required
        choices={[{ value: "", label: "Choose one" }, ...choicesOf(categories)]}
      />
      <ChoiceField name="priceBand" label={LABELS.priceBand} choices={PRICE_BANDS} />
      <TextField
        name="pricing"
        label={LABELS.pricing}
        hint="In your own words, such as “From $9 per player per month”"
        maxLength={200}
      />
      <ChoicesField name="levels" label={LABELS.levels} choices={LEVELS} />
      <ChoicesField name="sportIds" label={LABELS.sportIds} choices={choicesOf(sports)} />
      <TextAreaField
        name="features"
        label={LABELS.features}
        hint="One per line, most important first"
        rows={4}
      />
      <TextField name="tags" label={LABELS.tags} hint="Separated by commas" />
      <TextField
        name="integrations"
        label={LABELS.integrations}
        hint="What it works with, such as “Garmin, Excel, Google Calendar”. Separated by commas."
      />
      <TextField name="website" label={LABELS.website} type="url" maxLength={2000} />
    </>
  );
}
