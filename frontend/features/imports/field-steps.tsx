import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { FormField, TextArea, TextInput } from "../../ui/controls/form-field.tsx";
import { SelectField } from "../../ui/controls/select-field.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { linesOf, problemOfLines, type Steps, tableOf } from "./mapping-text.ts";

const Grid = chakra("div", {
  base: {
    display: "grid",
    gap: "3",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
    pt: "3",
  },
});
const Wide = chakra("div", { base: { gridColumn: "1 / -1" } });
const Chips = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", mb: "2", listStyleType: "none" },
});

const TAKES = [
  { value: "all", label: "All items" },
  { value: "first", label: "The first item" },
  { value: "last", label: "The last item" },
];

type Props = {
  name: string;
  columns: readonly string[];
  steps: Steps;
  disabled: boolean;
  onChange: (steps: Steps) => void;
};

/** What is done with a column's values: join, split, first or all, lookup table, default. */
export function FieldSteps({ name, columns, steps, disabled, onChange }: Props) {
  const from = [steps.from ?? []].flat();
  const further = from.slice(1);
  const [lines, setLines] = useState(() => linesOf(steps.translate));
  const set = (change: Partial<Steps>) => onChange({ ...steps, ...change });
  const setFrom = (next: readonly string[]) => set({ from: next.length > 1 ? [...next] : next[0] });
  const of = <VisuallyHidden> for {name}</VisuallyHidden>;
  return (
    <Grid>
      <Wide>
        {further.length > 0 && (
          <Chips aria-label={`Further columns for ${name}`}>
            {further.map((column) => (
              <li key={column}>
                <Button disabled={disabled} onClick={() => setFrom(from.filter((each) => each !== column))}>
                  {column} <span aria-hidden>×</span>
                  <VisuallyHidden> (remove)</VisuallyHidden>
                </Button>
              </li>
            ))}
          </Chips>
        )}
        <FormField
          label={<>Together with{of}</>}
          hint="Values of several columns become one list, or one text."
        >
          {(control) => (
            <SelectField
              {...control}
              value=""
              disabled={disabled}
              choices={[
                { value: "", label: "Add a column" },
                ...columns
                  .filter((column) => !from.includes(column))
                  .map((column) => ({ value: column, label: column })),
              ]}
              onChange={({ target }) => setFrom([...from, target.value])}
            />
          )}
        </FormField>
      </Wide>
      <FormField label={<>Split at{of}</>} hint="Such as a comma.">
        {(control) => (
          <TextInput
            {...control}
            value={steps.split ?? ""}
            maxLength={10}
            disabled={disabled}
            onChange={({ target }) => set({ split: target.value })}
          />
        )}
      </FormField>
      <FormField label={<>Of a list, take{of}</>} hint="For values that are lists.">
        {(control) => (
          <SelectField
            {...control}
            value={steps.take ?? "all"}
            disabled={disabled}
            choices={TAKES}
            onChange={({ target }) => set({ take: target.value })}
          />
        )}
      </FormField>
      <FormField label={<>Join with{of}</>} hint="Makes one text of a list; a space counts.">
        {(control) => (
          <TextInput
            {...control}
            value={steps.join ?? ""}
            maxLength={20}
            disabled={disabled}
            onChange={({ target }) => set({ join: target.value })}
          />
        )}
      </FormField>
      <FormField label={<>If empty{of}</>} hint="The value that is used instead.">
        {(control) => (
          <TextInput
            {...control}
            value={String(steps.default ?? "")}
            maxLength={300}
            disabled={disabled}
            onChange={({ target }) => set({ default: target.value })}
          />
        )}
      </FormField>
      <Wide>
        <FormField
          label={<>Lookup table{of}</>}
          hint="One a line: their value = our value. Others stay as they are."
          error={problemOfLines(lines)}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              value={lines}
              disabled={disabled}
              onChange={({ target }) => {
                setLines(target.value);
                set({ translate: tableOf(target.value) });
              }}
            />
          )}
        </FormField>
      </Wide>
    </Grid>
  );
}
