import type { EntityManager, ObjectQuery, QBFilterQuery } from "@mikro-orm/postgresql";
import { type ClassType, Field, Int, ObjectType } from "type-graphql";
import type { Page } from "./connection.ts";

@ObjectType({ description: "A value that a filter takes, and how much it would give." })
export class FacetValue {
  @Field({ description: "What the filter takes: a slug, a name, or an enum's name." })
  value: string;

  @Field({ description: "What a screen shows." })
  label: string;

  @Field(() => Int, { description: "How many there are with every other filter applied." })
  count: number;
}

/** Where a filter's values come from: SQL after `from <table> t`, the value, and what a screen calls it. */
export interface FacetSource {
  readonly join?: string;
  readonly value: string;
  /** The value itself when absent. */
  readonly label?: string;
}

/** What is counted. `where` leaves one facet's own filter out, so that it keeps the chosen value's siblings. */
export interface FacetQuery<Entity extends object, Facet extends string> {
  readonly where: (except?: Facet) => ObjectQuery<NoInfer<Entity>>;
  readonly sources: Readonly<Record<Facet, FacetSource>>;
}

/** The counts that stand around a list. */
export interface FacetCounts<Facet extends string> {
  readonly totalCount: number;
  readonly values: Record<Facet, FacetValue[]>;
}

interface CountRow {
  facet: string;
  value: string;
  label: string;
  count: string;
}

/** How long the whole list is and how many rows each value of each filter would give, in one statement. */
export async function countFacets<Entity extends object, Facet extends string>(
  em: EntityManager,
  entity: ClassType<Entity>,
  { where, sources }: FacetQuery<Entity, Facet>,
): Promise<FacetCounts<Facet>> {
  const table = em.getMetadata().get(entity).tableName;
  const matching = (except?: Facet) =>
    em
      .createQueryBuilder<Entity>(entity)
      .select("id" as never)
      .where(where(except) as QBFilterQuery<Entity>)
      .toQuery();
  const total = matching();
  const parts = [
    `select '' as facet, '' as value, '' as label, count(*) as count from (${total.sql}) matching`,
  ];
  const params = [...total.params];
  const facets = Object.keys(sources) as Facet[];
  for (const facet of facets) {
    const { join = "", value, label = value } = sources[facet];
    const query = matching(facet);
    parts.push(
      `select '${facet}', (${value})::text, (${label})::text, count(*) from ${table} t ${join} ` +
        `where t.id in (${query.sql}) group by 2, 3`,
    );
    params.push(...query.params);
  }
  const rows = await em.execute<CountRow[]>(parts.join(" union all "), params);
  const valuesOf = (facet: Facet) =>
    byLabel(
      rows
        .filter((row) => row.facet === facet)
        .map(({ value, label, count }) => ({ value, label, count: Number(count) })),
    );
  return {
    totalCount: Number(rows.find((row) => row.facet === "")?.count ?? 0),
    values: Object.fromEntries(
      facets.map((facet) => [facet, valuesOf(facet)]),
    ) as FacetCounts<Facet>["values"],
  };
}

function byLabel(values: FacetValue[]): FacetValue[] {
  return values.sort((a, b) => a.label.localeCompare(b.label, "en"));
}

/** In the enum's own order, under its names: a filter takes `YOUTH_ACADEMY`, the table holds `youth-academy`. */
export function asEnum<Stored extends string>(
  values: readonly FacetValue[],
  members: Readonly<Record<string, Stored>>,
  labels: Readonly<Record<Stored, string>>,
): FacetValue[] {
  return Object.entries(members).flatMap(([name, stored]) => {
    const found = values.find(({ value }) => value === stored);
    return found ? [{ value: name, label: labels[stored], count: found.count }] : [];
  });
}

/** A page with the counts around it; the counts cost one query, when they are asked for. */
export interface FacetedPage<Node, Facets> extends Page<Node> {
  readonly readFacets: () => Promise<Facets>;
}

/** Joins a page with its counts, which are read once however many fields ask for them. */
export function withFacets<Node, Counts extends { totalCount: number }, Facets>(
  page: Page<Node>,
  count: () => Promise<Counts>,
  facetsOf: (counts: Counts) => Facets,
): FacetedPage<Node, Facets> {
  let counts: Promise<Counts> | undefined;
  const readCounts = () => {
    counts ??= count();
    return counts;
  };
  return {
    ...page,
    totalCount: async () => (await readCounts()).totalCount,
    readFacets: async () => facetsOf(await readCounts()),
  };
}

/** The values of a filter to apply: none when nothing is chosen, or when this is the facet that is left out. */
export function chosenIn<Filter extends object>(
  filter: Filter | null | undefined,
  except: keyof Filter | undefined,
) {
  return <Name extends keyof Filter>(name: Name): NonNullable<Filter[Name]> | undefined => {
    const values = name === except ? undefined : (filter?.[name] ?? undefined);
    return Array.isArray(values) && values.length === 0 ? undefined : values;
  };
}
