import { ValidationError } from "yup";
import { formRules, tidyQuestion } from "../../../backend/modules/marketplace/call-forms/form.rules.ts";
import {
  type AnswerFileType,
  ELIGIBILITY_KINDS,
  type Question,
  type QuestionKind,
} from "../../../backend/modules/marketplace/call-forms/question.rules.ts";
import type {
  AnswerFileType as FileType,
  FormQuestionInput,
  QuestionKind as Kind,
} from "../../graphql/schema.generated.ts";

/** A question as it is typed. */
export type QuestionDraft = {
  /** Identifies it while the form is edited. */
  key: string;
  id: string | null;
  kind: QuestionKind;
  label: string;
  help: string;
  isRequired: boolean;
  isIdentifying: boolean;
  /** One choice a line. */
  choices: string;
  maxLength: string;
  min: string;
  max: string;
  /** Days as YYYY-MM-DD. */
  earliest: string;
  latest: string;
  currency: string;
  maxFiles: string;
  maxMegabytes: string;
  fileTypes: readonly AnswerFileType[];
  /** Whether the answer decides if one can apply. */
  decides: boolean;
  reason: string;
  accepted: readonly string[];
};

const text = (value: number | null) => (value === null ? "" : String(value));

/** Converts a question to what is typed. */
export const draftOf = (question: Question): QuestionDraft => ({
  ...question,
  key: question.id,
  choices: question.choices.join("\n"),
  maxLength: text(question.maxLength),
  min: text(question.min),
  max: text(question.max),
  earliest: question.earliest ?? "",
  latest: question.latest ?? "",
  currency: question.currency ?? "USD",
  maxFiles: text(question.maxFiles ?? 1),
  maxMegabytes: text(question.maxMegabytes ?? 10),
  decides: question.reason !== null,
  reason: question.reason ?? "",
});

/** A new question of a kind. */
export const newDraft = (key: string, kind: QuestionKind, decides = false): QuestionDraft => ({
  key,
  id: null,
  kind,
  label: "",
  help: "",
  isRequired: false,
  isIdentifying: false,
  choices: "",
  maxLength: "",
  min: "",
  max: "",
  earliest: "",
  latest: "",
  currency: "USD",
  maxFiles: "1",
  maxMegabytes: "10",
  fileTypes: ["pdf", "office", "picture"],
  decides,
  reason: "",
  accepted: kind === "yes_no" ? ["Yes"] : [],
});

/** The choices that are typed. */
export const choicesIn = ({ choices }: Pick<QuestionDraft, "choices">): string[] =>
  choices
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** The kinds of questions that can decide whether one can apply. */
export const canDecide = ({ kind }: QuestionDraft): boolean => ELIGIBILITY_KINDS.includes(kind);

/** What is typed, as the rules take it; a deciding question without a reason has an empty one. */
const given = ({ key: _, decides, reason, ...draft }: QuestionDraft) => ({
  ...draft,
  choices: choicesIn(draft),
  accepted:
    draft.kind === "choice" ? draft.accepted.filter((one) => choicesIn(draft).includes(one)) : draft.accepted,
  currency: draft.kind === "budget" ? draft.currency : null,
  reason: decides && canDecide({ ...draft, key: "", decides, reason }) ? reason : null,
});

/** Messages by the path of their field, such as `questions[0].label`. */
export type Messages = Readonly<Record<string, string>>;

/** Returns the questions, or a message for each invalid field. */
export function readDrafts(
  drafts: readonly QuestionDraft[],
): { questions: Question[] } | { messages: Messages } {
  const messages: Record<string, string> = {};
  drafts.forEach((draft, at) => {
    if (draft.decides && canDecide(draft) && !draft.reason.trim())
      messages[`questions[${at}].reason`] = "Say why others can't apply";
  });
  try {
    const { questions } = formRules.validateSync(
      { questions: drafts.map(given) },
      { abortEarly: false, stripUnknown: true },
    );
    if (Object.keys(messages).length > 0) return { messages };
    return {
      questions: questions.map((question, at) => ({
        ...tidyQuestion(question),
        id: question.id ?? drafts[at]?.key ?? "",
      })),
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path, message } of error.inner.length > 0 ? error.inner : [error])
      messages[path?.replace(/(\.(choices|fileTypes|accepted))\[\d+\]$/, "$1") ?? ""] ??= message;
    return { messages };
  }
}

/** Converts valid questions to the mutation's input. */
export const formInput = (
  drafts: readonly QuestionDraft[],
  questions: readonly Question[],
): FormQuestionInput[] =>
  questions.map(({ kind, fileTypes, choices, accepted, ...question }, at) => ({
    ...question,
    id: drafts[at]?.id ?? null,
    kind: kind.toUpperCase() as Kind,
    fileTypes: fileTypes.map((type) => type.toUpperCase() as FileType),
    choices: [...choices],
    accepted: [...accepted],
  }));
