import { chakra } from "@chakra-ui/react";
import { useField } from "formik";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { MAX_LINE_LABEL, MAX_LINES } from "../../../backend/modules/marketplace/call-forms/answer.rules.ts";
import {
  answerField,
  budgetTotal,
  type Question,
} from "../../../backend/modules/marketplace/call-forms/question.rules.ts";
import { Button } from "../../ui/controls/button.tsx";
import { FormField, TextInput } from "../../ui/controls/form-field.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { countedLines, listIn, type TypedLine } from "./answer-values.ts";
import { moneyText } from "./money-text.ts";
import { hintOf } from "./question-words.ts";

const Frame = chakra("fieldset", { base: { minWidth: "0" } });
const Legend = chakra("legend", { base: { mb: "1.5", fontSize: "sm", fontWeight: "medium" } });
const Hint = chakra("p", { base: { mb: "1.5", fontSize: "sm", color: "fg.muted" } });
const Line = chakra("fieldset", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr) auto", sm: "minmax(0, 1fr) 9rem auto" },
    gap: "3",
    alignItems: "end",
    minWidth: "0",
    mb: "3",
  },
});
const Wide = chakra("div", { base: { gridColumn: { base: "1 / -1", sm: "auto" } } });
const Total = chakra("p", { base: { my: "2", fontWeight: "semibold", fontVariantNumeric: "tabular-nums" } });
const Problem = chakra("p", { base: { mt: "1.5", fontSize: "sm", color: "danger" } });

const EMPTY: TypedLine = { label: "", amount: "" };

/** A budget of lines with an amount each, whose total is calculated while it is typed. */
export function BudgetField({ question }: { question: Question }) {
  const { id, label, isRequired, max, currency } = question;
  const [{ value = "" }, { error, touched }, { setValue, setTouched }] = useField<string>(answerField(id));
  const typed = listIn<TypedLine>(value);
  const lines = typed.length > 0 ? typed : [EMPTY];
  const [added, setAdded] = useState(0);
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (added > 0) list.current?.querySelector<HTMLInputElement>("fieldset:last-of-type input")?.focus();
  }, [added]);
  const write = (next: readonly TypedLine[]) => void setValue(next.length > 0 ? JSON.stringify(next) : "");
  const total = budgetTotal(countedLines(value));
  const problem = touched ? error : undefined;
  const leave = () => void setTouched(true);
  const money = currency ?? "USD";
  return (
    <Frame
      ref={list}
      tabIndex={-1}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem && `${id}-problem`}
    >
      <Legend>
        {label}
        {isRequired && <VisuallyHidden> (required)</VisuallyHidden>}
      </Legend>
      {hintOf(question) && <Hint>{hintOf(question)}</Hint>}
      {max !== null && <Hint>This call funds at most {moneyText(max, money)}.</Hint>}
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity while they are typed
        <Line key={at}>
          <VisuallyHidden as="legend">Line {at + 1}</VisuallyHidden>
          <Wide>
            <FormField label="What for">
              {(control) => (
                <TextInput
                  {...control}
                  value={line.label}
                  maxLength={MAX_LINE_LABEL}
                  onChange={({ target }) => write(lines.with(at, { ...line, label: target.value }))}
                  onBlur={leave}
                />
              )}
            </FormField>
          </Wide>
          <FormField label={`Amount (${money})`}>
            {(control) => (
              <TextInput
                {...control}
                value={line.amount}
                inputMode="decimal"
                maxLength={13}
                onChange={({ target }) => write(lines.with(at, { ...line, amount: target.value }))}
                onBlur={leave}
              />
            )}
          </FormField>
          <Button minHeight="12" disabled={lines.length === 1} onClick={() => write(lines.toSpliced(at, 1))}>
            Remove<VisuallyHidden> {line.label || `line ${at + 1}`}</VisuallyHidden>
          </Button>
        </Line>
      ))}
      <Total aria-live="polite">Total: {moneyText(total, money)}</Total>
      {problem && (
        <Problem id={`${id}-problem`} role="alert">
          {problem}
        </Problem>
      )}
      {lines.length < MAX_LINES && (
        <Button
          onClick={() => {
            write([...lines, EMPTY]);
            setAdded((count) => count + 1);
          }}
        >
          <Plus size={16} aria-hidden />
          Add a line
        </Button>
      )}
    </Frame>
  );
}
