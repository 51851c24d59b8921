import type { EntityManager, QBFilterQuery } from "@mikro-orm/postgresql";
import { LEVEL_LABELS, Levels } from "../taxonomy/level.ts";
import { PRICE_BAND_LABELS, PriceBands } from "./price-band.ts";
import type { FacetValue, SolutionFacets } from "./solution.connection.ts";
import { Solution } from "./solution.entity.ts";
import { type Facet, solutionWhere } from "./solution.filter.ts";
import type { SolutionsArguments } from "./solution.inputs.ts";

/** Where each filter's values come from: SQL after `from solutions s`, the value and what a screen calls it. */
const SOURCES: Record<Facet, { join: string; value: string; label: string }> = {
  categories: { join: "join categories v on v.id = s.category_id", value: "v.slug", label: "v.name" },
  sports: {
    join: "join solution_sports j on j.solution_id = s.id join sports v on v.id = j.sport_id",
    value: "v.slug",
    label: "v.name",
  },
  levels: { join: "cross join unnest(s.levels) v(level)", value: "v.level", label: "v.level" },
  priceBands: { join: "", value: "s.price_band", label: "s.price_band" },
};

interface CountRow {
  facet: Facet | "total";
  value: string;
  label: string;
  count: string;
}

/** The counts that stand around a list of solutions. */
export interface SolutionCounts {
  totalCount: number;
  facets: SolutionFacets;
}

/** How long the whole list is and how many solutions each value of each filter would give, in one statement. */
export async function countSolutions(
  em: EntityManager,
  args: Pick<SolutionsArguments, "search" | "filter">,
): Promise<SolutionCounts> {
  const matching = (except?: Facet) =>
    em
      .createQueryBuilder(Solution)
      .select("id")
      .where(solutionWhere(args, except) as QBFilterQuery<Solution>)
      .toQuery();
  const total = matching();
  const parts = [
    `select 'total' as facet, '' as value, '' as label, count(*) as count from (${total.sql}) matching`,
  ];
  const params = [...total.params];
  for (const facet of Object.keys(SOURCES) as Facet[]) {
    const { join, value, label } = SOURCES[facet];
    const query = matching(facet);
    parts.push(
      `select '${facet}', ${value}::text, ${label}::text, count(*) from solutions s ${join} ` +
        `where s.id in (${query.sql}) group by 2, 3`,
    );
    params.push(...query.params);
  }
  const rows = await em.execute<CountRow[]>(parts.join(" union all "), params);
  const valuesOf = (facet: Facet) => rows.filter((row) => row.facet === facet).map(toFacetValue);
  return {
    totalCount: Number(rows.find((row) => row.facet === "total")?.count ?? 0),
    facets: {
      categories: byLabel(valuesOf("categories")),
      sports: byLabel(valuesOf("sports")),
      levels: asEnum(valuesOf("levels"), Levels, LEVEL_LABELS),
      priceBands: asEnum(valuesOf("priceBands"), PriceBands, PRICE_BAND_LABELS),
    },
  };
}

function toFacetValue({ value, label, count }: CountRow): FacetValue {
  return { value, label, count: Number(count) };
}

function byLabel(values: FacetValue[]): FacetValue[] {
  return values.sort((a, b) => a.label.localeCompare(b.label, "en"));
}

/** In the enum's own order, under its names: a filter takes `YOUTH_ACADEMY`, the table holds `youth-academy`. */
function asEnum<Stored extends string>(
  values: FacetValue[],
  members: Record<string, Stored>,
  labels: Record<Stored, string>,
): FacetValue[] {
  return Object.entries(members).flatMap(([name, stored]) => {
    const found = values.find(({ value }) => value === stored);
    return found ? [{ value: name, label: labels[stored], count: found.count }] : [];
  });
}
