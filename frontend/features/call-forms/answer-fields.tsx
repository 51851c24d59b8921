import { chakra } from "@chakra-ui/react";
import { longestAnswer } from "../../../backend/modules/marketplace/call-forms/answer.rules.ts";
import {
  answerField,
  type Question,
  YES_NO,
} from "../../../backend/modules/marketplace/call-forms/question.rules.ts";
import { ChoicesField } from "../forms/choices-field.tsx";
import { ChoiceField, TextAreaField, TextField } from "../forms/fields.tsx";
import type { Eligibility } from "./answer-rules.ts";
import { listIn } from "./answer-values.ts";
import { BudgetField } from "./budget-field.tsx";
import { FileAnswer, type FileSide } from "./file-answer.tsx";
import { hintOf } from "./question-words.ts";

const Refusal = chakra("div", {
  base: {
    p: "4",
    borderWidth: "1px",
    borderColor: "danger",
    borderRadius: "lg",
    bg: "danger.subtle",
    overflowWrap: "anywhere",
  },
});
const Note = chakra("p", { base: { color: "fg.muted", fontSize: "sm" } });
const Group = chakra("fieldset", { base: { display: "grid", gap: "5", minWidth: "0" } });
const Legend = chakra("legend", { base: { mb: "3", fontSize: "md", fontWeight: "semibold" } });

const choicesOf = (choices: readonly string[]) => choices.map((value) => ({ value, label: value }));
const AS_LIST = {
  read: (text: string) => listIn<string>(text),
  write: (chosen: readonly string[]) => (chosen.length > 0 ? JSON.stringify(chosen) : ""),
};

function AnswerField({ question, files }: { question: Question; files: FileSide }) {
  const { id, kind, label, isRequired, choices } = question;
  const field = { name: answerField(id), label, hint: hintOf(question), required: isRequired };
  const maxLength = longestAnswer(question);
  switch (kind) {
    case "long_text":
      return <TextAreaField {...field} rows={6} maxLength={maxLength} />;
    case "number":
      return <TextField {...field} inputMode="decimal" maxLength={20} />;
    case "yes_no":
    case "choice":
      return (
        <ChoiceField
          {...field}
          choices={[{ value: "", label: "Choose..." }, ...choicesOf(kind === "choice" ? choices : YES_NO)]}
        />
      );
    case "choices":
      return <ChoicesField {...field} choices={choicesOf(choices)} {...AS_LIST} />;
    case "date":
      return <TextField {...field} type="date" />;
    case "link":
      return <TextField {...field} type="url" inputMode="url" maxLength={2_000} />;
    case "file":
      return <FileAnswer question={question} side={files} />;
    case "budget":
      return <BudgetField question={question} />;
    default:
      return <TextField {...field} maxLength={maxLength} />;
  }
}

type Props = { questions: readonly Question[]; files: FileSide };

/** The questions that decide whether one can apply, which come before anything else. */
export function EligibilityFields({ questions, files, eligibility }: Props & { eligibility: Eligibility }) {
  const deciding = questions.filter(({ reason }) => reason !== null);
  if (deciding.length === 0) return null;
  return (
    <Group>
      <Legend>Can you apply?</Legend>
      {deciding.map((question) => (
        <AnswerField key={question.id} question={question} files={files} />
      ))}
      {eligibility.kind === "refused" && (
        <Refusal role="alert">
          <chakra.p fontWeight="semibold">You can't apply with these answers.</chakra.p>
          {eligibility.reasons.map((reason) => (
            <chakra.p key={reason} mt="1" whiteSpace="pre-line">
              {reason}
            </chakra.p>
          ))}
        </Refusal>
      )}
      {eligibility.kind === "open" && (
        <Note role="status">Answer this first. The rest of the form follows if you can apply.</Note>
      )}
    </Group>
  );
}

/** The other questions of a call's form. */
export function AnswerFields({ questions, files }: Props) {
  return questions
    .filter(({ reason }) => reason === null)
    .map((question) => <AnswerField key={question.id} question={question} files={files} />);
}
