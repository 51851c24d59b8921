/** The name and page of a record in the trail; `id` is a placeholder for its id. */
interface Subject {
  /** SQL that selects the name of the record with the id `id`. */
  readonly name: string;
  readonly path?: (id: number) => string;
}

const NAMED: Readonly<Record<string, Subject>> = {
  account: {
    name: "select first_name || ' ' || last_name from users where id = $id and anonymized_at is null",
  },
  blog_post: { name: "select title from blog_posts where id = $id" },
  category: { name: "select name::text from categories where id = $id" },
  claim: { name: "select label from claims where id = $id" },
  collaboration: {
    name: "select title from collaborations where id = $id",
    path: (id) => `/research/collaborations/${id}`,
  },
  funding_quarter: {
    name: "select 'Q' || quarter || ' ' || year from funding_quarters where id = $id",
    path: (id) => `/market-intelligence/quarters/${id}`,
  },
  import_mapping: { name: "select name::text from import_mappings where id = $id" },
  market_figure: {
    name: "select name from market_figures where id = $id",
    path: (id) => `/market-intelligence/figures/${id}`,
  },
  market_trend: {
    name: "select title from market_trends where id = $id",
    path: (id) => `/market-intelligence/${id}`,
  },
  opportunity: {
    name: "select title from opportunities where id = $id",
    path: (id) => `/opportunities/${id}`,
  },
  organization: {
    name: "select name::text from organizations where id = $id",
    path: (id) => `/organizations/${id}/members`,
  },
  research_paper: {
    name: "select title from research_papers where id = $id",
    path: (id) => `/research/${id}`,
  },
  research_topic: {
    name: "select name::text from research_topics where id = $id",
    path: (id) => `/research/topics/${id}`,
  },
  solution: { name: "select title from solutions where id = $id", path: (id) => `/solutions/${id}` },
  sync_source: { name: "select name from sync_sources where id = $id" },
  synonym: { name: "select term from search_synonyms where id = $id" },
  university_partner: {
    name: "select university_name::text from university_partners where id = $id",
    path: (id) => `/research/partners/${id}`,
  },
  vendor: { name: "select name::text from vendors where id = $id", path: (id) => `/vendors/${id}` },
  vendor_claim: {
    name: "select v.name::text from vendor_claims c join vendors v on v.id = c.vendor_id where c.id = $id",
  },
  vendor_listing: {
    name: "select v.name::text from vendor_listings l join vendors v on v.id = l.vendor_id where l.id = $id",
  },
};

/** Returns the SQL expression for the name of an entry's record. */
export function subjectNames(alias: string): string {
  const cases = Object.entries(NAMED).map(
    ([kind, { name }]) => `when '${kind}' then (${name.replace("$id", `${alias}.subject_id`)})`,
  );
  return `case ${alias}.subject_kind ${cases.join(" ")} end`;
}

/** Returns the path of a record's page, if it has one. */
export const subjectPath = (kind: string, id: number): string | null => NAMED[kind]?.path?.(id) ?? null;
