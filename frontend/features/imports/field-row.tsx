import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { TextInput } from "../../ui/controls/form-field.tsx";
import { SelectField } from "../../ui/controls/select-field.tsx";
import { Dotted } from "../../ui/display/dotted.tsx";
import { formatCount } from "../../ui/display/format.ts";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { FieldSteps } from "./field-steps.tsx";
import type { ImportKindsQuery, ImportUploadQuery } from "./imports.generated.ts";
import type { Steps } from "./mapping-text.ts";

const Row = chakra("li", {
  base: {
    display: "grid",
    gap: { base: "2", md: "4" },
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" },
    py: "3",
    borderTopWidth: "1px",
    borderColor: "line",
    overflowWrap: "anywhere",
  },
});
const Note = chakra("p", { base: { mt: "0.5", color: "fg.muted", fontSize: "sm" } });
const Question = chakra("div", {
  base: {
    borderInlineStartWidth: "3px",
    borderColor: "accent",
    ps: "3",
    fontSize: "sm",
    fontWeight: "medium",
  },
});
const Answers = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "2" } });
const Choices = chakra("div", { base: { display: "grid", gap: "2", alignContent: "start" } });

/** The choice of a fixed value; no column's name starts with a space. */
const FIXED = " fixed";
const OTHERWISE = " otherwise";

const choicesOf = (none: string, formats: readonly string[], given: string | undefined) => [
  { value: "", label: none },
  ...[...new Set([...formats, ...(given ? [given] : [])])].map((format) => ({
    value: format,
    label: WORDS[format] ?? format,
  })),
];
const WORDS: Readonly<Record<string, string>> = {
  unix: "Unix time, in seconds",
  "unix-ms": "Unix time, in milliseconds",
};
const DATES = [
  "DD.MM.YYYY",
  "MM/DD/YYYY",
  "DD/MM/YYYY",
  "M/D/YYYY",
  "D MMM YYYY",
  "MMM D, YYYY",
  "MMDDYYYY",
  "unix",
  "unix-ms",
];
const NUMBERS = ["1,234.5", "1.234,5", "1 234,5", "1'234.5"];

type Props = {
  field: ImportKindsQuery["importKinds"][number]["fields"][number];
  columns: ImportUploadQuery["importUpload"]["columns"];
  /** What the values of the suggested column leave open. */
  question?: ImportUploadQuery["importUpload"]["questions"][number] | undefined;
  /** Undefined if the field stays empty. */
  steps: Steps | undefined;
  disabled: boolean;
  onChange: (steps: Steps | undefined) => void;
};

/** A field with a description of its content, the column that it is read from, and what is done with its values. */
export function FieldRow({ field, columns, question, steps, disabled, onChange }: Props) {
  const { name, required, holds } = field;
  const [from] = [steps?.from ?? []].flat();
  const isFixed = steps?.value !== undefined;
  const isOtherwise = steps !== undefined && !isFixed && from === undefined;
  const column = columns.find((each) => each.name === from);
  const choose = (value: string) => {
    if (value === "") onChange(undefined);
    else if (value === FIXED) onChange({ value: "" });
    else if (value !== OTHERWISE) {
      const { value: _value, template: _template, from: before, ...kept } = steps ?? {};
      const further = [before ?? []].flat().slice(1);
      onChange({ ...kept, from: further.length > 0 ? [value, ...further] : value });
    }
  };
  const names = columns.map((each) => each.name);
  const known = from === undefined || names.includes(from) ? names : [from, ...names];
  return (
    <Row>
      <div>
        <chakra.p fontWeight="medium">
          {name}
          {required && (
            <chakra.span color="fg.muted" fontWeight="normal" fontSize="sm">
              {" "}
              required
            </chakra.span>
          )}
        </chakra.p>
        <Note>{holds}</Note>
      </div>
      <Choices>
        <SelectField
          label={`Column for ${name}`}
          value={isOtherwise ? OTHERWISE : isFixed ? FIXED : (from ?? "")}
          disabled={disabled}
          choices={[
            { value: "", label: required ? "Choose a column" : "Leave empty" },
            { value: FIXED, label: "The same value in every row" },
            ...(isOtherwise ? [{ value: OTHERWISE, label: "As the mapping's JSON says" }] : []),
            ...known.map((value) => ({ value, label: value })),
          ]}
          onChange={({ target }) => choose(target.value)}
        />
        {isFixed && (
          <TextInput
            aria-label={`Value of ${name} in every row`}
            value={String(steps.value)}
            maxLength={300}
            disabled={disabled}
            onChange={({ target }) => onChange({ value: target.value })}
          />
        )}
        {from && /\b(date|day) such as/i.test(holds) && (
          <SelectField
            label={`Date format for ${name}`}
            value={steps?.date ?? ""}
            disabled={disabled}
            choices={choicesOf("Dates such as 2026-03-31", DATES, steps?.date)}
            onChange={({ target }) => onChange({ ...steps, date: target.value })}
          />
        )}
        {from && /\bnumber\b/i.test(holds) && (
          <SelectField
            label={`Number format for ${name}`}
            value={steps?.number ?? ""}
            disabled={disabled}
            choices={choicesOf("Numbers that can mean only one thing", NUMBERS, steps?.number)}
            onChange={({ target }) => onChange({ ...steps, number: target.value })}
          />
        )}
        {column && <ColumnFacts column={column} />}
        {question && from && (
          <ColumnQuestion question={question} from={from} disabled={disabled} onChange={onChange} />
        )}
        {from && steps && (
          <details>
            <chakra.summary cursor="pointer" fontSize="sm">
              {stepsInWords(steps) || "More steps"}
              <VisuallyHidden> for {name}</VisuallyHidden>
            </chakra.summary>
            <FieldSteps name={name} columns={names} steps={steps} disabled={disabled} onChange={onChange} />
          </details>
        )}
      </Choices>
    </Row>
  );
}

/** Sample values of a column, how many rows have one, and what may be wrong with them. */
function ColumnFacts({ column }: { column: Props["columns"][number] }) {
  const { samples, filled, distinct, problems } = column;
  return (
    <div>
      {samples.length > 0 && (
        <Note>
          <Dotted parts={samples} />
        </Note>
      )}
      <Note>
        {filled}% filled, {formatCount(distinct)} different
      </Note>
      {problems.map((problem) => (
        <chakra.p key={problem} mt="0.5" fontSize="sm">
          {problem}
        </chakra.p>
      ))}
    </div>
  );
}

/** What the values of a column leave open, until it is answered. */
function ColumnQuestion({
  question: { text, choices },
  from,
  disabled,
  onChange,
}: Pick<Props, "disabled" | "onChange"> & { question: NonNullable<Props["question"]>; from: string }) {
  const [isAnswered, setAnswered] = useState(false);
  const answers = choices.map(({ label, steps }) => ({ label, steps: JSON.parse(steps) as Steps }));
  // Another column than the suggested one has other values.
  if (isAnswered || answers[0]?.steps.from !== from) return null;
  return (
    <Question role="group" aria-label={text}>
      <chakra.p>{text}</chakra.p>
      <Answers>
        {answers.map(({ label, steps }) => (
          <Button
            key={label}
            disabled={disabled}
            onClick={() => {
              setAnswered(true);
              onChange(steps);
            }}
          >
            {label}
          </Button>
        ))}
      </Answers>
    </Question>
  );
}

/** Names the steps that are set, such as "Steps: split, lookup table". */
function stepsInWords(steps: Steps): string {
  const set = [
    Array.isArray(steps.from) && "several columns",
    steps.split && "split",
    steps.take && steps.take !== "all" && steps.take,
    steps.join && "join",
    steps.translate && Object.keys(steps.translate).length > 0 && "lookup table",
    steps.default !== undefined && steps.default !== "" && "if empty",
    (steps.replace ?? steps.match ?? steps.lookup) !== undefined && "more in the JSON",
  ].filter(Boolean);
  return set.length > 0 ? `Steps: ${set.join(", ")}` : "";
}
