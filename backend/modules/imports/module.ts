import { anyList } from "../../shared/listing/read-list.ts";
import type { Module } from "../../shared/module.ts";
import { ImportResolver } from "./screen/import.resolver.ts";
import { ImportRun } from "./screen/import-run.entity.ts";
import { importRunList } from "./screen/import-run.list.ts";
import { importData } from "./screen/personal-data.ts";
import { purgeUploadsJob } from "./screen/purge-uploads.job.ts";
import { runImportJob } from "./screen/run-import.job.ts";
import { undoImportJob } from "./screen/undo-import.job.ts";
import { importUploads } from "./screen/upload.routes.ts";

/** The importer: files become records of the kinds that modules declare. */
export const imports: Module = {
  entities: [ImportRun],
  resolvers: [ImportResolver],
  access: {
    operations: {
      "Mutation.removeImportSource": "administrators",
      "Mutation.startImport": "administrators",
      "Mutation.undoImport": "administrators",
      "Query.importKinds": "administrators",
      "Query.importRun": "administrators",
      "Query.importRuns": "administrators",
      "Query.importUpload": "administrators",
    },
  },
  jobs: [runImportJob, undoImportJob, purgeUploadsJob],
  routers: [importUploads],
  personalData: importData,
  lists: [anyList(importRunList)],
};
