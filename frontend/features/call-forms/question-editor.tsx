import { chakra } from "@chakra-ui/react";
import type { ComponentProps, ReactNode } from "react";
import { ANSWER_FILE_TYPES, YES_NO } from "../../../backend/modules/marketplace/call-forms/question.rules.ts";
import { CURRENCIES } from "../../../backend/shared/money/money.rules.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { FormField, TextArea, TextInput } from "../../ui/controls/form-field.tsx";
import { SelectField } from "../../ui/controls/select-field.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { canDecide, choicesIn, type Messages, type QuestionDraft } from "./question-drafts.ts";
import { FILE_WORDS, KIND_WORDS } from "./question-words.ts";

const One = chakra("fieldset", {
  base: {
    display: "grid",
    gap: "4",
    minWidth: "0",
    mb: "4",
    p: "4",
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "lg",
  },
});
const Head = chakra("p", { base: { fontSize: "sm", color: "fg.muted" } });
const Pair = chakra("div", {
  base: { display: "grid", gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "1fr 1fr" }, gap: "3" },
});
const Option = chakra("label", {
  base: { display: "flex", alignItems: "center", gap: "2.5", minHeight: "9", cursor: "pointer" },
});
const Group = chakra("fieldset", { base: { minWidth: "0" } });
const Legend = chakra("legend", { base: { mb: "1", fontSize: "sm", fontWeight: "medium" } });
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });
const Problem = chakra("p", { base: { mt: "1", fontSize: "sm", color: "danger" } });

type Texts = {
  [Name in keyof QuestionDraft]: QuestionDraft[Name] extends string ? Name : never;
}[keyof QuestionDraft];

type Props = {
  draft: QuestionDraft;
  /** Its number, from 1, and how many there are. */
  number: number;
  count: number;
  messages: Messages;
  change: (draft: QuestionDraft) => void;
  move: (by: 1 | -1) => void;
  remove: () => void;
};

/** A group of checkboxes for some of several values. */
function Some<Value extends string>({
  legend,
  all,
  chosen,
  problem,
  onChange,
}: {
  legend: string;
  all: readonly (readonly [Value, ReactNode])[];
  chosen: readonly Value[];
  problem: string | undefined;
  onChange: (chosen: Value[]) => void;
}) {
  return (
    <Group aria-invalid={problem ? true : undefined} tabIndex={-1}>
      <Legend>{legend}</Legend>
      {all.map(([value, words]) => (
        <Option key={value}>
          <Checkbox
            checked={chosen.includes(value)}
            onChange={() =>
              onChange(all.map(([one]) => one).filter((one) => chosen.includes(one) !== (one === value)))
            }
          />
          {words}
        </Option>
      ))}
      {problem && <Problem role="alert">{problem}</Problem>}
    </Group>
  );
}

/** A question of a form with all that its kind can say. */
export function QuestionEditor({ draft, number, count, messages, change, move, remove }: Props) {
  const { kind } = draft;
  const at = `questions[${number - 1}]`;
  const problemOf = (name: keyof QuestionDraft) => messages[`${at}.${name}`];
  const named = draft.label || `question ${number}`;
  const text = (
    name: Texts,
    label: string,
    { hint, ...rest }: ComponentProps<typeof TextInput> & { hint?: string } = {},
  ) => (
    <FormField label={label} hint={hint} error={problemOf(name)} required={rest.required ?? false}>
      {(control) => (
        <TextInput
          {...rest}
          {...control}
          value={draft[name]}
          onChange={({ target }) => change({ ...draft, [name]: target.value })}
        />
      )}
    </FormField>
  );
  const area = (name: Texts, label: string, rows: number, hint?: string) => (
    <FormField label={label} hint={hint} error={problemOf(name)}>
      {(control) => (
        <TextArea
          {...control}
          rows={rows}
          value={draft[name]}
          onChange={({ target }) => change({ ...draft, [name]: target.value })}
        />
      )}
    </FormField>
  );
  const flag = (name: "isRequired" | "isIdentifying" | "decides", words: string) => (
    <Option>
      <Checkbox checked={draft[name]} onChange={() => change({ ...draft, [name]: !draft[name] })} />
      {words}
    </Option>
  );
  const decides = draft.decides && canDecide(draft);
  const whole = { inputMode: "numeric", maxLength: 5 } as const;
  const number_ = { inputMode: "decimal", maxLength: 16 } as const;
  const offered = kind === "yes_no" ? [...YES_NO] : choicesIn(draft);
  return (
    <One data-question={draft.key}>
      <VisuallyHidden as="legend">Question {number}</VisuallyHidden>
      <Head>
        {number}. {KIND_WORDS[kind]}
      </Head>
      {text("label", "Question", { maxLength: 300, required: true })}
      {area("help", "Help", 2, "What helps to answer it")}
      {(kind === "choice" || kind === "choices") && area("choices", "Choices", 4, "One per line")}
      {(kind === "text" || kind === "long_text") && text("maxLength", "Most characters", whole)}
      {kind === "number" && (
        <Pair>
          {text("min", decides ? "Can apply from" : "Minimum", number_)}
          {text("max", decides ? "Can apply up to" : "Maximum", number_)}
        </Pair>
      )}
      {kind === "date" && (
        <Pair>
          {text("earliest", decides ? "Can apply from" : "Earliest", { type: "date" })}
          {text("latest", decides ? "Can apply up to" : "Latest", { type: "date" })}
        </Pair>
      )}
      {kind === "budget" && (
        <Pair>
          <FormField label="Currency" error={problemOf("currency")}>
            {(control) => (
              <SelectField
                {...control}
                value={draft.currency}
                choices={CURRENCIES.map((value) => ({ value, label: value }))}
                onChange={({ target }) => change({ ...draft, currency: target.value })}
              />
            )}
          </FormField>
          {text("max", "Most that the call funds", number_)}
        </Pair>
      )}
      {kind === "file" && (
        <>
          <Some
            legend="Types of files"
            all={ANSWER_FILE_TYPES.map((type) => [type, FILE_WORDS[type]] as const)}
            chosen={draft.fileTypes}
            problem={problemOf("fileTypes")}
            onChange={(fileTypes) => change({ ...draft, fileTypes })}
          />
          <Pair>
            {text("maxFiles", "Most files", whole)}
            {text("maxMegabytes", "Most megabytes of a file", whole)}
          </Pair>
        </>
      )}
      {canDecide(draft) && flag("decides", "The answer decides whether someone can apply")}
      {decides && (
        <>
          {(kind === "yes_no" || kind === "choice") && (
            <Some
              legend="Can apply with"
              all={offered.map((one) => [one, one] as const)}
              chosen={draft.accepted}
              problem={problemOf("accepted")}
              onChange={(accepted) => change({ ...draft, accepted })}
            />
          )}
          {area("reason", "Why others can't apply", 2, "They read it as soon as they answer")}
        </>
      )}
      <div>
        {!decides && flag("isRequired", "Required")}
        {flag("isIdentifying", "The answer tells who applies")}
      </div>
      {problemOf("id") && <Problem role="alert">{problemOf("id")}</Problem>}
      {problemOf("kind") && <Problem role="alert">{problemOf("kind")}</Problem>}
      <Actions>
        <Button size="sm" data-move="-1" aria-disabled={number === 1} onClick={() => number > 1 && move(-1)}>
          Move up<VisuallyHidden> {named}</VisuallyHidden>
        </Button>
        <Button
          size="sm"
          data-move="1"
          aria-disabled={number === count}
          onClick={() => number < count && move(1)}
        >
          Move down<VisuallyHidden> {named}</VisuallyHidden>
        </Button>
        <Button size="sm" onClick={remove}>
          Remove<VisuallyHidden> {named}</VisuallyHidden>
        </Button>
      </Actions>
    </One>
  );
}
