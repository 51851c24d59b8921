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

/** Returns the pending version of a public record, or null. */
export const pendingOf = ({ stage, pendingVersion }: Posted): PendingVersion | null =>
  stage === "published" ? (pendingVersion ?? null) : null;

/** Whether the pending version of a public record awaits a decision. */
export const isVersionWaiting = (record: Posted): boolean =>
  pendingOf(record) !== null && record.returnReason == null;

/** Returns a record with the changes of its pending version, if it has one. */
export function latestOf(record: Posted): Posted {
  return { ...record, ...pendingOf(record) } as Posted;
}

/**
 * Asserts that the actor may move a record's pending version to this state.
 * @throws ConflictError
 */
export function assertVersionMoves(
  { actor }: Pick<Context, "actor">,
  record: Posted,
  to: StateOf<"version">,
): void {
  const by = isAdministrator(actor) ? "administrator" : "author";
  const from = !pendingOf(record) ? "none" : isVersionWaiting(record) ? "waiting" : "returned";
  assertMove("version", { by, from, to });
}

/** Returns an edit as the record's pending version; a missing due date keeps that of the previous version. */
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

/** Whether a version changes more than the due date. */
export const isRewritten = ({ changed }: PendingVersion) => changed.some((name) => name !== "dueDate");

/**
 * Stores the pending version of a record, or an administrator's reason for sending it back. Only the edit
 * counter `version` increases, because the public version hasn't changed.
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

/** Publishes a record's pending version, applying its changes. */
export async function adoptVersion({ em }: Context, record: Posted, version: PendingVersion): Promise<void> {
  const { changed, categoryId, sportIds, dueDate } = version;
  const texts = changed.filter((name) => !["category", "sports", "dueDate"].includes(name));
  Object.assign(
    record,
    Object.fromEntries(texts.map((name) => [name, version[name as keyof PendingVersion]])),
  );
  // The slug follows the title, so it isn't listed as a change of its own.
  if (changed.includes("title")) record.slug = version.slug;
  // Reopening may have set a due date in the meantime, which people rely on.
  if (changed.includes("dueDate") && !record.dueDate) record.dueDate = dueDate ? new Date(dueDate) : null;
  if (record instanceof Opportunity) {
    // Skips references that an administrator has deleted in the meantime.
    const category = changed.includes("category") && (await em.findOne(Category, { id: categoryId ?? 0 }));
    if (category) record.category = ref(category);
    if (changed.includes("sports")) {
      await em.populate(record, ["sports"]);
      record.sports.set(await em.find(Sport, { id: { $in: sportIds ?? [] } }));
    }
  }
  Object.assign(record, { pendingVersion: null, returnReason: null });
}
