import { Public } from "../../../shared/access.ts";
import { textFilter } from "../../../shared/listing/filters.ts";
import { byChange, updatedSince } from "../../../shared/listing/in-step.ts";
import { defineList } from "../../../shared/listing/list.ts";
import { bookmarkedFilter } from "../../community/bookmarks/bookmarked.filter.ts";
import { isPublished } from "../../marketplace/posting-base/stage.ts";
import { Collaboration } from "./collaboration.entity.ts";
import { bookmarkableCollaborations } from "./research.subjects.ts";

/** The list of collaborations. */
export const collaborationList = defineList({
  name: "collaborations",
  typeName: "Collaboration",
  entity: Collaboration,
  description: "Collaborations, searched, filtered and sorted, paged.",
  access: Public(),
  path: "/research/collaborations",
  file: "/api/research/collaborations.csv",
  where: isPublished,
  search: {
    description: "Part of the title or organization; case-insensitive, at most 200 characters.",
  },
  filters: {
    types: textFilter({
      param: "type",
      label: "Type",
      description: "Types, such as `Joint study`.",
      column: "type",
    }),
    organizations: textFilter({
      param: "organization",
      label: "Organization",
      description: "Names of organizations.",
      column: "organization",
    }),
    saved: bookmarkedFilter(bookmarkableCollaborations),
    updatedSince,
  },
  orders: {
    DUE_SOONEST: {
      label: "Due soonest",
      description: "Rows without a due date come last.",
      by: ["dueKey"],
      direction: "asc",
    },
    NEWEST: { label: "Newest", by: ["createdAt"], direction: "desc" },
    TITLE: { label: "Title, A to Z", by: ["titleKey"], direction: "asc" },
    UPDATED: byChange,
  },
  defaultOrder: "DUE_SOONEST",
  isCopied: true,
});
