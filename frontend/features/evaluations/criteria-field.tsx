import { chakra } from "@chakra-ui/react";
import { useField } from "formik";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { MAX_CRITERIA } from "../../../backend/modules/marketplace/evaluations/evaluation.rules.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { FormField, TextInput } from "../../ui/controls/form-field.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { type CriterionRow, shareOf } from "./criteria-rows.ts";

const Frame = chakra("fieldset", { base: { minWidth: "0" } });
const Legend = chakra("legend", { base: { mb: "1.5", fontSize: "sm", fontWeight: "medium" } });
const Hint = chakra("p", { base: { mb: "3", fontSize: "sm", color: "fg.muted" } });
const Row = chakra("fieldset", {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: "5rem 3rem minmax(0, 1fr) auto",
      md: "minmax(0, 1fr) 6rem 3rem 5.5rem auto",
    },
    gap: "3",
    alignItems: "end",
    minWidth: "0",
    py: "3",
    borderTopWidth: "1px",
    borderColor: "line",
  },
});
const Wide = chakra("div", { base: { gridColumn: { base: "1 / -1", md: "auto" } } });
const Share = chakra("p", {
  base: { minHeight: "12", alignContent: "center", fontVariantNumeric: "tabular-nums" },
});
const Option = chakra("label", {
  base: { display: "flex", alignItems: "center", gap: "2", minHeight: "12" },
});
const Problem = chakra("p", { base: { mt: "1.5", fontSize: "sm", color: "danger" } });

type RowErrors = readonly (Readonly<Partial<Record<keyof CriterionRow, string>>> | undefined)[];

/** The criteria of an evaluation with their weights, as a field of a form. */
export function CriteriaField({ name }: { name: string }) {
  const [{ value: rows }, { error, touched }, { setValue, setTouched }] = useField<CriterionRow[]>(name);
  const [added, setAdded] = useState(0);
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (added > 0) list.current?.querySelector<HTMLInputElement>("fieldset:last-of-type input")?.focus();
  }, [added]);
  const problems = touched ? (error as unknown as string | RowErrors | undefined) : undefined;
  const change = (at: number, row: CriterionRow) => setValue(rows.with(at, row));
  const add = () => {
    void setValue([...rows, { id: null, title: "", weight: "10", must: false }]);
    setAdded((count) => count + 1);
  };
  return (
    <Frame ref={list}>
      <Legend>Criteria</Legend>
      <Hint>
        A weight counts relative to the others. A candidate that misses a must comes last, however good it is
        otherwise.
      </Hint>
      {rows.map((row, index) => {
        const messages = Array.isArray(problems) ? problems[index] : undefined;
        const named = row.title || `criterion ${index + 1}`;
        const leave = () => void setTouched(true);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity while they are typed
          <Row key={index}>
            <VisuallyHidden as="legend">Criterion {index + 1}</VisuallyHidden>
            <Wide>
              <FormField label="What is judged" error={messages?.title} required>
                {(control) => (
                  <TextInput
                    {...control}
                    value={row.title}
                    maxLength={120}
                    onChange={({ target }) => change(index, { ...row, title: target.value })}
                    onBlur={leave}
                  />
                )}
              </FormField>
            </Wide>
            <FormField label="Weight" error={messages?.weight}>
              {(control) => (
                <TextInput
                  {...control}
                  value={row.weight}
                  inputMode="numeric"
                  maxLength={3}
                  onChange={({ target }) => change(index, { ...row, weight: target.value })}
                  onBlur={leave}
                />
              )}
            </FormField>
            <Share>
              <VisuallyHidden>Share of all weights: </VisuallyHidden>
              {shareOf(rows, row)}
            </Share>
            <Option>
              <Checkbox checked={row.must} onChange={() => change(index, { ...row, must: !row.must })} />
              Must
              <VisuallyHidden> be met: {named}</VisuallyHidden>
            </Option>
            <Button
              minHeight="12"
              disabled={rows.length === 1}
              onClick={() => setValue(rows.filter((_, at) => at !== index))}
            >
              Remove<VisuallyHidden> {named}</VisuallyHidden>
            </Button>
          </Row>
        );
      })}
      {typeof problems === "string" && <Problem role="alert">{problems}</Problem>}
      {rows.length < MAX_CRITERIA && (
        <Button mt="2" onClick={add}>
          <Plus size={16} aria-hidden />
          Add Criterion
        </Button>
      )}
    </Frame>
  );
}
