import type { News } from "../../../account/notifications/notify.ts";
import type { MentoringSide } from "../mentoring-status.ts";
import type { MentoringSession } from "./session.entity.ts";
import { zonedTime } from "./session.rules.ts";

/** Where people see their sessions. */
const PATH = "/sessions";

interface Telling {
  readonly session: MentoringSession;
  /** The name of whoever did something. */
  readonly by: string;
  readonly publicUrl: string;
}

const whenOf = ({ startsAt, timeZone }: MentoringSession) => zonedTime(startsAt, timeZone);

interface Said {
  readonly to: MentoringSide;
  readonly type: News["type"];
  /** What happened, without the topic, which stays out of the subject of letters. */
  readonly said: string;
  readonly act: string;
  readonly lines: readonly string[];
}

function sessionNews({ session, publicUrl }: Telling, { to, type, said, act, lines }: Said): News {
  return {
    recipient: session[to].id,
    type,
    path: PATH,
    title: said,
    text: [...lines],
    subject: { kind: "mentoring session", id: session.id },
    key: `session:${session.id}:${act}`,
    letter: {
      subject: said,
      text: [
        `${said}.`,
        ...lines,
        `See your sessions: ${publicUrl}${PATH}`,
        `Choose which emails you get: ${publicUrl}/profile?tab=notifications`,
      ],
    },
  };
}

const reasonLine = ({ reason }: MentoringSession) => (reason ? [`Reason: ${reason}`] : []);

/** Tells a student that their mentor proposes a session. */
export const proposalNews = (telling: Telling): News =>
  sessionNews(telling, {
    to: "student",
    type: "application_received",
    act: "proposed",
    said: `${telling.by} proposed a session on ${whenOf(telling.session)}`,
    lines: [`Topic: ${telling.session.topic}`, `Where: ${telling.session.place}`],
  });

/** Tells a mentor what their student answered. */
export function answerNews(telling: Telling): News {
  const { session, by } = telling;
  const word = session.status === "accepted" ? "accepted" : "declined";
  return sessionNews(telling, {
    to: "mentor",
    type: "application_status",
    act: "answered",
    said: `${by} ${word} the session on ${whenOf(session)}`,
    lines: [`Topic: ${session.topic}`, ...reasonLine(session)],
  });
}

/** Tells the other side that a session is canceled. */
export function cancellationNews(telling: Telling): News {
  const { session, by } = telling;
  return sessionNews(telling, {
    to: session.cancelledBy === "mentor" ? "student" : "mentor",
    type: "application_status",
    act: "cancelled",
    said: `${by} canceled the session on ${whenOf(session)}`,
    lines: [`Topic: ${session.topic}`, ...reasonLine(session)],
  });
}
