import type { EntityManager } from "@mikro-orm/postgresql";
import { columnOf, type Field, type Fields, fieldsWith } from "../../../shared/fields/field.rules.ts";
import { solutionFields } from "../../catalog/solutions/solution.fields.ts";
import { sportNames } from "../../catalog/taxonomy/sport-names.ts";
import { vendorFields } from "../../catalog/vendors/vendor.fields.ts";
import { opportunityFields } from "../../marketplace/opportunities/opportunity.fields.ts";
import { openNow } from "../../marketplace/posting-base/stage.ts";
import { type DocumentPage, documentPages } from "../../platform/documents/document-columns.ts";
import type { SearchDocument } from "../document.ts";
import { KINDS, type SearchKind } from "../search/kinds.ts";
import { sentencesOf } from "../text/sentences.ts";

/** A public record in the form in which it is searched and shown. */
export interface SourceRow {
  readonly kind: SearchKind;
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  /** Its owner: a vendor, an organization or a university. */
  readonly owner: string | null;
  readonly body: string;
  readonly features: readonly string[];
  readonly tags: readonly string[];
  readonly integrations: readonly string[];
  readonly category: string | null;
  readonly sports: readonly string[];
  /** The values that a search filters and sorts by. */
  readonly categories?: readonly string[];
  /** A country or a region. */
  readonly place?: string | null;
  /** Whether its vendor is verified; null for records without a vendor. */
  readonly verified?: boolean | null;
  /** When it was first listed or published. */
  readonly dated?: string | Date | null;
  /** The pages of its public documents. */
  readonly documents?: readonly DocumentPage[];
}

const NONE = "'{}'::text[]";

/**
 * Returns SQL for a kind's texts from its declared fields; the given owner columns precede the declared ones.
 */
function textsOf(
  fields: Fields,
  owner: readonly string[],
): Readonly<Record<NonNullable<Field["searched"]>, string>> {
  const columnsIn = (place: Field["searched"]) =>
    fieldsWith(fields, "searched")
      .filter(({ value }) => value === place)
      .map(({ name, field: { type } }) => ({ column: `t.${columnOf(name)}`, isList: type === "text[]" }));
  const textIn = (columns: readonly string[], between: string) =>
    columns.length === 1 ? `${columns[0]}::text` : `concat_ws(${between}, ${columns.join(", ")})`;
  const namesIn = (place: Field["searched"]) => columnsIn(place).map(({ column }) => column);
  const listIn = (place: Field["searched"]) =>
    columnsIn(place)
      .map(({ column, isList }) => (isList ? column : `array_remove(array[${column}::text], null)`))
      .join(" || ") || NONE;
  return {
    title: textIn(namesIn("title"), "' '"),
    owner: textIn([...new Set([...owner, ...namesIn("owner")])], "', '"),
    body: textIn(namesIn("body"), "E'\\n'"),
    features: listIn("features"),
    tags: listIn("tags"),
    integrations: listIn("integrations"),
    read: "",
  };
}

const opportunity = textsOf(opportunityFields, []);
const solution = textsOf(solutionFields, ["v.name"]);
const vendor = textsOf(vendorFields, ["t.city", "t.country"]);

/** The names of the columns that all of SOURCES have, in order. */
export const SOURCE_COLUMNS =
  "kind, id, slug, title, owner, body, features, tags, integrations, category, sports, categories, place, verified, dated, documents";

/** The public data of each kind, as SELECTs on `t` that end with a condition. */
export const SOURCES: Readonly<Record<SearchKind, string>> = {
  solution: `
    select 'solution', t.id, t.slug, ${solution.title}, ${solution.owner}, ${solution.body}, ${solution.features},
      ${solution.tags}, ${solution.integrations}, c.name::text, ${sportNames("solution_sports", "solution_id", "t.id")},
      array[c.name::text], v.country, v.verified, t.created_at, ${documentPages("solution", "t")}
    from solutions t join vendors v on v.id = t.vendor_id join categories c on c.id = t.category_id
    where t.status = 'published'`,
  vendor: `
    select 'vendor', t.id, t.slug, ${vendor.title}, ${vendor.owner}, ${vendor.body}, ${vendor.features}, ${vendor.tags},
      ${vendor.integrations},
      (select string_agg(c.name::text, ', ' order by c.name) from vendor_categories l
        join categories c on c.id = l.category_id where l.vendor_id = t.id), ${NONE},
      array(select c.name::text from vendor_categories l join categories c on c.id = l.category_id
        where l.vendor_id = t.id order by 1), t.country, t.verified, t.created_at,
      ${documentPages("vendor", "t")}
    from vendors t where t.status = 'published'`,
  opportunity: `
    select 'opportunity', t.id, t.slug, ${opportunity.title}, ${opportunity.owner}, ${opportunity.body},
      ${opportunity.features}, ${opportunity.tags}, ${opportunity.integrations}, c.name::text, ${sportNames("opportunity_sports", "opportunity_id", "t.id")},
      array[c.name::text], t.region, null::boolean, t.posted_at, '[]'::json
    from opportunities t join categories c on c.id = t.category_id
    where ${openNow("t")}`,
  paper: `
    select 'paper', t.id, t.slug, t.title, concat_ws(', ', t.university, array_to_string(t.authors, ', ')), t.abstract,
      ${NONE}, array(select r.name::text from paper_topics l join research_topics r on r.id = l.topic_id
        where l.paper_id = t.id order by 1), ${NONE}, c.name::text, ${NONE},
      array[c.name::text], null, null::boolean, t.published_date::timestamptz, '[]'::json
    from research_papers t join categories c on c.id = t.category_id where true`,
  trend: `
    select 'trend', t.id, t.slug, t.title, null, t.description, ${NONE}, ${NONE}, ${NONE}, c.name::text, ${NONE},
      array[c.name::text], null, null::boolean, t.created_at, '[]'::json
    from market_trends t join categories c on c.id = t.category_id where true`,
  post: `
    select 'post', t.id, t.slug, t.title, null, concat_ws(E'\\n', t.excerpt, replace(t.content, '**', '')), ${NONE}, t.tags,
      ${NONE}, c.name::text, ${NONE}, array[c.name::text], null, null::boolean, t.published_at, '[]'::json
    from blog_posts t join blog_categories c on c.id = t.category_id where t.status = 'published'`,
};

/** Reads public records by their ids, in one statement; those that aren't public are missing. */
export async function readRecords(
  em: EntityManager,
  ids: ReadonlyMap<SearchKind, readonly number[]>,
): Promise<SourceRow[]> {
  const wanted = [...ids].filter(([, list]) => list.length > 0);
  if (wanted.length === 0) return [];
  const parts = wanted.map(([kind]) => `(${SOURCES[kind]} and t.id = any(?))`);
  return em.execute<SourceRow[]>(
    `select * from (${parts.join(" union all ")}) r (${SOURCE_COLUMNS})`,
    wanted.map(([, list]) => `{${list.join(",")}}`),
  );
}

/** Reads the public records of a kind that follow an id, in id order. */
export async function readRecordsAfter(
  em: EntityManager,
  kind: SearchKind,
  id: number,
  most: number,
): Promise<SourceRow[]> {
  return em.execute<SourceRow[]>(
    `select * from (${SOURCES[kind]} and t.id > ? order by t.id limit ?) r (${SOURCE_COLUMNS}) order by id`,
    [id, most],
  );
}

/** Returns the index key of a record. */
export function keyOfRecord(kind: string, id: number): string {
  return `${kind}:${id}`;
}

/** Returns the record of a key. */
export function recordOfKey(key: string): { kind: SearchKind; id: number } {
  const [kind, id] = key.split(":");
  return { kind: kind as SearchKind, id: Number(id) };
}

function sentencesOfPages(pages: readonly DocumentPage[]): string[] {
  return pages.flatMap(({ text }) => sentencesOf(text).map(({ start, end }) => text.slice(start, end)));
}

/** Returns a record in indexable form. */
export function documentOf(
  row: Omit<SourceRow, "kind" | "slug"> & { readonly kind: string },
): SearchDocument {
  const { kind, id, title, body, features, tags, integrations } = row;
  return {
    key: keyOfRecord(kind, id),
    kind: KINDS.indexOf(kind as SearchKind),
    fields: {
      title,
      body,
      features,
      tags,
      integrations,
      sports: row.sports,
      documents: sentencesOfPages(row.documents ?? []),
      ...(row.owner && { owner: row.owner }),
      ...(row.category && { category: row.category }),
    },
    facets: {
      categories: row.categories ?? [],
      sports: row.sports,
      places: row.place ? [row.place] : [],
      verified: row.verified == null ? [] : [String(row.verified)],
    },
    dated: row.dated ? new Date(row.dated).getTime() : 0,
  };
}
