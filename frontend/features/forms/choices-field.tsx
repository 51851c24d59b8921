import { chakra } from "@chakra-ui/react";
import { useField } from "formik";
import { useId } from "react";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import type { Choice } from "../../ui/controls/select-field.tsx";

const Frame = chakra("fieldset", { base: { minWidth: "0" } });
const Legend = chakra("legend", { base: { mb: "1.5", fontSize: "sm", fontWeight: "medium" } });
const Hint = chakra("p", { base: { mb: "1.5", fontSize: "sm", color: "fg.muted" } });
const Grid = chakra("div", {
  base: {
    display: "grid",
    columnGap: "4",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  },
});
const Option = chakra("label", {
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: "2.5",
    minHeight: "9",
    py: "1.5",
    cursor: "pointer",
  },
});
const Problem = chakra("p", { base: { mt: "1.5", fontSize: "sm", color: "danger" } });

type Props = {
  name: string;
  label: string;
  hint?: string | undefined;
  choices: readonly Choice[];
  /** How the form stores the chosen values; separated by commas if omitted. */
  read?: (value: string) => readonly string[];
  write?: (chosen: readonly string[]) => string;
};

/** Returns the chosen values of such a field, which stores them as one string. */
export const chosenOf = (value: string) => value.split(",").filter(Boolean);

const joined = (chosen: readonly string[]) => chosen.join(",");

/** A group of checkboxes; the form stores the chosen values as one string. */
export function ChoicesField({ name, label, hint, choices, read = chosenOf, write = joined }: Props) {
  const id = useId();
  const [{ value = "" }, { error, touched }, { setValue, setTouched }] = useField<string>(name);
  const problem = touched ? error : undefined;
  const chosen = new Set(read(value));
  const toggle = (one: string) => {
    const next = choices.map((choice) => choice.value).filter((each) => chosen.has(each) !== (each === one));
    void setTouched(true, false).then(() => setValue(write(next)));
  };
  return (
    <Frame
      aria-describedby={problem && `${id}-error`}
      aria-invalid={problem ? true : undefined}
      tabIndex={-1}
    >
      <Legend>{label}</Legend>
      {hint && <Hint>{hint}</Hint>}
      <Grid>
        {choices.map((choice) => (
          <Option key={choice.value}>
            <Checkbox checked={chosen.has(choice.value)} onChange={() => toggle(choice.value)} />
            {choice.label}
          </Option>
        ))}
      </Grid>
      {problem && (
        <Problem id={`${id}-error`} role="alert">
          {problem}
        </Problem>
      )}
    </Frame>
  );
}
