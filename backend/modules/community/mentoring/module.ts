import type { Module } from "../../../shared/module.ts";
import { MentoringResolver } from "./mentoring.resolver.ts";
import { mentoringRoutes } from "./mentoring.routes.ts";
import { seedMentoring } from "./mentoring.seed.ts";
import { mentoringFileRoutes } from "./mentoring-files.routes.ts";
import { MentoringRequest } from "./mentoring-request.entity.ts";
import { mentoringData } from "./personal-data.ts";
import { MentoringSession } from "./sessions/session.entity.ts";
import { MentoringSessionResolver } from "./sessions/session.resolver.ts";

/** Mentoring: requests of students to mentors, and sessions. */
export const mentoring: Module = {
  entities: [MentoringRequest, MentoringSession],
  resolvers: [MentoringResolver, MentoringSessionResolver],
  access: {
    area: "marketplace",
    operations: {
      "Mutation.answerMentoringSession": "signed in",
      "Mutation.cancelMentoringSession": "signed in",
      "Mutation.decideMentoring": "signed in",
      "Mutation.endMentoring": "signed in",
      "Mutation.proposeMentoringSession": "signed in",
      "Mutation.requestMentoring": "signed in",
      "Mutation.withdrawMentoring": "signed in",
      "Query.mentoringRequests": "signed in",
      "Query.mentoringSessions": "signed in",
      "Query.mentoringSummary": "signed in",
      "Query.mentors": "signed in",
    },
    restCalls: {
      "GET /api/mentoring/requests.csv": "signed in",
      "GET /api/mentoring/sessions.csv": "signed in",
      "GET /api/mentor/research-projects": "signed in",
      "GET /api/mentor/students": "signed in",
      "GET /api/student/assignments": "signed in",
      "GET /api/student/mentors": "signed in",
    },
  },
  restRoutes: [...mentoringRoutes, ...mentoringFileRoutes],
  personalData: mentoringData,
  seed: { run: seedMentoring },
};
