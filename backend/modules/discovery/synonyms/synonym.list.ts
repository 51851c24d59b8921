import { Allowed } from "../../../shared/access.ts";
import { enumFilter, idFilter } from "../../../shared/listing/filters.ts";
import { defineList } from "../../../shared/listing/list.ts";
import { SearchSynonym } from "./synonym.entity.ts";
import { SynonymOrigins, SynonymStatuses } from "./synonym-kinds.ts";

/** The list of synonyms, for administrators. */
export const synonymList = defineList({
  name: "searchSynonyms",
  typeName: "SearchSynonym",
  entity: SearchSynonym,
  description: "The terms that search treats as the same, and those that were proposed or rejected.",
  access: Allowed("admin"),
  file: "/api/admin/synonyms.csv",
  search: { description: "Part of either term; case-insensitive, at most 200 characters." },
  filters: {
    ids: idFilter({
      param: "id",
      label: "Id",
      description: "Only the synonyms with these ids.",
      column: "id",
    }),
    statuses: enumFilter({
      param: "status",
      label: "Status",
      description: "Only synonyms in one of these statuses.",
      column: "status",
      members: SynonymStatuses,
      labels: { active: "In use", proposed: "Proposed", refused: "Rejected" },
    }),
    origins: enumFilter({
      param: "origin",
      label: "Origin",
      description: "Only synonyms of one of these origins.",
      column: "origin",
      members: SynonymOrigins,
      labels: { given: "Added", learned: "Learned" },
    }),
  },
  orders: { TERM: { label: "Term", by: ["term"], direction: "asc" } },
  defaultOrder: "TERM",
});
