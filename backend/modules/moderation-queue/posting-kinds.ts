import { longDay } from "../../shared/days.ts";
import { recordPath } from "../applications/record-kinds.ts";
import { Opportunity } from "../opportunities/opportunity.entity.ts";
import type { Posted } from "../postings/posted-kinds.ts";
import { decideOnPosting, moderationStatusOf } from "../postings/posting-review.service.ts";
import type { PostingKind } from "../postings/posting-status.ts";
import { Collaboration } from "../research/collaboration.entity.ts";
import type { ModerationItem } from "./moderation-item.ts";
import type { KindItem, QueueKind } from "./queue-kind.ts";

/** The texts of a record, without those that are empty. */
function partsOf(record: Posted): ModerationItem["parts"] {
  const { type, budget, dueDate, requirements, howToApply, contactName, contactEmail } = record;
  const all = [
    { label: null, text: record.description },
    { label: "Type", text: type.charAt(0).toUpperCase() + type.slice(1) },
    { label: "Budget", text: budget == null ? "" : `$${budget.toLocaleString("en-US")}` },
    { label: "Due date", text: dueDate ? longDay(dueDate) : "None" },
    { label: "Requirements", text: requirements.join("; ") },
    { label: "Who can apply", text: record instanceof Opportunity ? record.eligibility : "" },
    { label: "How to apply", text: howToApply },
    { label: "Contact", text: [contactName, contactEmail].filter(Boolean).join(", ") },
  ];
  return all.filter(({ text }) => text !== "");
}

function itemOf(kind: PostingKind, record: Posted): KindItem {
  const poster = record.postedBy?.getEntity();
  const names = [poster && `${poster.firstName} ${poster.lastName}`, record.organization];
  return {
    id: `${kind}:${record.id}`,
    status: moderationStatusOf(record),
    authorId: poster?.id ?? null,
    authorName: names.filter(Boolean).join(", "),
    on: { title: record.title, path: recordPath(kind, record) },
    parts: partsOf(record),
    reportReasons: [],
    version: record.version,
    createdAt: record.submittedAt ?? record.createdAt,
  };
}

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
    intro: "Submitted by organizations and mentors. No one else can see them until they're published.",
    since: "submitted_at",
    searched: "concat_ws(' ', t.title, t.organization, t.description)",
    load: async ({ em }, ids) => {
      const records = await em.find<Posted, "postedBy">(
        entity,
        { id: { $in: [...ids] } },
        { populate: ["postedBy"] },
      );
      return records.map((record) => itemOf(kind, record));
    },
    decide: async (context, id, decision) => {
      const { stage } = await decideOnPosting(context, { kind, id }, decision);
      return stage === "published" ? "It's published." : "It's been sent back.";
    },
  };
}

/** Opportunities that wait for review. */
export const opportunityKind = postingKind("opportunity", Opportunity, "Opportunities");

/** Collaborations that wait for review. */
export const collaborationKind = postingKind("collaboration", Collaboration, "Collaborations");
