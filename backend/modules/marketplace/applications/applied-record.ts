import { registerEnumType } from "type-graphql";
import { asPerson } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { longEnd } from "../../../shared/days/days.ts";
import { NotFoundError } from "../../../shared/errors.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { Collaboration } from "../../catalog/research/collaboration.entity.ts";
import { Opportunity } from "../opportunities/opportunity.entity.ts";
import { findMemberships, type Memberships } from "../organizations/membership.service.ts";
import { isOfOwner, mayEdit, ownerOf } from "../organizations/organization.policy.ts";
import { OrganizationMember } from "../organizations/organization-member.entity.ts";
import { ownTie } from "../organizations/ties.service.ts";
import type { Application } from "./application.entity.ts";
import type { Deciding } from "./application.policy.ts";
import { NO_SUCH_RECORD, RECORD_ENTITIES } from "./record-kinds.ts";

/** The kinds of records that users can apply for. */
export const ApplicationKinds = { OPPORTUNITY: "opportunity", COLLABORATION: "collaboration" } as const;

export type ApplicationKind = (typeof ApplicationKinds)[keyof typeof ApplicationKinds];

registerEnumType(ApplicationKinds, {
  name: "ApplicationKind",
  description: "What people can apply for.",
  valuesConfig: {
    COLLABORATION: { description: "An application to a research collaboration." },
    OPPORTUNITY: { description: "An application to an opportunity." },
  },
});

/** An opportunity or a collaboration that users can apply for. */
export interface AppliedRecord {
  readonly kind: ApplicationKind;
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly organization: string;
  /** Why it doesn't accept applications now; null if it does. */
  readonly closed: string | null;
  readonly owner: Deciding;
  /** Whether it is visible to everyone, not only to its owner. */
  readonly isPublic: boolean;
}

function closedReason(record: Opportunity | Collaboration): string | null {
  const noun = record instanceof Opportunity ? "opportunity" : "collaboration";
  if (record.stage !== "published") return `This ${noun} isn't published.`;
  if (record.status === "closed") return `This ${noun} no longer accepts applications.`;
  const { dueDate } = record;
  if (dueDate && dueDate.getTime() < Date.now()) return `Applications closed on ${longEnd(dueDate)}.`;
  return null;
}

/**
 * Returns the opportunity or collaboration with this id.
 * @throws NotFoundError if there is none.
 */
export async function findApplied(
  { em }: Context,
  kind: ApplicationKind,
  id: string | number,
): Promise<AppliedRecord> {
  const record = await em.findOne<Opportunity | Collaboration>(RECORD_ENTITIES[kind], {
    id: parseId(id) ?? 0,
  });
  if (!record) throw new NotFoundError(NO_SUCH_RECORD[kind]);
  const { title, slug, organization } = record;
  const owner = ownerOf(record);
  const members =
    owner.organizationId === undefined
      ? 0
      : await em.count(OrganizationMember, { organization: owner.organizationId });
  return {
    kind,
    id: record.id,
    title,
    slug,
    organization,
    closed: closedReason(record),
    owner: { ...owner, isClaimed: members > 0 },
    isPublic: record.stage === "published",
  };
}

/** Returns the record that an application is for. */
export function appliedOf(context: Context, application: Application): Promise<AppliedRecord> {
  const { opportunity, collaboration } = application;
  return opportunity
    ? findApplied(context, "opportunity", opportunity.id)
    : findApplied(context, "collaboration", collaboration?.id ?? 0);
}

/** Returns why the actor can't apply for the record; null if they can. */
async function applyingRefusal(
  context: Context,
  memberships: Memberships,
  record: AppliedRecord,
): Promise<string | null> {
  if (isOfOwner(context.actor, memberships, record.owner))
    return "You can't apply because this belongs to you or your organization.";
  if (await ownTie(context, record.owner.organizationId))
    return "You can't apply because you left this organization less than a year ago.";
  return (await reviewerRefusal(context, record)) ?? record.closed;
}

/** Returns why somebody can't apply who is on the call's jury, or left it after a round began; null for others. */
async function reviewerRefusal({ em, actor }: Context, { kind, id }: AppliedRecord): Promise<string | null> {
  const [reviewer] = await em.execute<{ hasLeft: boolean }[]>(
    `select v.left_at is not null as "hasLeft" from jury_reviewers v join juries j on j.id = v.jury_id
     where v.user_id = ? and j.${kind}_id = ? and (v.left_at is null
       or exists (select from jury_rounds r where r.jury_id = j.id and r.opened_at <= v.left_at))`,
    [asPerson(actor)?.id ?? 0, id],
  );
  if (!reviewer) return null;
  return reviewer.hasLeft
    ? "You can't apply because you were a reviewer for this call."
    : "You can't apply because you review applications to this call.";
}

/** Whether reviewers of a call aren't told who applies. */
export async function isReviewedBlind(
  { em }: Pick<Context, "em">,
  { kind, id }: Pick<AppliedRecord, "kind" | "id">,
): Promise<boolean> {
  const [blind] = await em.execute<unknown[]>(
    `select from juries j join jury_rounds r on r.jury_id = j.id and r.is_blind where j.${kind}_id = ? limit 1`,
    [id],
  );
  return blind !== undefined;
}

/** Returns the record, the actor's memberships, and why the actor can't apply for it (null if they can). */
export async function standingFor(
  context: Context,
  kind: ApplicationKind,
  id: string | number,
): Promise<{ record: AppliedRecord; memberships: Memberships; refusal: string | null }> {
  const record = await findApplied(context, kind, id);
  const memberships = await findMemberships(context);
  if (!record.isPublic && !mayEdit(context.actor, memberships, record.owner))
    throw new NotFoundError(NO_SUCH_RECORD[kind]);
  return { record, memberships, refusal: await applyingRefusal(context, memberships, record) };
}
