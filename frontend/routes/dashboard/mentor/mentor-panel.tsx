import { chakra } from "@chakra-ui/react";
import { newPostingPath, postedPath } from "../../../features/postings/posting-paths.ts";
import { capitalize, formatCount, formatDate } from "../../../ui/format.ts";
import { Panel } from "../../../ui/panel.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { Note, Rows } from "../overview/rows.tsx";
import type { PanelModule } from "../panels/panel.ts";
import { MentorPanelDocument, useMentorPanelSuspenseQuery } from "./mentor.generated.ts";
import { RequestRow } from "./request-row.tsx";

const Parts = chakra("div", { base: { display: "grid", gap: "6", gridTemplateColumns: "minmax(0, 1fr)" } });
const Title = chakra("h3", { base: { mb: "2", fontSize: "sm", fontWeight: "semibold" } });

/** Starts the query for requests, students and projects. */
export const preload: PanelModule["preload"] = (start) => start(MentorPanelDocument, {});

/** Requests for mentoring, the students whom the mentor accepted, and their research projects. */
export function Component({ title }: { title: string }) {
  const { waiting, students, myPostings } = useMentorPanelSuspenseQuery({ variables: {} }).data;
  return (
    <Panel title={title}>
      <Parts>
        <div>
          <Title>Requests ({formatCount(waiting.totalCount)})</Title>
          {waiting.nodes.length === 0 ? (
            <Note>
              No request waits. Students find you while your{" "}
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
        <div>
          <Title>Students ({formatCount(students.totalCount)})</Title>
          {students.nodes.length === 0 ? (
            <Note>Students whose requests you accept appear here.</Note>
          ) : (
            <Rows aria-label="Students">
              {students.nodes.map(({ id, student, decidedAt, contact }) => (
                <li key={id}>
                  <p>{student.name}</p>
                  <Note>
                    {[student.position, decidedAt && `since ${formatDate(decidedAt)}`]
                      .filter(Boolean)
                      .join(" · ")}
                  </Note>
                  {contact && <Note>They can reach you here: {contact}</Note>}
                </li>
              ))}
            </Rows>
          )}
        </div>
        <div>
          <Title>Research projects</Title>
          {myPostings.nodes.length === 0 ? (
            <Note>
              You have no collaboration yet.{" "}
              <TextLink to={newPostingPath("COLLABORATION")}>Post one</TextLink>
            </Note>
          ) : (
            <Rows aria-label="Research projects">
              {myPostings.nodes.map(({ id, recordId, slug, title: name, status, applicationCount }) => (
                <li key={id}>
                  <TextLink to={postedPath({ kind: "COLLABORATION", recordId, slug })}>{name}</TextLink>
                  <Note>
                    {capitalize(status.toLowerCase()).replaceAll("_", " ")} ·{" "}
                    {applicationCount === 1
                      ? "1 application"
                      : `${formatCount(applicationCount)} applications`}
                  </Note>
                </li>
              ))}
            </Rows>
          )}
        </div>
      </Parts>
    </Panel>
  );
}
