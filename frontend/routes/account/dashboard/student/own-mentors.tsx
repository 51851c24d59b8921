import { chakra } from "@chakra-ui/react";
import { EndButton } from "../../../../features/mentoring/end-button.tsx";
import { WithdrawButton } from "../../../../features/mentoring/withdraw-button.tsx";
import { Dotted } from "../../../../ui/display/dotted.tsx";
import { formatDate } from "../../../../ui/display/format.ts";
import { Note, Rows } from "../overview/rows.tsx";
import type { StudentMentorsQuery } from "./student.generated.ts";

const Row = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
  },
});
const Words = chakra("div", { base: { flex: "1 1 14rem", minWidth: "0" } });
const Title = chakra("h3", { base: { mb: "2", fontSize: "sm", fontWeight: "semibold" } });

type Waiting = StudentMentorsQuery["waiting"]["nodes"];
type Running = StudentMentorsQuery["running"]["nodes"];

function WaitingRow({ request: { id, mentor, createdAt } }: { request: Waiting[number] }) {
  return (
    <Row>
      <Words>
        <p>{mentor.name}</p>
        <Note>
          <Dotted parts={[mentor.position, `asked on ${formatDate(createdAt)}`]} />
        </Note>
        <Note>Waiting for their answer.</Note>
      </Words>
      <WithdrawButton requestId={id} mentor={mentor.name} />
    </Row>
  );
}

/** The student's mentors and pending requests, including mentors who are no longer listed. */
export function OwnMentors({ waiting, running }: { waiting: Waiting; running: Running }) {
  if (waiting.length === 0 && running.length === 0) return null;
  return (
    <div>
      <Title>Your mentors</Title>
      <Rows aria-label="Your mentors">
        {running.map(({ id, mentor, decidedAt, contact }) => (
          <Row key={id}>
            <Words>
              <p>{mentor.name}</p>
              <Note>
                <Dotted parts={[mentor.position, decidedAt && `since ${formatDate(decidedAt)}`]} />
              </Note>
              {!mentor.isActive && <Note>Their account isn't active right now.</Note>}
              <Note>{contact ? `Accepted. Reach them here: ${contact}` : "Your request was accepted."}</Note>
            </Words>
            <EndButton mentoringId={id} other={mentor.name} />
          </Row>
        ))}
        {waiting.map((request) => (
          <WaitingRow key={request.id} request={request} />
        ))}
      </Rows>
    </div>
  );
}
