import { ref } from "@mikro-orm/core";
import { isAdministrator } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { assertMove } from "../../../shared/states/assert-move.ts";
import type { StateOf } from "../../../shared/states/moves.ts";
import { changesBetween } from "../../administration/audit/changes-between.ts";
import { Category } from "../../catalog/taxonomy/category.entity.ts";
import { Sport } from "../../catalog/taxonomy/sport.entity.ts";
import { Opportunity } from "../opportunities/opportunity.entity.ts";
import type { PendingVersion } from "../posting-base/pending-version.ts";
import type { readFields } from "./posted-fields.ts";
import type { Posted } from "./posted-kinds.ts";

type Written = Awaited<ReturnType<typeof readFields>>;

/** The other version of a record that is public; null without one. */
export const pendingOf = ({ stage, pendingVersion }: Posted): PendingVersion | null =>
  stage === "published" ? (pendingVersion ?? null) : null;

/** Whether another version of a public record waits for a decision. */
export const isVersionWaiting = (record: Posted): boolean =>
  pendingOf(record) !== null && record.returnReason == null;

/** A record with the texts of its other version, if it has one. */
export function latestOf(record: Posted): Posted {
  return { ...record, ...pendingOf(record) } as Posted;
}

/** Refuses to move a record's other version where its table doesn't let the actor. @throws ConflictError */
export function assertVersionMoves(
  { actor }: Pick<Context, "actor">,
  record: Posted,
  to: StateOf<"version">,
): void {
  const by = isAdministrator(actor) ? "administrator" : "author";
  const from = !pendingOf(record) ? "none" : isVersionWaiting(record) ? "waiting" : "returned";
  assertMove("version", { by, from, to });
}

/** What was written as another version of the record; a due date that is left out stays as in the one before. */
export function versionOf(record: Posted, { fields, sports }: Written, otherSports: boolean): PendingVersion {
  const kept = pendingOf(record);
  const dueDate =
    "dueDate" in fields ? fields.dueDate : kept?.changed.includes("dueDate") ? kept.dueDate : record.dueDate;
  const written = { ...fields, dueDate: dueDate ? new Date(dueDate) : null };
  const { category: _, ...texts } = { category: undefined, ...written };
  const names = Object.keys(written) as (keyof Posted & string)[];
  const changed = Object.keys(changesBetween(record, { ...record, ...written } as Posted, names)).filter(
    (name) => name !== "slug",
  );
  return {
    ...texts,
    organization: written.organization ?? record.organization,
    dueDate: written.dueDate?.toISOString() ?? null,
    changed: otherSports ? [...changed, "sports"] : changed,
    ...("category" in fields && { categoryId: fields.category.id, category: fields.category.$.name }),
    ...(sports && { sportIds: sports.map(({ id }) => id), sports: sports.map(({ name }) => name) }),
  };
}

/** Whether a version differs in more than the day until which the record is open. */
export const isRewritten = ({ changed }: PendingVersion) => changed.some((name) => name !== "dueDate");

/**
 * Stores another version of a record, or what an administrator says to it. Only the version that edits name goes up: what
 * is public hasn't changed.
 */
export async function storeVersion(
  { em }: Context,
  record: Posted,
  version: PendingVersion | null,
  returnReason: string | null = null,
): Promise<void> {
  const table = record instanceof Opportunity ? "opportunities" : "collaborations";
  const submittedAt = isVersionWaiting(record) ? (record.submittedAt ?? null) : new Date();
  await em.execute(
    `update ${table} set pending_version = ?::jsonb, return_reason = ?, submitted_at = ?, version = version + 1
     where id = ?`,
    [version && JSON.stringify(version), returnReason, submittedAt, record.id],
  );
  await em.refresh(record);
}

/** Makes the other version of a record public: what it changes takes the place of what was there. */
export async function adoptVersion({ em }: Context, record: Posted, version: PendingVersion): Promise<void> {
  const { changed, categoryId, sportIds, dueDate } = version;
  const texts = changed.filter((name) => !["category", "sports", "dueDate"].includes(name));
  Object.assign(
    record,
    Object.fromEntries(texts.map((name) => [name, version[name as keyof PendingVersion]])),
  );
  // The address follows the title, so it isn't a change of its own.
  if (changed.includes("title")) record.slug = version.slug;
  // A reopening may have set one meanwhile, which people count on.
  if (changed.includes("dueDate") && !record.dueDate) record.dueDate = dueDate ? new Date(dueDate) : null;
  if (record instanceof Opportunity) {
    // What an administrator has deleted meanwhile is left out.
    const category = changed.includes("category") && (await em.findOne(Category, { id: categoryId ?? 0 }));
    if (category) record.category = ref(category);
    if (changed.includes("sports")) {
      await em.populate(record, ["sports"]);
      record.sports.set(await em.find(Sport, { id: { $in: sportIds ?? [] } }));
    }
  }
  Object.assign(record, { pendingVersion: null, returnReason: null });
}
