import { personalDataBySql } from "../../../../shared/personal-data.ts";

/**
 * Files that a person has uploaded, and the runs that they started or undid, which are kept without their
 * name.
 */
export const importData = personalDataBySql({
  section: "imports",
  tables: ["import_uploads", "import_runs", "sync_runs", "import_mappings"],
  collect: {
    uploads: `select file_name as "fileName", size::int as size, created_at as "uploadedAt" from import_uploads
      where uploaded_by_id = ? order by id`,
    runs: `select kind, source, file_name as "fileName", created_at as "startedAt" from import_runs
      where started_by_id = ? order by id`,
    undone: `select kind, source, file_name as "fileName", undone_at as "undoneAt" from import_runs
      where undone_by_id = ? order by id`,
    syncs: `select created_at as "startedAt" from sync_runs where started_by_id = ? order by id`,
  },
  erase: [
    "delete from import_uploads where uploaded_by_id = ?",
    "update import_runs set started_by_id = null where started_by_id = ?",
    "update import_runs set undone_by_id = null where undone_by_id = ?",
    "update import_mappings set saved_by_id = null where saved_by_id = ?",
    "update sync_runs set started_by_id = null where started_by_id = ?",
  ],
});
