import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { Module } from "../../../shared/module.ts";
import { bulkEditJob } from "./bulk-edits/bulk-edit.job.ts";
import { BulkEditResolver } from "./bulk-edits/bulk-edit.resolver.ts";
import { ProfileResolver } from "./profiles/profile.resolver.ts";
import { checkImportedWebsitesJob } from "./quality/check-imported-websites.job.ts";
import { QualityResolver } from "./quality/quality.resolver.ts";
import { ImportMapping } from "./saved-mappings/import-mapping.entity.ts";
import { SavedMappingResolver } from "./saved-mappings/saved-mapping.resolver.ts";
import { ImportResolver } from "./screen/import.resolver.ts";
import { importFileRoutes } from "./screen/import-files.routes.ts";
import { ImportRun } from "./screen/import-run.entity.ts";
import { importRunList } from "./screen/import-run.list.ts";
import { importData } from "./screen/personal-data.ts";
import { purgeUploadsJob } from "./screen/purge-uploads.job.ts";
import { runImportJob } from "./screen/run-import.job.ts";
import { undoImportJob } from "./screen/undo-import.job.ts";
import { importUploads } from "./screen/upload.routes.ts";
import { suggestValuesJob } from "./suggested-values/suggest-values.job.ts";
import { SuggestedValuesResolver } from "./suggested-values/suggested-values.resolver.ts";
import { scheduleSyncJob } from "./sync/schedule-sync.job.ts";
import { syncJob } from "./sync/sync.job.ts";
import { SyncResolver } from "./sync/sync.resolver.ts";
import { syncRoutes } from "./sync/sync.routes.ts";
import { syncFileRoutes } from "./sync/sync-files.routes.ts";
import { syncResultList } from "./sync/sync-result.list.ts";
import { SyncResult } from "./sync/sync-run.entity.ts";
import { SyncSource } from "./sync/sync-source.entity.ts";
import { seedSyncSource } from "./sync/sync-source.seed.ts";

/** The importer: files become records of the kinds that the modules declare. */
export const imports: Module = {
  entities: [ImportRun, ImportMapping, SyncSource, SyncResult],
  resolvers: [
    ImportResolver,
    QualityResolver,
    BulkEditResolver,
    SuggestedValuesResolver,
    ProfileResolver,
    SavedMappingResolver,
    SyncResolver,
  ],
  access: {
    area: "admin",
    operations: {
      "Mutation.addSyncSource": "administrators",
      "Mutation.checkImportedWebsites": "administrators",
      "Mutation.editSyncSource": "administrators",
      "Mutation.previewSyncSource": "administrators",
      "Mutation.refuseSuggestions": "administrators",
      "Mutation.removeImportMapping": "administrators",
      "Mutation.removeImportSource": "administrators",
      "Mutation.removeSyncSource": "administrators",
      "Mutation.saveImportMapping": "administrators",
      "Mutation.setSyncSourceEnabled": "administrators",
      "Mutation.startBulkEdit": "administrators",
      "Mutation.startImport": "signed in",
      "Mutation.suggestValues": "administrators",
      "Mutation.syncData": "administrators",
      "Mutation.takeSuggestions": "administrators",
      "Mutation.undoImport": "signed in",
      "Mutation.uploadSyncSource": "administrators",
      "Query.importKinds": "signed in",
      "Query.importMappings": "administrators",
      "Query.importQuality": "signed in",
      "Query.importRun": "signed in",
      "Query.importRuns": "signed in",
      "Query.importSuggestedRecords": "administrators",
      "Query.importSuggestions": "administrators",
      "Query.importUpload": "signed in",
      "Query.importWebsiteChecks": "administrators",
      "Query.syncProfiles": "administrators",
      "Query.syncResults": "administrators",
      "Query.syncRun": "administrators",
      "Query.syncSources": "administrators",
    },
    restCalls: {
      "GET /api/admin/sync-results.csv": "administrators",
      "GET /api/admin/imports.csv": "signed in",
      "POST /api/admin/sync-data": "administrators",
    },
  },
  jobs: [
    runImportJob,
    undoImportJob,
    bulkEditJob,
    suggestValuesJob,
    checkImportedWebsitesJob,
    purgeUploadsJob,
    syncJob,
    scheduleSyncJob,
  ],
  restRoutes: [...syncRoutes, ...importFileRoutes, ...syncFileRoutes],
  routers: [importUploads],
  seed: { run: seedSyncSource },
  personalData: importData,
  lists: [anyList(importRunList), anyList(syncResultList)],
};
