import type { EntityManager } from "@mikro-orm/postgresql";
import { asPerson } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ConflictError, InvalidInputError, NotFoundError } from "../../../shared/errors.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { assertSameVersion } from "../../../shared/schema/versioned.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";
import { keepApart } from "../merging/keep-apart.ts";
import { mergedValue, type Side } from "../merging/merge.rules.ts";
import type { MovedRows } from "../merging/moved-rows.ts";
import { findMerge, laterMerge, readMerges, rulesIn } from "../merging/stored-merges.ts";
import { fieldsOf, MERGED_FIELDS } from "./merged-fields.ts";
import { moveReferences, returnReferences } from "./moved-references.ts";
import type { VendorMerge, VendorMergeInput } from "./vendor-merge.types.ts";

interface Locked extends Side {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly version: number;
  readonly hasMembers: boolean;
  readonly isWaiting: boolean;
}

/**
 * Merges a vendor into another: fields by their rules, and what refers to it. Its own page is no longer public
 * and leads to the kept one.
 * @throws NotFoundError, ConflictError, InvalidInputError
 */
export async function mergeVendors(context: Context, input: VendorMergeInput): Promise<VendorMerge> {
  const { em } = context;
  const rules = rulesIn(input, MERGED_FIELDS, "Vendors");
  const [keptId, mergedId] = [parseId(input.keptId) ?? 0, parseId(input.mergedId) ?? 0];
  if (keptId === mergedId) throw new InvalidInputError("Choose two different vendors.");
  const locked = await lock(em, [keptId, mergedId]);
  const [kept, merged] = [keptId, mergedId].map((id) => locked.find((each) => each.id === id));
  if (!kept || !merged) throw new NotFoundError("One of these vendors doesn't exist.");
  assertSameVersion(kept, input.keptVersion, "vendor");
  assertSameVersion(merged, input.mergedVersion, "vendor");
  assertMergeable(kept, merged);
  const after = Object.fromEntries(
    Object.keys(MERGED_FIELDS).map((field) => [
      field,
      mergedValue(field, rules.get(field) ?? input.rule, kept, merged),
    ]),
  );
  const moved = await moveReferences(em, mergedId, keptId);
  await writeFields(em, keptId, after);
  await em.execute(
    `update vendors set status = 'withdrawn', withdrawn_by_administrator = true, version = version + 1,
       updated_at = now() where id = ?`,
    [mergedId],
  );
  const [made] = await em.execute<{ id: number }[]>(
    `insert into vendor_merges (kept_id, merged_id, before, after, moved, merged_by_id)
     values (?, ?, ?::jsonb, ?::jsonb, ?::jsonb, ?) returning id`,
    [
      keptId,
      mergedId,
      JSON.stringify(kept.values),
      JSON.stringify(after),
      JSON.stringify(moved),
      asPerson(context.actor)?.id ?? null,
    ],
  );
  await recordAuditEvent(context, {
    action: "vendor.merged",
    subject: keptId,
    changes: { merged: { after: merged.name } },
  });
  return findMerge(em, SELECT, made?.id ?? 0);
}

/**
 * Undoes a merge: fields and references that are still as it left them become what they were.
 * @throws NotFoundError, ConflictError
 */
export async function undoVendorMerge(context: Context, id: string): Promise<VendorMerge> {
  const { em } = context;
  const [merge] = await em.execute<
    {
      id: number;
      kept: number;
      merged: number;
      written: number;
      before: object;
      after: object;
      moved: MovedRows;
      done: boolean;
    }[]
  >(
    `select m.id, m.kept_id as kept, m.merged_id as merged, ${laterMerge("vendor_merges", "merged_id", "m.kept_id")} as written,
       m.before, m.after, m.moved, m.undone_at is not null as done
     from vendor_merges m where m.id = ? for update`,
    [parseId(id) ?? 0],
  );
  if (!merge) throw new NotFoundError("This merge doesn't exist.");
  if (merge.done) throw new ConflictError("Someone has already undone this merge.");
  const { kept, merged, written, before, after, moved } = merge;
  const locked = await lock(em, [kept, merged, written]);
  const now = locked.find((each) => each.id === written)?.values ?? {};
  const fields = Object.entries(before).filter(
    ([field]) => JSON.stringify(now[field]) === JSON.stringify((after as Record<string, unknown>)[field]),
  );
  await em.execute(
    `update vendors set status = 'published', withdrawn_by_administrator = false, version = version + 1,
       updated_at = now() where id = ?`,
    [merged],
  );
  await returnReferences(em, moved, { kept, merged, written });
  await writeFields(em, written, Object.fromEntries(fields));
  await em.execute("update vendor_merges set undone_at = now(), undone_by_id = ? where id = ?", [
    asPerson(context.actor)?.id ?? null,
    merge.id,
  ]);
  await recordAuditEvent(context, {
    action: "vendor.unmerged",
    subject: kept,
    changes: { merged: { before: locked.find((each) => each.id === merged)?.name } },
  });
  return findMerge(em, SELECT, merge.id);
}

/** Keeps two vendors apart, which are then no longer shown as a pair. @throws InvalidInputError, NotFoundError */
export const keepVendorsApart = (context: Context, ids: readonly string[]): Promise<boolean> =>
  keepApart(
    context,
    { table: "vendors", decisions: "vendors_apart", plural: "vendors", action: "vendor.kept_apart" },
    ids,
  );

const SELECT = `select m.id, k.name as "keptName", '/vendors/' || k.id || '-' || k.slug as "keptPath", g.name as "mergedName",
  coalesce(array(select e.key from jsonb_each(m.after) e where e.value is distinct from m.before -> e.key order by 1), '{}') as changed,
  (select coalesce(sum(jsonb_array_length(e.value)), 0)::int from jsonb_each(m.moved) e) as moved,
  m.merged_at as "mergedAt", m.undone_at as "undoneAt"
  from vendor_merges m join vendors k on k.id = m.kept_id join vendors g on g.id = m.merged_id`;

/** Returns the last 50 merges, the newest first. */
export const readVendorMerges = ({ em }: Context): Promise<VendorMerge[]> => readMerges(em, SELECT);

/** @throws ConflictError if others have a say in it, or one of them isn't public. */
function assertMergeable(kept: Locked, merged: Locked): void {
  for (const { name, status, isWaiting } of [kept, merged]) {
    if (status !== "published") throw new ConflictError(`${name} isn't public, so it can't be merged.`);
    if (isWaiting) throw new ConflictError(`Decide on the open claim or listing of ${name} first.`);
  }
  if (merged.hasMembers)
    throw new ConflictError(
      `${merged.name} has members who manage it. Keep it, and merge the other into it.`,
    );
  if (merged.verified)
    throw new ConflictError(`${merged.name} is verified. Keep it, and merge the other into it.`);
}

/** Locks vendors in the order of their ids, so that two merges never wait for each other. */
function lock(em: EntityManager, ids: readonly number[]): Promise<Locked[]> {
  return em
    .execute<(Omit<Locked, "updatedAt"> & { updatedAt: string })[]>(
      `select t.id, t.name::text as name, t.status, t.version, t.verified, t.updated_at as "updatedAt",
         exists (select from organization_members m where m.organization_id = t.organization_id) as "hasMembers",
         exists (select from vendor_claims c where c.vendor_id = t.id and c.status = 'pending')
           or exists (select from vendor_listings l where l.vendor_id = t.id and l.status <> 'published') as "isWaiting",
         ${fieldsOf("t")} as "values"
       from vendors t where t.id = any(?::integer[]) order by t.id for update of t`,
      [`{${ids.join(",")}}`],
    )
    .then((rows) => rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) })));
}

async function writeFields(
  em: EntityManager,
  id: number,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  const columns = Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => {
      const column = MERGED_FIELDS[field];
      return column ? [[column, value]] : [];
    }),
  );
  const sets = Object.keys(columns).map((column) => `${column} = r.${column}`);
  await em.execute(
    `update vendors t set ${[...sets, "version = t.version + 1", "updated_at = now()"].join(", ")}
     from jsonb_populate_record(null::vendors, ?::jsonb) r where t.id = ?`,
    [JSON.stringify(columns), id],
  );
}
