import { chakra } from "@chakra-ui/react";
import { Button } from "../../ui/controls/button.tsx";
import { TextInput } from "../../ui/controls/form-field.tsx";
import { SelectField } from "../../ui/controls/select-field.tsx";
import type { Condition } from "./mapping-text.ts";

const Box = chakra("fieldset", { base: { mb: "5", minWidth: "0" } });
const Row = chakra("li", {
  base: {
    display: "grid",
    gap: "2",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr)) auto" },
    py: "2",
  },
});

const TESTS = [
  { value: "is", label: "is" },
  { value: "isNot", label: "is not" },
  { value: "contains", label: "contains" },
  { value: "empty", label: "is empty" },
  { value: "filled", label: "is filled" },
] as const;
type Test = (typeof TESTS)[number]["value"];

/** The test of a condition and its text; several values are between bars. */
function testOf({ is, isNot, contains, empty }: Condition): { test: Test; text: string } {
  if (empty !== undefined) return { test: empty ? "empty" : "filled", text: "" };
  if (contains !== undefined) return { test: "contains", text: contains };
  return isNot === undefined
    ? { test: "is", text: [is ?? []].flat().join("|") }
    : { test: "isNot", text: [isNot].flat().join("|") };
}

function conditionOf(from: string, test: string, text: string): Condition {
  if (test === "empty" || test === "filled") return { from, empty: test === "empty" };
  if (test === "contains") return { from, contains: text };
  const values = text.includes("|") ? text.split("|") : text;
  return test === "isNot" ? { from, isNot: values } : { from, is: values };
}

type Props = {
  columns: readonly string[];
  conditions: readonly Condition[];
  disabled: boolean;
  onChange: (conditions: Condition[]) => void;
};

/** The conditions that leave rows out. */
export function LeaveOut({ columns, conditions, disabled, onChange }: Props) {
  const [first] = columns;
  if (first === undefined) return null;
  return (
    <Box>
      <chakra.legend fontWeight="medium">Rows to leave out</chakra.legend>
      <chakra.p color="fg.muted" fontSize="sm" mb="2">
        A row that meets one of these conditions isn't imported. Separate several values with |.
      </chakra.p>
      <chakra.ul listStyleType="none">
        {conditions.map((condition, at) => {
          const { test, text } = testOf(condition);
          const set = (from: string, next: string, value: string) =>
            onChange(conditions.map((each, place) => (place === at ? conditionOf(from, next, value) : each)));
          const known = columns.includes(condition.from) ? columns : [condition.from, ...columns];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no identity but their place.
            <Row key={at}>
              <SelectField
                label={`Column of condition ${at + 1}`}
                value={condition.from}
                disabled={disabled}
                choices={known.map((value) => ({ value, label: value }))}
                onChange={({ target }) => set(target.value, test, text)}
              />
              <SelectField
                label={`Test of condition ${at + 1}`}
                value={test}
                disabled={disabled}
                choices={TESTS}
                onChange={({ target }) => set(condition.from, target.value, text)}
              />
              {test !== "empty" && test !== "filled" && (
                <TextInput
                  aria-label={`Value of condition ${at + 1}`}
                  value={text}
                  maxLength={300}
                  disabled={disabled}
                  onChange={({ target }) => set(condition.from, test, target.value)}
                />
              )}
              <Button
                disabled={disabled}
                alignSelf="center"
                aria-label={`Remove condition ${at + 1}`}
                onClick={() => onChange(conditions.filter((_, place) => place !== at))}
              >
                Remove
              </Button>
            </Row>
          );
        })}
      </chakra.ul>
      {conditions.length < 20 && (
        <Button disabled={disabled} mt="1" onClick={() => onChange([...conditions, { from: first, is: "" }])}>
          Add a condition
        </Button>
      )}
    </Box>
  );
}
