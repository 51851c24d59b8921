import type {
  AnswerFileType,
  Question,
  QuestionKind,
} from "../../../backend/modules/marketplace/call-forms/question.rules.ts";
import { longDay } from "../../../backend/shared/days/long-day.rules.ts";

/** How a question is answered, in words. */
export const KIND_WORDS: Record<QuestionKind, string> = {
  text: "One line of text",
  long_text: "Longer text",
  number: "Number",
  yes_no: "Yes or no",
  choice: "One choice",
  choices: "Several choices",
  date: "Date",
  link: "Link",
  file: "Files",
  budget: "Budget table",
};

/** The groups of file types, in words. */
export const FILE_WORDS: Record<AnswerFileType, string> = {
  pdf: "PDF",
  office: "Office (DOCX, XLSX, PPTX, ODT, ODS, ODP)",
  picture: "Pictures (JPEG, PNG, WebP)",
};

const EXTENSIONS: Record<AnswerFileType, string> = {
  pdf: "PDF",
  office: "DOCX, XLSX, PPTX, ODT, ODS, ODP",
  picture: "JPEG, PNG, WebP",
};
const MEDIA_TYPES: Record<AnswerFileType, string> = {
  pdf: ".pdf",
  office: ".docx,.xlsx,.pptx,.odt,.ods,.odp",
  picture: ".jpg,.jpeg,.png,.webp",
};

/** What a question takes, such as "PDF, up to 20 MB". */
export const fileHint = ({ fileTypes, maxFiles, maxMegabytes }: Question): string =>
  [
    fileTypes.map((type) => EXTENSIONS[type]).join(", "),
    `up to ${maxMegabytes ?? 20} MB${(maxFiles ?? 1) > 1 ? ` each, at most ${maxFiles} files` : ""}`,
  ].join(", ");

/** The same for file pickers. */
export const fileTypesOf = ({ fileTypes }: Question): string =>
  fileTypes.map((type) => MEDIA_TYPES[type]).join(",");

const shown = (value: number) => value.toLocaleString("en-US", { maximumFractionDigits: 6 });

/** The limits of an answer, in words; those that decide whether one can apply are told by the reason. */
function limitsOf({ kind, min, max, earliest, latest, maxLength, reason }: Question): string | undefined {
  if (maxLength !== null) return `At most ${maxLength} characters.`;
  if (reason !== null) return undefined;
  if (kind === "date") {
    if (earliest && latest) return `${longDay(earliest)} to ${longDay(latest)}.`;
    if (earliest) return `${longDay(earliest)} or later.`;
    return latest ? `${longDay(latest)} or earlier.` : undefined;
  }
  if (kind !== "number") return undefined;
  if (min !== null && max !== null) return `${shown(min)} to ${shown(max)}.`;
  if (min !== null) return `At least ${shown(min)}.`;
  return max === null ? undefined : `At most ${shown(max)}.`;
}

/** A question's help, with the limits of its answer. */
export const hintOf = (question: Question): string | undefined =>
  [question.help, limitsOf(question)].filter(Boolean).join(" ") || undefined;
