import { solutionFields } from "../../../backend/modules/catalog/solutions/solution.fields.ts";
import { ChoicesField } from "../forms/choices-field.tsx";
import { ChoiceField } from "../forms/fields.tsx";
import { FormFields } from "../forms/form-fields.tsx";
import { solutionsListing } from "../listing/lists/solutions.generated.ts";
import { PlansField } from "../plans/plans-field.tsx";
import type { SolutionChoicesQuery } from "./solution-form.generated.ts";
import { LABELS } from "./solution-values.ts";

const choicesOf = (rows: readonly { id: string; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: id, label: name }));

const choicesIn = (choices: Readonly<Record<string, string>> | null) =>
  Object.entries(choices ?? {}).map(([value, label]) => ({ value, label }));
const { level, price } = solutionsListing.filters;
const LEVELS = choicesIn(level.choices);
const PRICE_BANDS = choicesIn(price.choices);

const { pricing } = solutionFields;

/** The fields of a solution. */
export function SolutionFields({ categories, sports }: SolutionChoicesQuery) {
  return (
    <FormFields
      of={solutionFields}
      instead={{
        pricing: (
          <>
            <ChoiceField
              name="categoryId"
              label={LABELS.categoryId}
              required
              choices={[{ value: "", label: "Choose one" }, ...choicesOf(categories)]}
            />
            <ChoiceField name="priceBand" label={LABELS.priceBand} choices={PRICE_BANDS} />
            <FormFields of={{ pricing }} />
          </>
        ),
        plans: <PlansField name="plans" />,
        priceBand: null,
        levels: (
          <>
            <ChoicesField name="levels" label={LABELS.levels} choices={LEVELS} />
            <ChoicesField name="sportIds" label={LABELS.sportIds} choices={choicesOf(sports)} />
          </>
        ),
      }}
    />
  );
}
