import type { EntityManager } from "@mikro-orm/postgresql";
import { type InferType, string } from "yup";
import { PriceBands } from "../../modules/solutions/price-band.ts";
import { solutionRules } from "../../modules/solutions/solution.rules.ts";
import { Levels } from "../../modules/taxonomy/level.ts";
import { slugify } from "../../shared/text.ts";
import { isoDate } from "../dates.ts";
import { listOf } from "../lists.ts";
import { ensureNamed, type NamedTable } from "../named.ts";
import { type BatchResult, importKind, type KeyedRow } from "./kind.ts";
import { upsertSolutions } from "./solutions-upsert.ts";

const LEVELS = Object.values(Levels);
const BANDS = Object.values(PriceBands);

/** `Youth academy`, `YOUTH_ACADEMY` and `youth-academy` are the same word. */
const asWord = (value: unknown) =>
  typeof value === "string"
    ? value
        .trim()
        .toLowerCase()
        .replace(/[\s_]+/g, "-")
    : value;

const rules = solutionRules.shape({
  features: listOf({ most: 50, length: 80 }),
  tags: listOf({ most: 50, length: 80 }),
  sports: listOf({ most: 50, length: 80 }),
  levels: listOf({ most: LEVELS.length }).of(
    string()
      .transform(asWord)
      .typeError("holds what is no text")
      .required()
      .oneOf(LEVELS, `must be one of ${LEVELS.join(", ")}`),
  ),
  priceBand: string()
    .transform(asWord)
    .typeError("must be a text")
    .oneOf(BANDS, `must be one of ${BANDS.join(", ")}`)
    .default(PriceBands.CUSTOM),
  addedAt: isoDate(),
});

type SolutionRow = InferType<typeof rules>;

/** Solutions; categories, sports and vendors that are not there yet come along, the vendors unverified. */
export const solutions = importKind({
  required: ["title", "description", "category", "vendor"],
  rules,
  naturalKey: ({ vendor, title }) => [vendor, title],
  write: writeSolutions,
});

async function writeSolutions(
  em: EntityManager,
  rows: readonly KeyedRow<SolutionRow>[],
): Promise<BatchResult> {
  const idsOf = (table: NamedTable, namesOf: (row: SolutionRow) => readonly string[]) =>
    ensureNamed(
      em,
      table,
      rows.flatMap(({ row }) => namesOf(row)),
    );
  const categories = await idsOf({ categoriesOf: "solution" }, ({ category }) => [category]);
  const vendors = await idsOf("vendors", ({ vendor }) => [vendor]);
  const sports = await idsOf("sports", (row) => row.sports);
  const values = rows.map(({ externalKey, row }) => ({
    external_key: externalKey,
    title: row.title,
    slug: slugify(row.title),
    description: row.description,
    pricing: row.pricing,
    price_band: row.priceBand,
    levels: [...new Set(row.levels)],
    features: row.features,
    tags: row.tags,
    website: row.website || null,
    rating: row.rating ?? null,
    added_at: row.addedAt ?? null,
    category_id: categories.get(row.category.toLowerCase()),
    vendor_id: vendors.get(row.vendor.toLowerCase()),
    sport_ids: row.sports.map((sport) => sports.get(sport.toLowerCase())),
  }));
  return upsertSolutions(em, values);
}
