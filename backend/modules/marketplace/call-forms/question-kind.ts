import { registerEnumType } from "type-graphql";

/** The kinds of questions of an application form. */
export const QuestionKinds = {
  TEXT: "text",
  LONG_TEXT: "long_text",
  NUMBER: "number",
  YES_NO: "yes_no",
  CHOICE: "choice",
  CHOICES: "choices",
  DATE: "date",
  LINK: "link",
  FILE: "file",
  BUDGET: "budget",
} as const;

registerEnumType(QuestionKinds, {
  name: "QuestionKind",
  description: "How a question of an application form is answered.",
  valuesConfig: {
    TEXT: { description: "By one line of text." },
    LONG_TEXT: { description: "By plain text of several lines." },
    NUMBER: { description: "By a number." },
    YES_NO: { description: "By `Yes` or `No`." },
    CHOICE: { description: "By one of its choices." },
    CHOICES: { description: "By any of its choices." },
    DATE: { description: "By a day, as YYYY-MM-DD." },
    LINK: { description: "By a web address (http or https)." },
    FILE: { description: "By files." },
    BUDGET: { description: "By lines with an amount each." },
  },
});

/** The groups of file types that a question may take. */
export const AnswerFileTypes = { PDF: "pdf", OFFICE: "office", PICTURE: "picture" } as const;

registerEnumType(AnswerFileTypes, {
  name: "AnswerFileType",
  description: "A group of file types that a question takes.",
  valuesConfig: {
    PDF: { description: "PDF." },
    OFFICE: { description: "DOCX, XLSX, PPTX, ODT, ODS and ODP, without macros." },
    PICTURE: { description: "JPEG, PNG and WebP." },
  },
});
