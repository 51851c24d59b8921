import { chakra } from "@chakra-ui/react";
import { paperPath, solutionPath } from "../../../../features/record/record-path.ts";
import { Dotted } from "../../../../ui/display/dotted.tsx";
import { formatDate } from "../../../../ui/display/format.ts";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { DeadlineRows } from "../overview/deadline-rows.tsx";
import { Note, Rows } from "../overview/rows.tsx";
import { useWorkSuspenseQuery } from "../overview/work.generated.ts";
import {
  useStudentResearchSuspenseQuery,
  useStudentSolutionsSuspenseQuery,
  useStudentWeeksSuspenseQuery,
} from "./student.generated.ts";
import { WeekChart } from "./week-chart.tsx";

const Columns = chakra("div", {
  base: {
    display: "grid",
    gap: { base: "8", lg: "10" },
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
    alignItems: "start",
  },
});
const Title = chakra("h3", { base: { mb: "3", fontWeight: "semibold" } });

/** The maximum length of a solution's description, in characters. */
const CUT = 100;

const cut = (text: string) => (text.length > CUT ? `${text.slice(0, CUT).replace(/[\s.,;:]+$/, "")}…` : text);

/** Upcoming deadlines, and the activity of recent weeks. */
export function StudentOverview() {
  const { deadlines } = useWorkSuspenseQuery({ variables: {} }).data.viewerWork;
  const { viewerWeeks } = useStudentWeeksSuspenseQuery({ variables: {} }).data;
  return (
    <Columns>
      <div>
        <Title>Deadlines</Title>
        <DeadlineRows deadlines={deadlines} />
      </div>
      <WeekChart weeks={viewerWeeks} />
    </Columns>
  );
}

/** The latest papers. */
export function StudentResearch() {
  const { nodes } = useStudentResearchSuspenseQuery({ variables: {} }).data.researchPapers;
  if (nodes.length === 0) return <Note>There are no papers yet.</Note>;
  return (
    <Rows aria-label="Latest papers">
      {nodes.map(({ university, publishedDate, ...paper }) => (
        <li key={paper.id}>
          <TextLink to={paperPath(paper)}>{paper.title}</TextLink>
          <Note>
            <Dotted parts={[university, publishedDate && formatDate(publishedDate)]} />
          </Note>
        </li>
      ))}
    </Rows>
  );
}

/** A notice, since there are no courses. */
export const StudentCourses = () => <Note>Courses are coming soon.</Note>;

/** The six best rated solutions. */
export function StudentSolutions() {
  const { nodes } = useStudentSolutionsSuspenseQuery({ variables: {} }).data.solutions;
  if (nodes.length === 0) return <Note>There are no solutions yet.</Note>;
  return (
    <Rows aria-label="Solutions">
      {nodes.map(({ description, ...solution }) => (
        <li key={solution.id}>
          <TextLink to={solutionPath(solution)}>{solution.title}</TextLink>
          <Note>{cut(description)}</Note>
        </li>
      ))}
    </Rows>
  );
}

/** The completeness of the profile, with a link to it. */
export function StudentProfile() {
  const { percent, missing } = useWorkSuspenseQuery({ variables: {} }).data.viewerOverview
    .profileCompleteness;
  return (
    <Note>
      Your profile is {percent}% complete.{" "}
      {missing.length > 0 && `Still empty: ${missing.map(({ label }) => label.toLowerCase()).join(", ")}. `}
      <TextLink to="/profile">Open your profile</TextLink>
    </Note>
  );
}
