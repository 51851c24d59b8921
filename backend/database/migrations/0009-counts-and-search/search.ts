/**
 * The searched tables with their searched columns, and the replaced indexes, which covered only a part of
 * them.
 */
const SEARCHED: readonly [table: string, parts: string, indexes: readonly string[]][] = [
  ["solutions", "array[title, description]", ["solutions_title_search", "solutions_description_search"]],
  ["vendors", "array[name::text, description]", ["vendors_name_search", "vendors_description_search"]],
  [
    "opportunities",
    "array[title, organization]",
    ["opportunities_title_search", "opportunities_organization_search"],
  ],
  [
    "research_papers",
    "array[title, abstract] || authors",
    ["research_papers_title_search", "research_papers_abstract_search"],
  ],
  ["university_partners", "array[university_name::text, description]", []],
  ["collaborations", "array[title, organization]", []],
  ["market_trends", "array[title, description]", []],
  ["blog_posts", "array[title, excerpt]", ["blog_posts_title_search", "blog_posts_excerpt_search"]],
];

/**
 * One text per row with all searched columns, in lower case, and two indexes on it: by trigrams, and by one
 * or two characters, which serve searches without three consecutive letters.
 */
export const makeSearchable = [
  // The separator never occurs in a search, so that no match spans two texts.
  `create function search_text(parts text[]) returns text language sql immutable parallel safe
    return lower(array_to_string(parts, E'\\x1f'))`,
  `create function text_pairs(value text) returns text[] language plpgsql immutable strict parallel safe cost 1000 as $$
  declare
    letters text[] := string_to_array(value, null);
  begin
    return letters || array(select a || b from unnest(letters, letters[2:]) pair(a, b) where b is not null);
  end $$`,
  ...SEARCHED.flatMap(([table, parts, indexes]) => [
    ...indexes.map((index) => `drop index ${index}`),
    `alter table ${table} add column search_text text not null generated always as (search_text(${parts})) stored${
      table === "solutions"
        ? ", add column free_tier boolean not null generated always as (has_free_tier(price_band, pricing)) stored"
        : ""
    }`,
    `create index ${table}_search on ${table} using gin (search_text gin_trgm_ops)`,
    `create index ${table}_search_pairs on ${table} using gin (text_pairs(search_text))`,
    // No plan depends on how frequent a pair is, and collecting these statistics takes long.
    `alter index ${table}_search_pairs alter column 1 set statistics 0`,
  ]),
  "drop index solutions_with_free_tier",
  "create index solutions_with_free_tier on solutions (id) where free_tier",
  // A text's frequency can't be predicted; at worst the index costs little, but a table scan costs a lot.
  `create function found_by_text(searched regclass, wanted text, most integer) returns setof integer
  language plpgsql stable set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
  declare
    given text := lower(wanted);
    pattern text := '%' || regexp_replace(given, '([\\\\%_])', '\\\\\\1', 'g') || '%';
    parts text[];
  begin
    if given ~ '[[:alnum:]]{3}' then
      return query execute format('select id from %s where search_text like $1 limit $2', searched)
        using pattern, most;
    else
      parts := array(select part from unnest(text_pairs(given)) part where length(part) = least(length(given), 2));
      return query execute
        format('select id from %s where text_pairs(search_text) @> $3 and search_text like $1 limit $2', searched)
        using pattern, most, parts;
    end if;
  end $$`,
];
