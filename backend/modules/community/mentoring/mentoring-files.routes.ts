import { inWords } from "../../../shared/listing/words.ts";
import { pagedFile } from "../../../shared/rest-table/paged-file.ts";
import type { RestRoute } from "../../../shared/rest-table/route.ts";
import { MentoringSides, MentoringStatuses } from "./mentoring-status.ts";

interface RequestLine {
  id: string;
  status: string;
  mentor: { name: string };
  student: { name: string };
  message: string;
  contact: string;
  createdAt: Date;
  decidedAt: Date | null;
  endedAt: Date | null;
  endReason: string;
}

interface SessionLine {
  id: string;
  status: string;
  mentor: { name: string };
  student: { name: string };
  topic: string;
  place: string;
  startsAt: Date;
  endsAt: Date;
  reason: string;
}

/** Downloads of the caller's mentoring requests and sessions. */
export const mentoringFileRoutes: RestRoute[] = [
  pagedFile<RequestLine>({
    path: "/api/mentoring/requests.csv",
    summary: "The mentoring requests you sent or received as CSV, latest first",
    field: "mentoringRequests",
    args: {
      status: {
        type: "MentoringStatus",
        description: "Only requests with this status.",
        choices: Object.keys(MentoringStatuses),
      },
      side: {
        type: "MentoringSide",
        description: "Only requests in which you are the mentor, or the student.",
        choices: Object.keys(MentoringSides),
      },
    },
    node: `id status mentor { name } student { name } message contact createdAt decidedAt endedAt endReason`,
    columns: {
      Id: ({ id }) => Number(id),
      Status: ({ status }) => inWords(status),
      Mentor: ({ mentor }) => mentor.name,
      Student: ({ student }) => student.name,
      Message: ({ message }) => message,
      Contact: ({ contact }) => contact,
      Sent: ({ createdAt }) => createdAt,
      Decided: ({ decidedAt }) => decidedAt,
      Ended: ({ endedAt }) => endedAt,
      "Reason for ending": ({ endReason }) => endReason,
    },
  }),
  pagedFile<SessionLine>({
    path: "/api/mentoring/sessions.csv",
    summary: "Your sessions with mentors and students as CSV, upcoming or past",
    field: "mentoringSessions",
    args: {
      when: {
        type: "MentoringSessionTime",
        description: "Sessions ahead, or those that are over; `upcoming` by default.",
        choices: ["UPCOMING", "PAST"],
      },
    },
    node: `id status mentor { name } student { name } topic place startsAt endsAt reason`,
    columns: {
      Id: ({ id }) => Number(id),
      Status: ({ status }) => inWords(status),
      Mentor: ({ mentor }) => mentor.name,
      Student: ({ student }) => student.name,
      Topic: ({ topic }) => topic,
      Place: ({ place }) => place,
      Starts: ({ startsAt }) => startsAt,
      Ends: ({ endsAt }) => endsAt,
      Reason: ({ reason }) => reason,
    },
  }),
];
