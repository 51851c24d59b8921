import type { EntityManager, RequiredEntityData } from "@mikro-orm/postgresql";
import { find, indexByName } from "../../../demo/lookup.ts";
import { readRows } from "../../../demo/read.ts";
import { daysBefore, dueAfter } from "../../../shared/days/days.ts";
import { slugify } from "../../../shared/text/text.ts";
import { Collaboration } from "../../catalog/research/collaboration.entity.ts";
import { Category } from "../../catalog/taxonomy/category.entity.ts";
import type { Level } from "../../catalog/taxonomy/level.ts";
import { Sport } from "../../catalog/taxonomy/sport.entity.ts";
import { Opportunity } from "../opportunities/opportunity.entity.ts";
import { demoOwners, type Owners } from "../organizations/organization.seed.ts";
import type { PostingOutcome } from "../posting-base/outcome.ts";
import type { PostingStage } from "../posting-base/stage.ts";
import type { PostingKind } from "./posting-status.ts";

interface PostingRow {
  kind: PostingKind;
  /** The demo account that posted it: mentors in their own name, others for the organization. */
  account: string;
  organization: string;
  stage: PostingStage;
  begunDaysAgo: number;
  submittedDaysAgo?: number;
  returnReason?: string;
  closedDaysAgo?: number;
  outcome?: PostingOutcome;
  outcomeNote?: string;
  title: string;
  type: string;
  category?: string;
  description: string;
  budget: number | null;
  dueInDays: number | null;
  duration?: string | null;
  requirements: string[];
  eligibility?: string;
  levels?: Level[];
  sports?: string[];
  region?: string;
  contactName: string;
  contactEmail: string;
  howToApply: string;
}

/** The opportunity whose due date its owner has moved, and the previous one, in days from today. */
const EXTENDED = { title: "Match-Day Crowd Flow Pilot at a 12,000-Seat Ground", from: -1, daysAgo: 3 };

/** The columns that both kinds share. */
function fieldsOf(row: PostingRow, owners: Owners, today: Date) {
  const { begunDaysAgo, submittedDaysAgo, closedDaysAgo, dueInDays } = row;
  const poster = owners.account(row.account);
  const begun = daysBefore(today, begunDaysAgo);
  const closedAt = closedDaysAgo === undefined ? null : daysBefore(today, closedDaysAgo);
  const submittedAt = submittedDaysAgo === undefined ? null : daysBefore(today, submittedDaysAgo);
  const { title, organization, type, description, budget, requirements, contactName, contactEmail } = row;
  return {
    title,
    organization,
    type,
    description,
    budget,
    requirements,
    contactName,
    contactEmail,
    slug: slugify(title),
    ...(poster?.role === "mentor"
      ? { ownerUser: poster }
      : { ownerOrganization: owners.organization(organization) }),
    postedBy: poster ?? null,
    howToApply: row.howToApply,
    dueDate: dueInDays === null ? null : dueAfter(today, dueInDays),
    stage: row.stage,
    status: closedAt ? ("closed" as const) : ("open" as const),
    submittedAt,
    closedAt,
    returnReason: row.returnReason ?? null,
    outcome: row.outcome ?? null,
    outcomeNote: row.outcomeNote ?? "",
    createdAt: begun,
    updatedAt: closedAt ?? submittedAt ?? begun,
  };
}

/** The demo accounts' postings in each stage; those of deleted accounts are omitted. */
export async function seedPostings(em: EntityManager, today: Date): Promise<void> {
  const owners = await demoOwners(em, today);
  const sports = indexByName(await em.find(Sport, {}));
  const categories = indexByName(await em.find(Category, { kind: "opportunity" }));
  for (const row of readRows<PostingRow>("postings/postings.json")) {
    if (!owners.account(row.account)) continue;
    const fields = fieldsOf(row, owners, today);
    if (row.kind === "collaboration") {
      const collaboration = { ...fields, duration: row.duration ?? null };
      em.create(Collaboration, collaboration as RequiredEntityData<Collaboration>);
      continue;
    }
    const opportunity = em.create(Opportunity, {
      ...fields,
      category: find(categories, row.category ?? ""),
      eligibility: row.eligibility ?? "",
      levels: row.levels ?? [],
      region: row.region ?? null,
      postedAt: fields.createdAt,
    } as RequiredEntityData<Opportunity>);
    opportunity.sports.set((row.sports ?? []).map((name) => find(sports, name)));
  }
  const extended = await em.findOne(Opportunity, { title: EXTENDED.title });
  if (extended)
    Object.assign(extended, {
      extendedFrom: dueAfter(today, EXTENDED.from),
      extendedAt: daysBefore(today, EXTENDED.daysAgo),
      updatedAt: daysBefore(today, EXTENDED.daysAgo),
    });
}
