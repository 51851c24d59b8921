import type { EntityManager } from "@mikro-orm/postgresql";
import { date, type InferType, string } from "yup";
import { PriceBands } from "../../modules/solutions/price-band.ts";
import { solutionRules } from "../../modules/solutions/solution.rules.ts";
import { Levels } from "../../modules/taxonomy/level.ts";
import { slugify } from "../../shared/text.ts";
import { listOf } from "../lists.ts";
import { ensureNamed } from "../named.ts";
import { type BatchResult, importKind, type KeyedRow } from "./kind.ts";

const LEVELS = Object.values(Levels);
const BANDS = Object.values(PriceBands);

/** `Youth academy`, `YOUTH_ACADEMY` and `youth-academy` are the same word. */
const asWord = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "-");

const rules = solutionRules.shape({
  features: listOf(50),
  tags: listOf(50),
  sports: listOf(50),
  levels: listOf(5).of(
    string()
      .required()
      .transform(asWord)
      .oneOf(LEVELS, `must be one of ${LEVELS.join(", ")}`),
  ),
  priceBand: string()
    .transform(asWord)
    .oneOf(BANDS, `must be one of ${BANDS.join(", ")}`)
    .default(PriceBands.CUSTOM),
  addedAt: date().typeError("must be a date such as 2026-03-31").max("2200-01-01", "lies too far ahead"),
});

type SolutionRow = InferType<typeof rules>;

/** Solutions; categories, sports and vendors that are not there yet come along, the vendors unverified. */
export const solutions = importKind({
  required: ["title", "description", "category", "vendor"],
  rules,
  naturalKey: ({ vendor, title }) => `${slugify(vendor)}/${slugify(title)}`,
  write: writeSolutions,
});

const COLUMNS = `title, slug, description, pricing, price_band, levels, features, tags, website, category_id, vendor_id`;

async function writeSolutions(
  em: EntityManager,
  rows: readonly KeyedRow<SolutionRow>[],
): Promise<BatchResult> {
  const categories = await ensureNamed(
    em,
    "categories",
    rows.map(({ row }) => row.category),
  );
  const vendors = await ensureNamed(
    em,
    "vendors",
    rows.map(({ row }) => row.vendor),
  );
  const sports = await ensureNamed(
    em,
    "sports",
    rows.flatMap(({ row }) => row.sports),
  );
  const values = rows.map(({ externalKey, row }) => ({
    external_key: externalKey,
    title: row.title,
    slug: slugify(row.title),
    description: row.description,
    pricing: row.pricing,
    price_band: row.priceBand,
    levels: row.levels,
    features: row.features,
    tags: row.tags,
    website: row.website || null,
    rating: row.rating ?? null,
    added_at: row.addedAt ?? null,
    category_id: categories.get(row.category.toLowerCase()),
    vendor_id: vendors.get(row.vendor.toLowerCase()),
    sport_ids: row.sports.map((sport) => sports.get(sport.toLowerCase())),
  }));
  const written = await em.execute<{ external_key: string; created: boolean }[]>(UPSERT, [
    JSON.stringify(values),
  ]);
  const moved = await em.execute<{ external_key: string }[]>(SET_SPORTS, [JSON.stringify(values)]);
  const created = new Set(written.filter((row) => row.created).map((row) => row.external_key));
  const changed = new Set([...written, ...moved].map((row) => row.external_key));
  return { created: created.size, updated: changed.size - created.size };
}

const ROWS = `jsonb_to_recordset(?::jsonb) as r(
  external_key text, title text, slug text, description text, pricing text, price_band text, levels text[],
  features text[], tags text[], website text, rating numeric(2,1), added_at timestamptz(3),
  category_id integer, vendor_id integer, sport_ids integer[])`;

/** Returns the rows that were new or differed; xmax is 0 in a row that the statement itself inserted. */
const UPSERT = `
  insert into solutions as s (external_key, rating, created_at, ${COLUMNS})
  select external_key, coalesce(rating, 0), coalesce(added_at, now()), ${COLUMNS} from ${ROWS}
  on conflict (external_key) do update set
    (${COLUMNS}) = (select ${excluded(COLUMNS)}), updated_at = now()
  where (${own(COLUMNS)}) is distinct from (${excluded(COLUMNS)})
  returning s.external_key, s.xmax = 0 as created`;

/** Makes the sports of each row what the file says; returns the rows where that changed something. */
const SET_SPORTS = `
  with wanted as (
    select s.id, s.external_key, r.sport_ids from ${ROWS} join solutions s using (external_key)
  ), removed as (
    delete from solution_sports j using wanted w
    where j.solution_id = w.id and not j.sport_id = any (w.sport_ids) returning w.external_key
  ), added as (
    insert into solution_sports (solution_id, sport_id)
    select distinct w.id, unnest(w.sport_ids) from wanted w
    on conflict do nothing returning solution_id
  ), changed as (
    select external_key from removed
    union select w.external_key from added a join wanted w on w.id = a.solution_id
  ), touched as (
    update solutions s set updated_at = now() from changed c where s.external_key = c.external_key
  )
  select external_key from changed`;

function own(columns: string): string {
  return columns.replace(/\w+/g, "s.$&");
}

function excluded(columns: string): string {
  return columns.replace(/\w+/g, "excluded.$&");
}
