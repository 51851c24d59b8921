import type { Module } from "../../shared/module.ts";
import { MentoringResolver } from "./mentoring.resolver.ts";
import { mentoringRoutes } from "./mentoring.routes.ts";
import { MentoringRequest } from "./mentoring-request.entity.ts";
import { mentoringData } from "./personal-data.ts";

/** How students and mentors find each other. */
export const mentoring: Module = {
  entities: [MentoringRequest],
  resolvers: [MentoringResolver],
  access: {
    operations: {
      "Mutation.decideMentoring": "signed in",
      "Mutation.requestMentoring": "signed in",
      "Query.mentoringRequests": "signed in",
      "Query.mentors": "signed in",
    },
    restCalls: {
      "GET /api/mentor/research-projects": "signed in",
      "GET /api/mentor/students": "signed in",
      "GET /api/student/assignments": "signed in",
      "GET /api/student/mentors": "signed in",
    },
  },
  restRoutes: mentoringRoutes,
  personalData: mentoringData,
};
