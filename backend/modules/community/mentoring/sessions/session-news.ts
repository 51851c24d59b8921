import type { News } from "../../../account/notifications/notify.ts";
import type { MentoringSide } from "../mentoring-status.ts";
import type { MentoringSession } from "./session.entity.ts";
import { zonedTime } from "./session.rules.ts";

/** The path of the page with a person's sessions. */
const PATH = "/sessions";

interface Telling {
  readonly session: MentoringSession;
  /** The name of the acting person. */
  readonly by: string;
  readonly publicUrl: string;
}

const whenOf = ({ startsAt, timeZone }: MentoringSession) => zonedTime(startsAt, timeZone);

interface Said {
  readonly to: MentoringSide;
  readonly type: News["type"];
  /** The message without the topic, which is kept out of emails' subject lines. */
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

/** Returns a student's notification of a session that their mentor proposes. */
export const proposalNews = (telling: Telling): News =>
  sessionNews(telling, {
    to: "student",
    type: "application_received",
    act: "proposed",
    said: `${telling.by} proposed a session on ${whenOf(telling.session)}`,
    lines: [`Topic: ${telling.session.topic}`, `Where: ${telling.session.place}`],
  });

/** Returns a mentor's notification of their student's answer. */
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

/** Returns the other party's notification that a session is canceled. */
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
