/**
 * Apostrophes and single quotes, double quotes, and hyphens and dashes; each group is replaced by its first
 * character.
 */
const ALIKE = [
  "'\u2018\u2019\u201a\u201b\u2032\u2035`\u00b4\u02b9\u02bb\u02bc\u02bd\u02c8\u2039\u203a\uff07",
  '"\u201c\u201d\u201e\u201f\u2033\u2036\u00ab\u00bb\u301d\u301e\uff02',
  "-\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\ufe58\ufe63\uff0d",
] as const;

const from = ALIKE.map(([, ...others]) => others.join("")).join("");
const to = ALIKE.map(([plain = "", ...others]) => plain.repeat(others.length)).join("");
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Letters that Unicode doesn't decompose: those replaced by one letter, and those replaced by two. */
const ONE = ["øđðłıς", "oddliσ"] as const;
const TWO = { ß: "ss", æ: "ae", œ: "oe", þ: "th" };

/** Accents, vowel points, and zero-width characters. */
const MARKS = String.raw`[\u00ad\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u061c\u064b-\u065f\u0670\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe00-\ufe0f\ufeff]`;

const withoutMarks = (value: string) => `regexp_replace(${value}, '${MARKS}', '', 'g')`;
const alike = (value: string) => `translate(${value}, ${quoted(from)}, ${quoted(to)})`;
const lowered = `translate(${withoutMarks(
  `lower(${withoutMarks(`normalize(${alike("value")}, NFKD)`)})`,
)}, ${quoted(from + ONE[0])}, ${quoted(to + ONE[1])})`;
const spelled = Object.entries(TWO).reduce(
  (value, [letter, letters]) => `replace(${value}, '${letter}', '${letters}')`,
  lowered,
);
const folded = String.raw`btrim(regexp_replace(${spelled}, '[\t-\r \u0085\u1680\u2028\u2029]+', ' ', 'g'), ' ')`;

/** Functions that fold texts for comparison in lookups, unique names and searches. */
export const createFolds = [
  `create function fold_text(value text) returns text language plpgsql immutable strict parallel safe cost 500 as $$
   begin
     if value ~ '^[a-z0-9]*$' then return value; end if;
     return ${folded};
   end $$`,
  `create function fold_texts(list text[]) returns text[] language sql immutable strict parallel safe
   return array(select fold_text(one) from unnest(list) one)`,
  String.raw`create function fold_pattern(wanted text) returns text language sql immutable strict parallel safe
   return '%' || regexp_replace(fold_text(wanted), '([\\%_])', '\\\1', 'g') || '%'`,
];

/** The single-line and multi-line text columns by table; items of text lists are single-line. */
export const LINES: Readonly<Record<string, readonly string[]>> = {
  access_tokens: ["name"],
  applications: ["affiliation"],
  blog_categories: ["name"],
  blog_posts: ["title", "seo_title", "seo_description", "tags"],
  categories: ["name"],
  collaborations: ["title", "organization", "type", "duration", "contact_name", "requirements"],
  demo_requests: ["name", "organization", "preferred_time"],
  import_runs: ["file_name"],
  import_uploads: ["file_name"],
  market_figures: ["name"],
  market_trends: ["title", "measure", "unit"],
  opportunities: ["title", "organization", "region", "contact_name", "requirements"],
  organizations: ["name"],
  research_papers: ["title", "university", "venue", "authors"],
  research_topics: ["name"],
  reviews: ["title", "affiliation"],
  saved_briefs: ["name"],
  saved_searches: ["name"],
  shortlists: ["name"],
  solutions: ["title", "pricing", "features", "tags", "integrations"],
  sports: ["name"],
  university_partners: ["university_name", "collaboration_type", "country", "city"],
  users: ["first_name", "last_name", "organization", "title", "location"],
  vendors: ["name", "country", "city"],
};
export const PARAGRAPHS: Readonly<Record<string, readonly string[]>> = {
  blog_comments: ["content"],
  blog_posts: ["content", "excerpt"],
  collaborations: ["description", "how_to_apply"],
  market_trends: ["description", "note"],
  messages: ["text"],
  opportunities: ["description", "eligibility", "how_to_apply"],
  research_papers: ["abstract"],
  research_topics: ["description"],
  reviews: ["text", "pros", "cons"],
  solutions: ["description"],
  university_partners: ["description"],
  users: ["bio"],
  vendors: ["description"],
};

/** Tables whose rows are identified by a name: table, column, and the scope in which it is unique. */
export const NAMED = [
  ["vendors", "name", ""],
  ["university_partners", "university_name", ""],
  ["research_topics", "name", ""],
  ["organizations", "name", ""],
  ["blog_categories", "name", ""],
  ["sports", "name", ""],
  ["categories", "name", "kind"],
] as const;

/** The searched tables with their searched columns. */
export const SEARCHED = [
  ["solutions", "title", "array[title, description]"],
  ["vendors", "name", "array[name::text, description]"],
  ["opportunities", "title", "array[title, organization]"],
  ["research_papers", "title", "array[title, abstract] || authors"],
  ["university_partners", "university_name", "array[university_name::text, description]"],
  ["collaborations", "title", "array[title, organization]"],
  ["market_trends", "title", "array[title, description]"],
  ["blog_posts", "title", "array[title, excerpt]"],
  ["search_synonyms", "term", "array[term::text, means::text]"],
  ["users", "email", "array[username::text, email::text, first_name || ' ' || last_name, organization]"],
] as const;
