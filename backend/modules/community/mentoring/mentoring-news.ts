import type { User } from "../../account/identity/user.entity.ts";
import type { News } from "../../account/notifications/notify.ts";
import { nameOf } from "./both.ts";
import type { MentoringRequest } from "./mentoring-request.entity.ts";

const preferences = (publicUrl: string) =>
  `Choose which emails you get: ${publicUrl}/profile?tab=notifications`;

interface Asked {
  readonly request: MentoringRequest;
  readonly student: User;
  readonly mentor: User;
  readonly publicUrl: string;
}

/** Returns a mentor's notification of a student's request. */
export function requestNews({ request, student, mentor, publicUrl }: Asked): News {
  const said = `${nameOf(student)} asked you to be their mentor`;
  return {
    recipient: mentor.id,
    type: "application_received",
    path: "/dashboard",
    title: said,
    text: [request.message],
    subject: { kind: "mentoring", id: request.id },
    key: `mentoring:${request.id}`,
    letter: {
      subject: said,
      text: [
        `${said}:\n${request.message}`,
        `Accept or decline it on your dashboard: ${publicUrl}/dashboard`,
        preferences(publicUrl),
      ],
    },
  };
}

/** Returns a student's notification of their mentor's decision. */
export function decisionNews({ request, mentor, publicUrl }: Omit<Asked, "student">): News {
  const word = request.status === "accepted" ? "accepted" : "declined";
  const said = `${nameOf(mentor)} ${word} your mentoring request`;
  const contact = request.contact ? [`You can reach them here: ${request.contact}`] : [];
  return {
    recipient: request.student.id,
    type: "application_status",
    path: "/dashboard?view=mentors",
    title: said,
    text: contact,
    subject: { kind: "mentoring", id: request.id },
    key: `mentoring:${request.id}:decided`,
    letter: {
      subject: said,
      text: [
        `${said}.`,
        ...contact,
        `See it on your dashboard: ${publicUrl}/dashboard?view=mentors`,
        preferences(publicUrl),
      ],
    },
  };
}

/** Returns a student's notification that their request was declined because the mentor can no longer mentor. */
export function leavingNews(request: {
  readonly id: number;
  readonly student: number;
  readonly mentor: string;
  readonly publicUrl: string;
}): News {
  const { id, student, mentor, publicUrl } = request;
  const said = `${mentor} is no longer available, so your mentoring request was declined`;
  return {
    recipient: student,
    type: "application_status",
    path: "/dashboard?view=mentors",
    title: said,
    text: ["You can ask another mentor."],
    subject: { kind: "mentoring", id },
    key: `mentoring:${id}:decided`,
    letter: {
      subject: said,
      text: [
        `${said}.`,
        `You can ask another mentor: ${publicUrl}/dashboard?view=mentors`,
        preferences(publicUrl),
      ],
    },
  };
}

/** Returns the other party's notification that a mentorship has ended. */
export function endNews({
  request,
  by,
  publicUrl,
}: Pick<Asked, "request" | "publicUrl"> & { by: string }): News {
  const isMentor = request.endedBy === "mentor";
  const said = `${by} ended ${isMentor ? "mentoring you" : "your mentoring"}`;
  const path = isMentor ? "/dashboard?view=mentors" : "/dashboard";
  const more = [
    ...(request.endReason ? [`Reason: ${request.endReason}`] : []),
    "Any upcoming sessions were canceled.",
  ];
  return {
    recipient: request[isMentor ? "student" : "mentor"].id,
    type: "application_status",
    path,
    title: said,
    text: more,
    subject: { kind: "mentoring", id: request.id },
    key: `mentoring:${request.id}:ended`,
    letter: { subject: said, text: [`${said}.`, ...more, preferences(publicUrl)] },
  };
}
