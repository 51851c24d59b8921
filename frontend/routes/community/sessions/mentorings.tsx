import { chakra } from "@chakra-ui/react";
import { DownloadList } from "../../../features/listing/download-list.tsx";
import { EndButton } from "../../../features/mentoring/end-button.tsx";
import { WithdrawButton } from "../../../features/mentoring/withdraw-button.tsx";
import { formatDate } from "../../../ui/display/format.ts";
import { useMyMentoringSuspenseQuery } from "./sessions.generated.ts";

const Heading = chakra("h2", { base: { mt: "12", mb: "4", fontSize: "xl", fontWeight: "semibold" } });
const List = chakra("ul", {
  base: {
    maxWidth: "4xl",
    listStyleType: "none",
    overflowWrap: "anywhere",
    "& > li": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "3",
      py: "4",
      borderTopWidth: "1px",
      borderColor: "line",
    },
  },
});
const Note = chakra("p", { base: { color: "fg.muted", fontSize: "sm" } });

const since = (date?: string | null) => (date ? `, since ${formatDate(date)}` : "");

/**
 * The viewer's mentors, students and requests, with actions to end them; also for former mentors and
 * students, whose dashboard has no such panel.
 */
export function Mentorings() {
  const { waiting, asStudent, asMentor } = useMyMentoringSuspenseQuery({ variables: {} }).data;
  const running = [
    ...asStudent.nodes.map(({ mentor, ...rest }) => ({ ...rest, other: mentor.name, as: "Your mentor" })),
    ...asMentor.nodes.map(({ student, ...rest }) => ({ ...rest, other: student.name, as: "Your student" })),
  ];
  if (running.length + waiting.nodes.length === 0) return null;
  return (
    <section aria-labelledby="mentoring">
      <Heading id="mentoring">Mentoring</Heading>
      <chakra.p mb="2">
        <DownloadList address="/api/mentoring/requests.csv" what="mentoring" />
      </chakra.p>
      <List aria-label="Mentoring">
        {running.map(({ id, other, as, decidedAt }) => (
          <li key={id}>
            <div>
              <p>{other}</p>
              <Note>
                {as}
                {since(decidedAt)}
              </Note>
            </div>
            <EndButton mentoringId={id} other={other} />
          </li>
        ))}
        {waiting.nodes.map(({ id, mentor, createdAt }) => (
          <li key={id}>
            <div>
              <p>{mentor.name}</p>
              <Note>Asked on {formatDate(createdAt)}. Waiting for an answer.</Note>
            </div>
            <WithdrawButton requestId={id} mentor={mentor.name} />
          </li>
        ))}
      </List>
    </section>
  );
}
