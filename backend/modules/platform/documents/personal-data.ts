import { personalDataBySql } from "../../../shared/personal-data.ts";

/** Which documents a person added to records. */
export const documentData = personalDataBySql({
  section: "documents",
  tables: ["documents"],
  collect: {
    documents: `select kind, title, visibility, hash, created_at as "createdAt" from documents
      where added_by_id = ? order by created_at, id`,
  },
  erase: ["update documents set added_by_id = null where added_by_id = ?"],
});
