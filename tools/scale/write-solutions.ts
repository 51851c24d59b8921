import type { EntityManager } from "@mikro-orm/postgresql";
import { findByNames } from "../../backend/modules/administration/imports/writing/named.ts";
import { categoriesOf } from "../../backend/modules/catalog/taxonomy/category.lookup.ts";
import { vendorsByName } from "../../backend/modules/catalog/vendors/vendor.lookup.ts";
import { organizationsByName } from "../../backend/modules/marketplace/organizations/organization.lookup.ts";
import { slugify } from "../../backend/shared/text/text.ts";
import type { GeneratedSolution } from "./make-solution.ts";

/** Prefix of the external keys of generated records. */
const PREFIX = "generated:";
const DAY = 24 * 3_600_000;

/** Removes everything generated, except vendors and organizations that other records use by now. */
export async function removeGenerated(em: EntityManager): Promise<void> {
  await em.execute("delete from solutions where external_key like ?", [`${PREFIX}%`]);
  const gone = await em.execute<{ id: number }[]>(
    `delete from vendors v where external_key like ?
     and not exists (select from solutions s where s.vendor_id = v.id) returning organization_id as id`,
    [`${PREFIX}%`],
  );
  await em.execute(
    `delete from organizations o using jsonb_array_elements_text(?::jsonb) gone(id)
     where o.id = gone.id::integer
     and not exists (select from organization_members m where m.organization_id = o.id)
     and not exists (select from vendors v where v.organization_id = o.id)
     and not exists (select from opportunities r where r.owner_organization_id = o.id)
     and not exists (select from collaborations r where r.owner_organization_id = o.id)`,
    [JSON.stringify(gone.map(({ id }) => id))],
  );
}

/** Creates vendors and returns their ids; an existing vendor with the same name is reused. */
export async function writeVendors(em: EntityManager, names: readonly string[]): Promise<number[]> {
  const organizations = await findByNames(em, organizationsByName, names);
  const rows = names.map((name, index) => ({
    organization_id: organizations.get(name.toLowerCase()),
    key: `${PREFIX}${index}`,
    name,
    slug: slugify(name),
  }));
  await em.execute(
    `insert into vendors (external_key, name, slug, organization_id)
     select r.key, r.name, r.slug, r.organization_id
     from jsonb_to_recordset(?::jsonb) as r(key text, name citext, slug text, organization_id integer)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
  const ids = await findByNames(em, vendorsByName, names);
  return names.flatMap((name) => ids.get(name.toLowerCase()) ?? []);
}

/** A generated solution with its sequence number and vendor. */
export interface PlacedSolution extends GeneratedSolution {
  readonly index: number;
  readonly vendorId: number;
}

/**
 * Adds solutions with their sports.
 * @param today the day that their dates count back from, at midnight.
 */
export async function writeSolutions(
  em: EntityManager,
  solutions: readonly PlacedSolution[],
  today: number,
): Promise<void> {
  const categories = await findByNames(em, categoriesOf("solution"), [
    ...new Set(solutions.map(({ category }) => category)),
  ]);
  const sports = await findByNames(em, { table: "sports", create: true }, [
    ...new Set(solutions.flatMap((row) => row.sports)),
  ]);
  const rows = solutions.map((solution) => ({
    key: `${PREFIX}${solution.index}`,
    title: solution.title,
    slug: slugify(solution.title),
    description: solution.description,
    pricing: solution.pricing,
    price_band: solution.priceBand,
    levels: solution.levels,
    features: solution.features,
    tags: solution.tags,
    integrations: solution.integrations,
    rating: solution.rating,
    review_count: solution.reviewCount,
    rating_sum: Math.round(solution.rating * solution.reviewCount),
    website: `https://${slugify(solution.title)}-${solution.index}.example`,
    created_at: new Date(today - solution.daysAgo * DAY),
    category_id: categories.get(solution.category.toLowerCase()),
    vendor_id: solution.vendorId,
    sport_ids: solution.sports.map((sport) => sports.get(sport.toLowerCase())),
  }));
  await em.execute(INSERT, [JSON.stringify(rows)]);
}

const INSERT = `
  with given as (
    select * from jsonb_to_recordset(?::jsonb) as r(
      key text, title text, slug text, description text, pricing text, price_band text, levels text[],
      features text[], tags text[], integrations text[], rating numeric(2,1), review_count integer, rating_sum integer,
      website text,
      created_at timestamptz(3), category_id integer, vendor_id integer, sport_ids integer[])
  ), added as (
    insert into solutions (external_key, title, slug, description, pricing, price_band, levels, features, tags, integrations,
      rating, review_count, rating_sum, website, created_at, updated_at, category_id, vendor_id)
    select key, title, slug, description, pricing, price_band, levels, features, tags, integrations,
      rating, review_count, rating_sum, website, created_at, created_at, category_id, vendor_id from given
    returning id, external_key
  )
  insert into solution_sports (solution_id, sport_id)
  select added.id, unnest(given.sport_ids) from added join given on given.key = added.external_key`;
