import { chakra } from "@chakra-ui/react";
import type { FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import {
  type Asked,
  askedParameters,
  durationInWords,
  parameterOf,
} from "../../../backend/modules/catalog/plans/cost.rules.ts";
import {
  COUNTED_UNITS,
  type CountedUnit,
  MAX_NUMBER,
} from "../../../backend/modules/catalog/plans/plan.rules.ts";
import { COUNT_LABELS } from "../../../backend/modules/catalog/plans/plan-words.rules.ts";
import { Button } from "../../ui/controls/button.tsx";
import { FormField, TextInput } from "../../ui/controls/form-field.tsx";
import { SelectField } from "../../ui/controls/select-field.tsx";

const Fields = chakra("form", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))",
    gap: "3",
    alignItems: "end",
    p: "4",
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "lg",
    bg: "bg.subtle",
  },
});

const DURATIONS = [1, 3, 6, 12, 24, 36, 60];
const OWN: readonly string[] = ["months", ...COUNTED_UNITS.map(parameterOf)];

type Props = {
  units: readonly CountedUnit[];
  asked: Asked;
  /** The path of the page, and the place on it that shows the result. */
  path: string;
  /** The id of the heading that names the form. */
  place: string;
  /** The address's other parameters, which stay. */
  search: URLSearchParams;
};

/** Asks for how many and for how long: a plain GET form, so that the answer has an address. */
export function CostForm({ units, asked, path, place, search }: Props) {
  const navigate = useNavigate();
  const others = [...search].filter(([name]) => !OWN.includes(name));
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === "string" && value !== "" ? [[name, value]] : [],
    );
    void navigate(`${path}?${new URLSearchParams(given)}`, { preventScrollReset: true });
  };
  const durations = DURATIONS.includes(asked.months)
    ? DURATIONS
    : [...DURATIONS, asked.months].toSorted((a, b) => a - b);
  return (
    // A new address replaces what is typed.
    <Fields
      key={String(askedParameters(asked))}
      action={`${path}#${place}`}
      onSubmit={show}
      aria-label="For how many, and for how long"
    >
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {units.map((unit) => (
        <FormField key={unit} label={COUNT_LABELS[unit]}>
          {(control) => (
            <TextInput
              {...control}
              type="number"
              inputMode="numeric"
              name={parameterOf(unit)}
              min={1}
              max={MAX_NUMBER}
              step={1}
              defaultValue={asked.counts[unit] ?? ""}
            />
          )}
        </FormField>
      ))}
      <FormField label="For">
        {(control) => (
          <SelectField
            {...control}
            name="months"
            defaultValue={String(asked.months)}
            choices={durations.map((months) => ({ value: String(months), label: durationInWords(months) }))}
          />
        )}
      </FormField>
      <Button type="submit" size="md" minHeight="12">
        Calculate
      </Button>
    </Fields>
  );
}
