import type { EntityManager } from "@mikro-orm/postgresql";
import sql from "sql-template-tag";
import { type Notified, notifyAll } from "../../../account/notifications/notify.ts";

/** Notifies each owner of an organization; there are fifty at most. */
export async function notifyOwners(em: EntityManager, organizationId: number, told: Notified): Promise<void> {
  const owners = sql`u.id in (
    select m.user_id from organization_members m where m.organization_id = ${organizationId} and m.role = 'owner')`;
  await notifyAll(em, owners, told);
}
