import type {
  AnswerFileType,
  Question,
  QuestionKind,
} from "../../../backend/modules/marketplace/call-forms/question.rules.ts";

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

/** A question's help, with the limits of its answer. */
export function hintOf({ help, kind, min, max, maxLength, reason }: Question): string | undefined {
  const range =
    kind !== "number" || reason !== null
      ? undefined
      : min !== null && max !== null
        ? `${shown(min)} to ${shown(max)}.`
        : min !== null
          ? `At least ${shown(min)}.`
          : max !== null
            ? `At most ${shown(max)}.`
            : undefined;
  const length = maxLength === null ? undefined : `At most ${maxLength} characters.`;
  return [help, range ?? length].filter(Boolean).join(" ") || undefined;
}
