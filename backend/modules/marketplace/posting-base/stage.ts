import sql, { raw, type Sql } from "sql-template-tag";
import { registerEnumType } from "type-graphql";
import { type Actor, asPerson, isAdministrator } from "../../../shared/actor.ts";

/** How close a record is to being published. */
export const PostingStages = {
  DRAFT: "draft",
  IN_REVIEW: "in_review",
  RETURNED: "returned",
  PUBLISHED: "published",
} as const;

export type PostingStage = (typeof PostingStages)[keyof typeof PostingStages];

registerEnumType(PostingStages, {
  name: "PostingStage",
  description: "How close a record is to being published.",
  valuesConfig: {
    DRAFT: { description: "Only its owner's team can see it." },
    IN_REVIEW: { description: "It is waiting for an administrator's decision." },
    RETURNED: { description: "An administrator sent it back with a reason." },
    PUBLISHED: { description: "Public." },
  },
});

/** SQL condition on `t` for public records. */
export const isPublished = raw("t.stage = 'published'");

/** SQL condition for records that accept applications: published, open and not past their due date. */
export const openNow = (alias: string): string =>
  `(${alias}.stage = 'published' and ${alias}.status = 'open' and ${alias}.due_key >= now())`;

/**
 * SQL expression for a record's current status: closed if past its due date, regardless of the stored status.
 */
export const statusNowOf = (alias: string): string =>
  `case when ${alias}.due_key < now() then 'closed' else ${alias}.status end`;

/** SQL condition on `t` for the records of the actor and of their organizations. */
export function isOwn(actor: Actor | undefined): Sql {
  const id = asPerson(actor)?.id ?? 0;
  return sql`(t.owner_user_id = ${id} or t.owner_organization_id in (
    select m.organization_id from organization_members m where m.user_id = ${id}))`;
}

/**
 * SQL condition on `t` for records that the actor may edit: their own, and for administrators all except
 * others' drafts.
 */
export function isEditable(actor: Actor | undefined): Sql {
  return isAdministrator(actor) ? sql`(t.stage <> 'draft' or ${isOwn(actor)})` : isOwn(actor);
}

/** SQL condition on `t` for records that the actor may see; only published ones for visitors. */
export function isVisibleTo(actor: Actor | undefined): Sql {
  return actor ? sql`(${isPublished} or ${isEditable(actor)})` : isPublished;
}
