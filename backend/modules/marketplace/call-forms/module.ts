import type { Module } from "../../../shared/module.ts";
import { seedCallForms } from "./call-form.seed.ts";
import { callDownloads } from "./download/call-archive.ts";
import { callFormRoutes } from "./download/form.routes.ts";
import { writeDemoFilesJob } from "./files/demo-files.job.ts";
import { answerFiles, answerFileUploads } from "./files/file.routes.ts";
import { collectFilesJob, removeFilesJob } from "./files/remove-files.job.ts";
import { CallFormResolver } from "./form.resolver.ts";
import { callFormData } from "./personal-data.ts";

/** What calls ask of those who apply, and the answers. */
export const callForms: Module = {
  resolvers: [CallFormResolver],
  access: {
    area: "marketplace",
    operations: {
      "Mutation.removeApplicationFile": "signed in",
      "Mutation.saveApplicationForm": "signed in",
      "Query.applicationForm": "signed in",
    },
    restCalls: {
      "GET /api/collaborations/{id}/application-form": "signed in",
      "GET /api/collaborations/{id}/applications.csv": "signed in",
      "GET /api/opportunities/{id}/application-form": "signed in",
      "GET /api/opportunities/{id}/applications.csv": "signed in",
    },
  },
  restRoutes: callFormRoutes,
  routers: [answerFileUploads, callDownloads, answerFiles],
  jobs: [removeFilesJob, collectFilesJob, writeDemoFilesJob],
  personalData: callFormData,
  seed: { run: seedCallForms },
};
