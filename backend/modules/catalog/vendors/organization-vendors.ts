import type { EntityManager } from "@mikro-orm/postgresql";
import DataLoader from "dataloader";
import { Field, ID, ObjectType } from "type-graphql";
import { asPerson } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";

@ObjectType({ description: "A vendor, as its organization lists it." })
export class OwnedVendor {
  @Field(() => ID, { description: "The vendor's id." })
  id: number;

  @Field({ description: "The readable part of its page's address." })
  slug: string;

  @Field({ description: "The vendor's name." })
  name: string;
}

const VENDORS = `
  select o.id as "organizationId", v.id, v.slug, v.name
  from unnest(?::integer[]) o(id)
  cross join lateral (
    select id, slug, name from vendors where organization_id = o.id order by name, id limit 100) v
  order by v.name, v.id`;

/** One loader per request batches the reads of a list of organizations into one statement. */
const loaders = new WeakMap<EntityManager, DataLoader<number, OwnedVendor[]>>();

/** Returns the vendors of an organization, by name. */
export function loadVendorsOf(em: EntityManager, organizationId: number): Promise<OwnedVendor[]> {
  const loader =
    loaders.get(em) ?? new DataLoader((ids: readonly number[]) => readVendors(em, ids), { cache: false });
  loaders.set(em, loader);
  return loader.load(organizationId);
}

async function readVendors(em: EntityManager, ids: readonly number[]): Promise<OwnedVendor[][]> {
  const rows = await em.execute<(OwnedVendor & { organizationId: number })[]>(VENDORS, [
    `{${[...new Set(ids)].join(",")}}`,
  ]);
  return ids.map((id) => rows.filter(({ organizationId }) => organizationId === id));
}

const OWN = `
  select v.id, v.slug, v.name from organization_members m join vendors v on v.organization_id = m.organization_id
  where m.user_id = ? and v.status = 'published' order by v.name, v.id limit 100`;

/** Returns the published vendors of the actor's organizations, by name. */
export function readOwnVendors({ em, actor }: Pick<Context, "em" | "actor">): Promise<OwnedVendor[]> {
  const person = asPerson(actor);
  return person ? em.execute<OwnedVendor[]>(OWN, [person.id]) : Promise.resolve([]);
}
