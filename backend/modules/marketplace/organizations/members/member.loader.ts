import type { EntityManager } from "@mikro-orm/postgresql";
import DataLoader from "dataloader";
import type { MemberRole } from "../member-role.ts";
import { MAX_MEMBERS } from "./member.rules.ts";

/** A member as loaded. */
export interface MemberRow {
  readonly organizationId: number;
  readonly personId: number;
  readonly name: string;
  readonly role: MemberRole;
  readonly createdAt: string;
}

const MEMBERS = `
  select m.organization_id as "organizationId", u.id as "personId", u.first_name || ' ' || u.last_name as name, m.role,
    m.created_at as "createdAt"
  from organization_members m join users u on u.id = m.user_id
  where m.organization_id = any(?::integer[])
  order by m.role desc, m.created_at, u.id limit ${MAX_MEMBERS} * 100`;

/** One loader per request batches the reads of a list of organizations into one statement. */
const loaders = new WeakMap<EntityManager, DataLoader<number, MemberRow[]>>();

/** Returns an organization's members, owners first, then the longest-serving. */
export function loadMembers(em: EntityManager, organizationId: number): Promise<MemberRow[]> {
  const loader =
    loaders.get(em) ?? new DataLoader((ids: readonly number[]) => readMembers(em, ids), { cache: false });
  loaders.set(em, loader);
  return loader.load(organizationId);
}

async function readMembers(em: EntityManager, ids: readonly number[]): Promise<MemberRow[][]> {
  const rows = await em.execute<MemberRow[]>(MEMBERS, [`{${ids.join(",")}}`]);
  return ids.map((id) => rows.filter(({ organizationId }) => organizationId === id));
}
