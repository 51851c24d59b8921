import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { Module } from "../../../shared/module.ts";
import { Application, ApplicationStep } from "./application.entity.ts";
import { receivedApplicationList, viewerApplicationList } from "./application.list.ts";
import { ApplicationResolver, ApplyingResolver } from "./application.resolver.ts";
import { seedApplications } from "./application.seed.ts";
import { applicationFileRoutes } from "./application-files.routes.ts";
import { applicationReceivedJob } from "./application-received.job.ts";
import { appliedFields } from "./applied-field.ts";
import { applicationData } from "./personal-data.ts";
import { ShownRecordResolver } from "./shown-record.resolver.ts";

/** Applications to opportunities and collaborations, and the decisions on them. */
export const applications: Module = {
  entities: [Application, ApplicationStep],
  resolvers: [ApplicationResolver, ApplyingResolver, ShownRecordResolver, ...appliedFields],
  access: {
    area: "marketplace",
    operations: {
      "Mutation.decideOnApplication": "signed in",
      "Mutation.discardApplication": "signed in",
      "Mutation.saveApplicationDraft": "signed in",
      "Mutation.submitApplication": "signed in",
      "Mutation.withdrawApplication": "signed in",
      "Query.application": "signed in",
      "Query.applying": "signed in",
      "Query.receivedApplications": "signed in",
      "Query.viewerApplications": "signed in",
    },
    restCalls: {
      "GET /api/applications/own.csv": "signed in",
      "GET /api/applications/received.csv": "signed in",
    },
  },
  restRoutes: applicationFileRoutes,
  jobs: [applicationReceivedJob],
  lists: [anyList(receivedApplicationList), anyList(viewerApplicationList)],
  personalData: applicationData,
  seed: { run: seedApplications },
};
