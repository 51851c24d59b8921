import { chakra } from "@chakra-ui/react";
import { useField } from "formik";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import {
  COUNTED_UNITS,
  MAX_NAME,
  MAX_NOTE,
  MAX_PLANS,
  PLAN_PERIODS,
  PLAN_UNITS,
} from "../../../backend/modules/catalog/plans/plan.rules.ts";
import {
  COUNT_LABELS,
  PERIOD_LABELS,
  UNIT_LABELS,
} from "../../../backend/modules/catalog/plans/plan-words.rules.ts";
import { CURRENCIES } from "../../../backend/shared/money/money.rules.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { FormField, TextInput } from "../../ui/controls/form-field.tsx";
import { type Choice, SelectField } from "../../ui/controls/select-field.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { draftsIn, EMPTY_PLAN, type PlanDraft } from "./plan-drafts.ts";

const Frame = chakra("fieldset", { base: { minWidth: "0" } });
const Legend = chakra("legend", { base: { mb: "1.5", fontSize: "sm", fontWeight: "medium" } });
const Hint = chakra("p", { base: { mb: "3", fontSize: "sm", color: "fg.muted" } });
const One = chakra("fieldset", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", sm: "repeat(4, minmax(0, 1fr))" },
    gap: "3",
    alignItems: "end",
    minWidth: "0",
    mb: "4",
    p: "4",
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "lg",
  },
});
const Wide = chakra("div", { base: { gridColumn: "1 / -1" } });
const Option = chakra("label", {
  base: { display: "flex", alignItems: "center", gap: "2", minHeight: "12" },
});
const Actions = chakra("div", {
  base: { gridColumn: "1 / -1", display: "flex", flexWrap: "wrap", gap: "2" },
});
const Problem = chakra("p", { base: { mt: "1.5", fontSize: "sm", color: "danger" } });

const choicesOf = (words: readonly string[], labels: Readonly<Record<string, string>>): Choice[] =>
  words.map((value) => ({ value, label: labels[value] ?? value }));
const UNITS = choicesOf(PLAN_UNITS, { ...UNIT_LABELS, flat: "Everything (flat price)" });
const PERIODS = choicesOf(PLAN_PERIODS, PERIOD_LABELS);
const CURRENCY_CHOICES = choicesOf(CURRENCIES, {});
const COUNTED = [{ value: "", label: "Same as price" }, ...choicesOf(COUNTED_UNITS, COUNT_LABELS)];
const HARDWARE = [
  { value: "once", label: "Once" },
  { value: "unit", label: "For each" },
];

type Messages = Readonly<Partial<Record<keyof PlanDraft, string>>>;
type Texts = Exclude<keyof PlanDraft, "from">;

type PlanProps = {
  plan: PlanDraft;
  /** Its number among the plans, from 1. */
  number: number;
  count: number;
  messages: Messages;
  change: (plan: PlanDraft) => void;
  move: (by: 1 | -1) => void;
  remove: () => void;
  leave: () => void;
};

function PlanControls({ plan, number, count, messages, change, move, remove, leave }: PlanProps) {
  const text = (name: Texts, label: string, rest: ComponentProps<typeof TextInput> = {}) => (
    <FormField label={label} error={messages[name]} required={rest.required ?? false}>
      {(control) => (
        <TextInput
          {...rest}
          {...control}
          value={plan[name]}
          onChange={({ target }) => change({ ...plan, [name]: target.value })}
          onBlur={leave}
        />
      )}
    </FormField>
  );
  const choice = (name: Texts, label: string, choices: readonly Choice[]) => (
    <FormField label={label} error={messages[name]}>
      {(control) => (
        <SelectField
          {...control}
          value={plan[name]}
          choices={choices}
          onChange={({ target }) => change({ ...plan, [name]: target.value })}
        />
      )}
    </FormField>
  );
  const money = { inputMode: "decimal", maxLength: 13 } as const;
  const whole = { inputMode: "numeric", maxLength: 7 } as const;
  const named = plan.name || `plan ${number}`;
  return (
    <One>
      <VisuallyHidden as="legend">Plan {number}</VisuallyHidden>
      <Wide>{text("name", "Plan's name", { maxLength: MAX_NAME, required: true })}</Wide>
      {text("amount", "Price", { ...money, placeholder: "On request" })}
      {choice("currency", "Currency", CURRENCY_CHOICES)}
      {choice("per", "For each", UNITS)}
      {choice("period", "Every", PERIODS)}
      {plan.per !== "flat" && text("minimum", "Minimum number", whole)}
      {text("maximum", "Maximum number", whole)}
      {choice("maximumOf", "Maximum of", COUNTED)}
      <Option>
        <Checkbox checked={plan.from} onChange={() => change({ ...plan, from: !plan.from })} />
        Price starts there
      </Option>
      {text("setupFee", "Setup fee", money)}
      {text("hardware", "Hardware", money)}
      {choice("hardwarePer", "Hardware is paid", HARDWARE)}
      <Wide>{text("note", "Note", { maxLength: MAX_NOTE })}</Wide>
      <Actions>
        <Button size="sm" disabled={number === 1} onClick={() => move(-1)}>
          Move up<VisuallyHidden> {named}</VisuallyHidden>
        </Button>
        <Button size="sm" disabled={number === count} onClick={() => move(1)}>
          Move down<VisuallyHidden> {named}</VisuallyHidden>
        </Button>
        <Button size="sm" onClick={remove}>
          Remove<VisuallyHidden> {named}</VisuallyHidden>
        </Button>
      </Actions>
    </One>
  );
}

/** Numbers that identify the plans while their order and number change. */
function useKeys(count: number) {
  const next = useRef(count);
  const [keys, setKeys] = useState(() => Array.from({ length: count }, (_, at) => at));
  const known = keys.length === count ? keys : Array.from({ length: count }, (_, at) => keys[at] ?? -1 - at);
  return { keys: known, setKeys, newKey: () => next.current++ };
}

/** The prices of a solution as plans; the form keeps them as one JSON text. */
export function PlansField({ name }: { name: string }) {
  const [{ value }, { error, touched }, { setValue, setTouched }] = useField<string>(name);
  const plans = draftsIn(value);
  const { keys, setKeys, newKey } = useKeys(plans.length);
  const list = useRef<HTMLFieldSetElement>(null);
  const added = useRef(false);
  const problems: unknown = touched ? error : undefined;
  const general = Array.isArray(problems) ? problems.find((one) => typeof one === "string") : problems;
  const messagesOf = (at: number): Messages =>
    Array.isArray(problems) && typeof problems[at] === "object" && problems[at] ? problems[at] : {};
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    [...(list.current?.querySelectorAll<HTMLInputElement>("fieldset input[required]") ?? [])].at(-1)?.focus();
  });
  const write = (next: readonly PlanDraft[], nextKeys: readonly number[] = keys) => {
    setKeys([...nextKeys]);
    void setValue(JSON.stringify(next));
  };
  const move = (at: number, by: 1 | -1) => {
    const swapped = <Item,>(items: readonly Item[]) => {
      const copy = [...items];
      [copy[at], copy[at + by]] = [copy[at + by] as Item, copy[at] as Item];
      return copy;
    };
    write(swapped(plans), swapped(keys));
  };
  return (
    <Frame ref={list} tabIndex={-1}>
      <Legend>Plans</Legend>
      <Hint>Prices that people can calculate with. Leave a price empty if it is on request.</Hint>
      {plans.map((plan, at) => (
        <PlanControls
          key={keys[at]}
          plan={plan}
          number={at + 1}
          count={plans.length}
          messages={messagesOf(at)}
          change={(changed) => write(plans.map((one, other) => (other === at ? changed : one)))}
          move={(by) => move(at, by)}
          remove={() => write(plans.toSpliced(at, 1), keys.toSpliced(at, 1))}
          leave={() => void setTouched(true)}
        />
      ))}
      {typeof general === "string" && <Problem role="alert">{general}</Problem>}
      <Button
        disabled={plans.length >= MAX_PLANS}
        onClick={() => {
          added.current = true;
          write([...plans, EMPTY_PLAN], [...keys, newKey()]);
        }}
      >
        Add a plan
      </Button>
    </Frame>
  );
}
