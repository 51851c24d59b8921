import type { EntityManager } from "@mikro-orm/postgresql";
import sql from "sql-template-tag";
import { type Told, tellAll } from "../../notifications/tell.ts";

/** Tells each owner of an organization, of whom there are fifty at most. */
export async function tellOwners(em: EntityManager, organizationId: number, told: Told): Promise<void> {
  const owners = sql`u.id in (
    select m.user_id from organization_members m where m.organization_id = ${organizationId} and m.role = 'owner')`;
  await tellAll(em, owners, told);
}
