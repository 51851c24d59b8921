import { longEnd } from "../../../shared/days/days.ts";
import { fieldsWith } from "../../../shared/fields/field.rules.ts";
import { capitalize } from "../../../shared/text/capitalize.ts";
import { Collaboration } from "../../catalog/research/collaboration.entity.ts";
import { recordPath } from "../../marketplace/applications/record-kinds.ts";
import { Opportunity } from "../../marketplace/opportunities/opportunity.entity.ts";
import { ownOpportunityFields } from "../../marketplace/opportunities/opportunity.fields.ts";
import { isVersionWaiting, latestOf, pendingOf } from "../../marketplace/postings/pending-version.ts";
import type { Posted } from "../../marketplace/postings/posted-kinds.ts";
import type { PostingKind } from "../../marketplace/postings/posting-status.ts";
import {
  decideOnPosting,
  moderationStatusOf,
} from "../../marketplace/postings/reviewing/posting-review.service.ts";
import type { ModerationItem } from "./moderation-item.ts";
import type { KindItem, QueueKind } from "./queue-kind.ts";

const {
  eligibility: _eligibility,
  levels: _levels,
  region: _region,
  ...furtherFields
} = ownOpportunityFields;

/** Returns a record's non-empty texts; for a pending version, those that differ from the public ones. */
function partsOf(record: Posted): ModerationItem["parts"] {
  const version = isVersionWaiting(record) ? pendingOf(record) : null;
  const { type, budget, dueDate, requirements, howToApply, contactName, contactEmail, ...shown } =
    latestOf(record);
  const texts = [
    { of: ["description"], label: null, text: shown.description },
    { of: ["type"], label: "Type", text: capitalize(type) },
    { of: ["budget"], label: "Budget", text: budget == null ? "" : `$${budget.toLocaleString("en-US")}` },
    { of: ["dueDate"], label: "Due date", text: dueDate ? longEnd(new Date(dueDate)) : "None" },
    { of: ["requirements"], label: "Requirements", text: requirements.join("; ") },
    { of: ["eligibility"], label: "Who can apply", text: "eligibility" in shown ? shown.eligibility : "" },
    { of: ["howToApply"], label: "How to apply", text: howToApply },
    {
      of: ["contactName", "contactEmail"],
      label: "Contact",
      text: [contactName, contactEmail].filter(Boolean).join(", "),
    },
    ...fieldsWith(furtherFields, "input").map(({ name, field: { label } }) => ({
      of: [name],
      label,
      text: [(shown as Readonly<Record<string, unknown>>)[name] ?? ""].flat().join("; "),
    })),
  ];
  const partOf = ({ label, text }: { label: string | null; text: string }) => ({ label, text });
  if (!version) return texts.filter(({ text }) => text !== "").map(partOf);
  const { title, organization, category = "", sports = [], levels = [], region, duration } = version;
  return [
    { of: version.changed, label: "Changes", text: "What is public stays until you publish this." },
    { of: ["title"], label: "Title", text: title },
    { of: ["organization"], label: "Organization", text: organization },
    ...texts,
    { of: ["category"], label: "Category", text: category },
    { of: ["sports"], label: "Sports", text: sports.join(", ") },
    { of: ["levels"], label: "Levels", text: levels.join(", ") },
    { of: ["region"], label: "Region", text: region ?? "" },
    { of: ["duration"], label: "Duration", text: duration ?? "" },
  ]
    .filter(({ of }) => of.some((name) => version.changed.includes(name)))
    .map(({ label, text }) => ({ label, text: text || "None" }));
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
    waiting:
      "stage = 'in_review' or (stage = 'published' and pending_version is not null and return_reason is null)",
    label,
    intro:
      "Submitted by organizations and mentors. No one else can see what's new or changed until it's published.",
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
      await decideOnPosting(context, { kind, id }, decision);
      return decision.publish ? "It's published." : "It's been sent back.";
    },
  };
}

/** Opportunities that await review. */
export const opportunityKind = postingKind("opportunity", Opportunity, "Opportunities");

/** Collaborations that await review. */
export const collaborationKind = postingKind("collaboration", Collaboration, "Collaborations");
