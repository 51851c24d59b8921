import { chakra } from "@chakra-ui/react";
import { SESSIONS } from "../../../../features/mentoring/mentoring-paths.ts";
import { SessionRow } from "../../../../features/mentoring/session-row.tsx";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { Note, Rows } from "../overview/rows.tsx";
import { MentorRow } from "./mentor-row.tsx";
import { OwnMentors } from "./own-mentors.tsx";
import { useStudentMentorsSuspenseQuery } from "./student.generated.ts";

const Parts = chakra("div", { base: { display: "grid", gap: "8", gridTemplateColumns: "minmax(0, 1fr)" } });
const Title = chakra("h3", { base: { mb: "2", fontSize: "sm", fontWeight: "semibold" } });

/** The student's mentors, sessions and pending requests, and the available mentors. */
export function Mentors() {
  const { mentors, waiting, running, mentoringSessions } = useStudentMentorsSuspenseQuery({
    variables: {},
  }).data;
  const others = mentors.filter(
    ({ viewerRequest }) => viewerRequest?.status !== "PENDING" && viewerRequest?.status !== "ACCEPTED",
  );
  return (
    <Parts>
      <OwnMentors waiting={waiting.nodes} running={running.nodes} />
      {(running.nodes.length > 0 || mentoringSessions.nodes.length > 0) && (
        <div>
          <Title>Sessions</Title>
          {mentoringSessions.nodes.length === 0 ? (
            <Note>No upcoming sessions. Your mentors will propose them.</Note>
          ) : (
            <Rows aria-label="Sessions">
              {mentoringSessions.nodes.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </Rows>
          )}
          <chakra.p mt="3" fontSize="sm">
            <TextLink to={SESSIONS}>All sessions</TextLink>
          </chakra.p>
        </div>
      )}
      <div>
        <Title>Mentors you can ask</Title>
        {others.length === 0 ? (
          <Note>No other mentors have a visible profile right now.</Note>
        ) : (
          <Rows aria-label="Mentors">
            {others.map((choice) => (
              <MentorRow key={choice.id} choice={choice} />
            ))}
          </Rows>
        )}
      </div>
    </Parts>
  );
}
