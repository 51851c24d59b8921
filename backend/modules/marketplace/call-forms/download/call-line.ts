import type { CsvColumns } from "../../../../shared/text/csv.ts";
import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from "../../applications/application-status.ts";
import type { Question } from "../question.rules.ts";

/** An application in the files of a call. */
export interface CallLine {
  readonly id: number | string;
  readonly status: ApplicationStatus;
  readonly applicantName: string;
  readonly contactEmail: string | null;
  readonly affiliation: string | null;
  readonly text: string | null;
  readonly links: readonly string[];
  readonly submittedAt: Date | string | null;
  readonly answers: readonly {
    readonly questionId: string;
    readonly value: string | null;
    readonly files: readonly { readonly name: string; readonly url: string }[];
  }[];
}

/** The columns of a call's applications: what everyone is asked, and one for each question, also former ones. */
export function callColumns(questions: readonly Pick<Question, "id" | "label">[]): CsvColumns<CallLine> {
  const named: Record<string, CsvColumns<CallLine>[string]> = {
    Id: ({ id }) => Number(id),
    Status: ({ status }) => APPLICATION_STATUS_LABELS[status],
    Applicant: ({ applicantName }) => applicantName,
    Email: ({ contactEmail }) => contactEmail,
    Affiliation: ({ affiliation }) => affiliation,
    Text: ({ text }) => text,
    Links: ({ links }) => links.join("; "),
    Submitted: ({ submittedAt }) => submittedAt && new Date(submittedAt),
  };
  for (const { id, label } of questions) {
    let name = label;
    for (let count = 2; name in named; count += 1) name = `${label} (${count})`;
    named[name] = ({ answers }) => {
      const answer = answers.find(({ questionId }) => questionId === id);
      return (
        answer?.value ?? (answer?.files.map(({ name: file, url }) => `${file} ${url}`).join("; ") || null)
      );
    };
  }
  return named;
}
