import sql from "sql-template-tag";
import { SignedIn } from "../../../shared/access.ts";
import { enumFilter, flagFilter } from "../../../shared/listing/filters.ts";
import { defineList } from "../../../shared/listing/list.ts";
import { isOwn } from "../posting-base/stage.ts";
import { Posting } from "./posting.entity.ts";
import {
  POSTING_KIND_LABELS,
  POSTING_STATUS_LABELS,
  PostingKinds,
  PostingStatuses,
} from "./posting-status.ts";

/** The list of postings by the viewer and their organizations. */
export const myPostingList = defineList({
  name: "myPostings",
  typeName: "MyPosting",
  connectionName: "Posting",
  entity: Posting,
  description:
    "Opportunities and collaborations of the viewer and of their organizations in any status, last changed first.",
  access: SignedIn(),
  file: "/api/postings/own.csv",
  where: isOwn,
  filters: {
    statuses: enumFilter({
      param: "status",
      label: "Status",
      description: "In one of these statuses.",
      column: "status",
      members: PostingStatuses,
      labels: POSTING_STATUS_LABELS,
    }),
    kinds: enumFilter({
      param: "kind",
      label: "Kind",
      description: "Of one of these kinds.",
      column: "kind",
      members: PostingKinds,
      labels: POSTING_KIND_LABELS,
    }),
    hasMembers: flagFilter({
      param: "members",
      label: "With members",
      only: "those to which someone was accepted",
      condition: sql`exists (select from applications a where a.status = 'accepted'
        and (a.opportunity_id = t.opportunity_id or a.collaboration_id = t.collaboration_id))`,
    }),
  },
  orders: { LAST_CHANGED: { label: "Last changed", by: ["updatedAt"], direction: "desc" } },
  defaultOrder: "LAST_CHANGED",
});
