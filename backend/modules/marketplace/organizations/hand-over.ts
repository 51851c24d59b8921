import type { EntityManager } from "@mikro-orm/postgresql";
import { slugify } from "../../../shared/text/text.ts";

/** Tables of records owned by an organization or a person, with the organization's name as text. */
export type OwnedTable = "opportunities" | "collaborations";

/** Returns a person's records for the data export. */
export function ownRecords(em: EntityManager, table: OwnedTable, userId: number): Promise<object[]> {
  return em.execute(
    `select title, organization, description, contact_name as "contactName", contact_email as "contactEmail",
       pending_version as "pendingVersion", created_at as "createdAt" from ${table} where owner_user_id = ? order by id`,
    [userId],
  );
}

/**
 * Transfers a person's records to the organizations they name, creating missing ones, and removes the
 * person's contact details.
 */
export async function handOver(em: EntityManager, table: OwnedTable, userId: number): Promise<void> {
  // Unpublished records that no one else has seen are deleted with the account.
  await em.execute(
    `delete from ${table} t where owner_user_id = ? and stage <> 'published' and not exists (
       select from applications a where a.${table === "opportunities" ? "opportunity" : "collaboration"}_id = t.id)`,
    [userId],
  );
  await em.execute(`update ${table} set posted_by_id = null, posting_key = null where posted_by_id = ?`, [
    userId,
  ]);
  const rows = await em.execute<{ name: string }[]>(
    `select distinct organization as name from ${table} where owner_user_id = ?`,
    [userId],
  );
  if (rows.length === 0) return;
  await em.execute(
    `insert into organizations (name, slug)
     select r.name, r.slug from jsonb_to_recordset(?::jsonb) as r(name citext, slug text) on conflict do nothing`,
    [JSON.stringify(rows.map(({ name }) => ({ name, slug: slugify(name) })))],
  );
  await em.execute(
    `update ${table} t set owner_user_id = null, owner_organization_id = o.id, contact_name = null,
       contact_email = null, pending_version = null,
       return_reason = case when t.stage = 'returned' then return_reason end, updated_at = now()
     from organizations o where t.owner_user_id = ? and o.name_key = fold_text(t.organization)`,
    [userId],
  );
}
