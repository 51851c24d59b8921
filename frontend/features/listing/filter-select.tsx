import { type Choice, SelectField } from "../../ui/select-field.tsx";
import { choiceOf, type Filters, toWord, valuesOf } from "./address.ts";
import { FORM } from "./form-id.ts";
import type { ListingState } from "./use-listing.ts";

/** A filter of one value. */
export type SelectFilter<F extends Filters> = {
  name: keyof F & string;
  label: string;
  /** What it is called when nothing is chosen. */
  all: string;
  choices: readonly Choice[];
};

type Props<F extends Filters, Sort extends string> = {
  state: ListingState<F, Sort>;
  filter: SelectFilter<F>;
  compact?: boolean;
};

/** A filter of one value, as a select. */
export function FilterSelect<F extends Filters, Sort extends string>({
  state,
  filter,
  compact = false,
}: Props<F, Sort>) {
  const { listing, address, change } = state;
  const { name, label, all, choices } = filter;
  const labels = listing.filters[name];
  const wordOf = (value: string) => (labels ? toWord(value) : value);
  return (
    <SelectField
      compact={compact}
      label={label}
      name={name}
      form={FORM}
      choices={[
        { value: "", label: all },
        ...choices.map(({ value, label: text }) => ({ value: wordOf(value), label: text })),
      ]}
      value={wordOf(address.chosen[name][0] ?? "")}
      onChange={(event) => change({ chosen: choiceOf<F>([name], valuesOf(labels, [event.target.value])) })}
    />
  );
}
