import type { EntityManager } from "@mikro-orm/postgresql";
import sql, { join, raw } from "sql-template-tag";
import type { Filter } from "../../../shared/listing/filter.ts";
import type { ListQuery } from "../../../shared/listing/list-query.ts";
import { toWord } from "../../../shared/listing/words.ts";
import { queryRows } from "../../../shared/rows/query.ts";
import type { SearchableList } from "./searchable-list.ts";

type Asked = { readonly of: SearchableList; readonly query: ListQuery };

const chosenFilters = ({ of, query }: Asked) =>
  Object.values(of.list.filters).flatMap((filter) => {
    const values = query[filter.param] ?? [];
    return values.length > 0 ? [{ filter, values }] : [];
  });

/** Returns the names of everything that these searches select by slug, in one statement. */
async function namesOf(em: EntityManager, searches: readonly Asked[]): Promise<Map<string, string>> {
  const slugs = new Map<string, Set<string>>();
  for (const { filter, values } of searches.flatMap(chosenFilters))
    if (filter.names) slugs.set(filter.names, new Set([...(slugs.get(filter.names) ?? []), ...values]));
  if (slugs.size === 0) return new Map();
  const parts = [...slugs].map(
    ([table, values]) =>
      sql`select ${table}::text as table, v.slug, v.name from ${raw(table)} v where v.slug = any(${[...values]}::text[])`,
  );
  const rows = await queryRows(em, join(parts, " union all "));
  return new Map(rows.map(({ table, slug, name }) => [`${table} ${slug}`, String(name)]));
}

/** Describes each search in words: its text, followed by the selected values. */
export async function wordsOf(em: EntityManager, searches: readonly Asked[]): Promise<string[][]> {
  const names = await namesOf(em, searches);
  return searches.map((search) => {
    const text = search.query.search?.[0];
    const chosen = chosenFilters(search).flatMap(({ filter, values }) =>
      values.map((value) => names.get(`${filter.names} ${value}`) ?? wordOf(filter, value)),
    );
    return [...(text ? [`"${text}"`] : []), ...chosen];
  });
}

function wordOf({ label, shape, choices, facet }: Filter<never>, value: string): string {
  const choice = Object.entries(choices ?? {}).find(([name]) => toWord(name) === value);
  if (choice) return shape === "number" ? `${label}: ${choice[1].toLowerCase()}` : choice[1];
  if (shape === "flag") return value === "true" ? label : `Not: ${label}`;
  return shape === "texts" && facet ? capitalized(value) : `${label} ${value}`;
}

const capitalized = (value: string) =>
  /^[a-z0-9-]+$/.test(value) ? (value.charAt(0).toUpperCase() + value.slice(1)).replaceAll("-", " ") : value;
