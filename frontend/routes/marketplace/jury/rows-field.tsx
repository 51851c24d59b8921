import { chakra } from "@chakra-ui/react";
import { useField } from "formik";
import { Plus } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";

const Frame = chakra("fieldset", { base: { minWidth: "0" } });
const Legend = chakra("legend", { base: { mb: "1.5", fontWeight: "semibold" } });
const Hint = chakra("p", { base: { mb: "3", fontSize: "sm", color: "fg.muted" } });
const Row = chakra("fieldset", {
  base: { display: "grid", gap: "4", minWidth: "0", py: "4", borderTopWidth: "1px", borderColor: "line" },
});
const Problem = chakra("p", { base: { mt: "1.5", fontSize: "sm", color: "danger" } });

type Errors<Value> = Readonly<Partial<Record<keyof Value, string>>>;

/** What the fields of a row need. */
export type RowProps<Value> = {
  row: Value;
  errors: Errors<Value>;
  change: (part: Partial<Value>) => void;
  leave: () => void;
};

type Props<Value> = {
  name: string;
  label: string;
  hint: string;
  /** What one is called, such as "Criterion". */
  one: string;
  most: number;
  blank: () => Value;
  /** Whether a row can go. */
  mayRemove?: (row: Value) => boolean;
  children: (row: RowProps<Value>) => ReactNode;
};

/** A field of several rows of fields, each of which can be removed. */
export function RowsField<Value extends object>(props: Props<Value>) {
  const { name, label, hint, one, most, blank, mayRemove = () => true, children } = props;
  const [{ value: rows }, { error, touched }, { setValue, setTouched }] = useField<Value[]>(name);
  const [added, setAdded] = useState(0);
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (added > 0) list.current?.querySelector<HTMLInputElement>("fieldset:last-of-type input")?.focus();
  }, [added]);
  const problems = touched
    ? (error as unknown as string | readonly (Errors<Value> | undefined)[] | undefined)
    : undefined;
  return (
    <Frame ref={list}>
      <Legend>{label}</Legend>
      <Hint>{hint}</Hint>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity while they are typed
        <Row key={index}>
          <VisuallyHidden as="legend">
            {one} {index + 1}
          </VisuallyHidden>
          {children({
            row,
            errors: (Array.isArray(problems) ? problems[index] : undefined) ?? {},
            change: (part) => void setValue(rows.with(index, { ...row, ...part })),
            leave: () => void setTouched(true),
          })}
          {rows.length > 1 && mayRemove(row) && (
            <div>
              <Button onClick={() => setValue(rows.filter((_, at) => at !== index))}>
                Remove<VisuallyHidden> {`${one} ${index + 1}`}</VisuallyHidden>
              </Button>
            </div>
          )}
        </Row>
      ))}
      {typeof problems === "string" && <Problem role="alert">{problems}</Problem>}
      {rows.length < most && (
        <Button
          mt="2"
          onClick={() => {
            void setValue([...rows, blank()]);
            setAdded((count) => count + 1);
          }}
        >
          <Plus size={16} aria-hidden />
          Add {one}
        </Button>
      )}
    </Frame>
  );
}
