import { chakra } from "@chakra-ui/react";
import { SESSIONS } from "../../../../features/mentoring/mentoring-paths.ts";
import { SessionRow } from "../../../../features/mentoring/session-row.tsx";
import { POSTINGS } from "../../../../features/postings/posting-paths.ts";
import { formatCount } from "../../../../ui/display/format.ts";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { Note, Rows } from "../overview/rows.tsx";
import type { PanelModule } from "../panels/panel.ts";
import { FoldedPart } from "./folded-part.tsx";
import { MentorPanelDocument, useMentorPanelSuspenseQuery } from "./mentor.generated.ts";
import { MonthChart } from "./month-chart.tsx";
import { RequestRow } from "./request-row.tsx";
import { ResearchProjects } from "./research-projects.tsx";
import { StudentRow } from "./student-row.tsx";

const Columns = chakra("div", {
  base: {
    display: "grid",
    gap: { base: "5", lg: "10" },
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
    alignItems: "start",
  },
});
const Parts = chakra("div", {
  base: { display: "grid", gap: { base: "5", md: "8" }, gridTemplateColumns: "minmax(0, 1fr)" },
});
const Title = chakra("h3", { base: { mb: "2", fontSize: "sm", fontWeight: "semibold" } });

/** Starts the query for requests, students, sessions and projects. */
export const preload: PanelModule["preload"] = (start) => start(MentorPanelDocument, {});

/** Mentoring requests, the mentor's accepted students, their sessions and research projects. */
export function Component({ title }: { title: string }) {
  const { waiting, students, mentoringSessions, mentoringSummary, myPostings } = useMentorPanelSuspenseQuery({
    variables: {},
  }).data;
  return (
    <Panel title={title} action={<TextLink to={SESSIONS}>All sessions</TextLink>}>
      <Columns>
        <Parts>
          <div>
            <Title>Requests ({formatCount(mentoringSummary.waiting)})</Title>
            {waiting.nodes.length === 0 ? (
              <Note>
                No new requests. Students can find you as long as your{" "}
                <TextLink to="/profile?tab=privacy">privacy settings</TextLink> allow it.
              </Note>
            ) : (
              <Rows aria-label="Requests">
                {waiting.nodes.map((request) => (
                  <RequestRow key={request.id} request={request} />
                ))}
              </Rows>
            )}
          </div>
          <FoldedPart name="students" title={`Students (${formatCount(mentoringSummary.students)})`}>
            {students.nodes.length === 0 ? (
              <Note>Students whose requests you accept appear here.</Note>
            ) : (
              <Rows aria-label="Students">
                {students.nodes.map((mentoring) => (
                  <StudentRow key={mentoring.id} mentoring={mentoring} />
                ))}
              </Rows>
            )}
          </FoldedPart>
        </Parts>
        <Parts>
          <div>
            <Title>Sessions</Title>
            {mentoringSessions.nodes.length === 0 ? (
              <Note>No upcoming sessions. Propose one to a student you mentor.</Note>
            ) : (
              <Rows aria-label="Sessions">
                {mentoringSessions.nodes.map((session) => (
                  <SessionRow key={session.id} session={session} />
                ))}
              </Rows>
            )}
          </div>
          <MonthChart months={mentoringSummary.months} />
          <FoldedPart
            name="projects"
            title="Research projects"
            action={myPostings.nodes.length > 0 && <TextLink to={POSTINGS}>All postings</TextLink>}
          >
            <ResearchProjects projects={myPostings.nodes} />
          </FoldedPart>
        </Parts>
      </Columns>
    </Panel>
  );
}
