import { chakra } from "@chakra-ui/react";
import { ReadersTime, SessionTime } from "../../../../features/mentoring/session-time.tsx";
import { DaysLeft } from "../../../../features/record/days-left.tsx";
import { EndFact } from "../../../../features/record/end-fact.tsx";
import { Dotted } from "../../../../ui/display/dotted.tsx";
import { capitalize } from "../../../../ui/display/format.ts";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { Note, Rows } from "./rows.tsx";
import type { WorkQuery } from "./work.generated.ts";

type Props = { deadlines: WorkQuery["viewerWork"]["deadlines"] };

const statusOf = (application: string | null) =>
  application === null ? "Saved" : `Application: ${capitalize(application).replaceAll("_", " ")}`;

/** Deadlines, the next first. */
export function DeadlineRows({ deadlines }: Props) {
  if (deadlines.length === 0)
    return (
      <Note>
        Nothing is due. Save an <TextLink to="/opportunities">opportunity</TextLink> to keep track of its
        deadline.
      </Note>
    );
  return (
    <Rows aria-label="Deadlines">
      {deadlines.map(
        ({ id, title, organization, path, dueDate, daysLeft, application, session, timeZone }) => (
          <li key={id}>
            <chakra.div display="flex" justifyContent="space-between" gap="3">
              <TextLink to={path}>{title}</TextLink>
              {!session && <DaysLeft daysLeft={daysLeft} />}
            </chakra.div>
            <Note>
              {session ? (
                <>
                  <Dotted
                    parts={[
                      `${session === "ACCEPTED" ? "Session" : "Proposed session"} with ${organization}`,
                      <SessionTime key="time" startsAt={dueDate} timeZone={timeZone ?? "UTC"} />,
                    ]}
                  />
                  <ReadersTime startsAt={dueDate} timeZone={timeZone ?? "UTC"} />
                </>
              ) : (
                <Dotted parts={[organization, <EndFact key="due" at={dueDate} />, statusOf(application)]} />
              )}
            </Note>
          </li>
        ),
      )}
    </Rows>
  );
}
