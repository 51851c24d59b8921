import { findPage, type PageQuery } from "../../shared/keyset.ts";
import { Opportunity } from "../opportunities/opportunity.entity.ts";
import type { Posted } from "../postings/posted-kinds.ts";
import { decideOnPosting, pathOf } from "../postings/posting-review.service.ts";
import type { PostingKind } from "../postings/posting-status.ts";
import { Collaboration } from "../research/collaboration.entity.ts";
import type { ModerationItem } from "./moderation-item.ts";
import type { QueueKind } from "./queue-kind.ts";

const dayOf = (date: Date) =>
  date.toLocaleDateString("en-US", { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" });

/** The texts of a record, without those that are empty. */
function partsOf(record: Posted): ModerationItem["parts"] {
  const { type, budget, dueDate, requirements, howToApply, contactName, contactEmail } = record;
  const all = [
    { label: null, text: record.description },
    { label: "Type", text: type },
    { label: "Budget", text: budget == null ? "" : `$${budget.toLocaleString("en-US")}` },
    { label: "Due date", text: dueDate ? dayOf(dueDate) : "None" },
    { label: "Requirements", text: requirements.join("; ") },
    { label: "Who can apply", text: record instanceof Opportunity ? record.eligibility : "" },
    { label: "How to apply", text: howToApply },
    { label: "Contact", text: [contactName, contactEmail].filter(Boolean).join(", ") },
  ];
  return all.filter(({ text }) => text !== "");
}

function itemOf(kind: PostingKind, record: Posted): ModerationItem {
  const poster = record.postedBy?.getEntity();
  const names = [poster && `${poster.firstName} ${poster.lastName}`, record.organization];
  return {
    id: `${kind}:${record.id}`,
    status: "pending",
    authorName: names.filter(Boolean).join(", "),
    on: { title: record.title, path: pathOf(kind, record) },
    parts: partsOf(record),
    reportReasons: [],
    version: record.version,
    createdAt: record.submittedAt ?? record.createdAt,
  };
}

/** What waits, first submitted first. */
const WAITING = {
  where: { stage: "in_review" },
  orderBy: { submittedAt: "asc", id: "asc" },
  populate: ["postedBy"],
};

function postingKind(
  kind: PostingKind,
  entity: typeof Opportunity | typeof Collaboration,
  label: string,
): QueueKind {
  return {
    kind,
    entity: entity as never,
    waiting: "stage = 'in_review'",
    label,
    intro: "Submitted by organizations and mentors. Nobody else sees them until they are published.",
    list: async ({ em }, page) => {
      const found = await findPage<Posted, string>(
        em,
        entity,
        page,
        WAITING as unknown as PageQuery<Posted, string>,
      );
      return {
        ...found,
        nodes: found.nodes.map((record) => itemOf(kind, record)),
        edges: found.edges.map(({ cursor, node }) => ({ cursor, node: itemOf(kind, node) })),
      };
    },
    decide: async (context, id, decision) => {
      const { stage } = await decideOnPosting(context, { kind, id }, decision);
      return stage === "published" ? "It is published." : "It is sent back.";
    },
  };
}

/** Opportunities that wait for review. */
export const opportunityKind = postingKind("opportunity", Opportunity, "Opportunities");

/** Collaborations that wait for review. */
export const collaborationKind = postingKind("collaboration", Collaboration, "Collaborations");
