/** A question about imported records, and what to do about those that it finds. */
export interface Check {
  readonly title: string;
  /** SQL condition on the record `t`. */
  readonly where: string;
  /** SQL for what is known about the record in a line, and when it was found out. */
  readonly finding?: string;
  readonly foundAt?: string;
}

/** What is checked of a kind's records. */
interface CheckedKind {
  readonly table: string;
  /** The column by which people know a record. */
  readonly label: string;
  /** SQL for the path of a record's editor. */
  readonly editor: string;
  readonly checks: Readonly<Record<string, Check>>;
}

const inCapitals = (column: string): Check => ({
  title: "Names in capitals",
  where: `length(t.${column}) > 10 and t.${column}::text = upper(t.${column}::text) and t.${column} ~ '[[:alpha:]]{4}'`,
});
const SHORT_DESCRIPTION: Check = { title: "Hardly a description", where: "length(t.description) < 40" };
const NO_WEBSITE: Check = { title: "No website", where: "t.website is null" };
/** The websites of a run are checked when an administrator asks for it. */
const DEAD_WEBSITE: Check = {
  title: "Websites that don't answer",
  where: "exists (select from website_checks w where w.address = t.website and not w.answers)",
  finding: "(select w.finding from website_checks w where w.address = t.website)",
  foundAt: "(select w.checked_at from website_checks w where w.address = t.website)",
};
const noPicture = (kind: "vendor" | "solution"): Check => ({
  title: "Pictures that couldn't be fetched",
  where: `exists (select from picture_fetches f where f.${kind}_id = t.id and f.finding is not null)`,
});
const pageOf = (section: string) => `'${section}/' || t.id || '-' || t.slug || '/edit'`;

/** The checks by kind; missing values first, then doubtful ones, then odd ones. */
export const CHECKS: Readonly<Record<string, CheckedKind>> = {
  solutions: {
    table: "solutions",
    label: "title",
    editor: pageOf("/solutions"),
    checks: {
      shortDescription: SHORT_DESCRIPTION,
      noWebsite: NO_WEBSITE,
      deadWebsite: DEAD_WEBSITE,
      noSport: { title: "No sport", where: "t.sport_ids = '{}'" },
      noTags: { title: "No tags", where: "t.tags = '{}'" },
      priceInWords: {
        title: "A price in words only",
        where: "t.pricing ~ '[0-9]' and t.price_band = 'unknown'",
      },
      ownCategory: {
        title: "A category of its own",
        where: `not exists (select from solutions o where o.category_id = t.category_id and o.id <> t.id)`,
      },
      noPicture: noPicture("solution"),
      capitals: inCapitals("title"),
    },
  },
  vendors: {
    table: "vendors",
    label: "name",
    editor: pageOf("/vendors"),
    checks: {
      shortDescription: SHORT_DESCRIPTION,
      noWebsite: NO_WEBSITE,
      deadWebsite: DEAD_WEBSITE,
      noCountry: { title: "No country", where: "t.country is null" },
      foundedLater: {
        title: "Founded in the future",
        where: "t.founded_year > extract(year from now())",
      },
      noPicture: noPicture("vendor"),
      capitals: inCapitals("name"),
    },
  },
  opportunities: {
    table: "opportunities",
    label: "title",
    editor: pageOf("/opportunities"),
    checks: {
      shortDescription: SHORT_DESCRIPTION,
      noDueDate: { title: "No due date", where: "t.due_date is null" },
      noBudget: { title: "No budget", where: "t.budget is null" },
      past: { title: "Open, but past its due date", where: "t.status = 'open' and t.due_date < now()" },
      capitals: inCapitals("title"),
    },
  },
  papers: {
    table: "research_papers",
    label: "title",
    editor: "'/admin/catalog/papers/' || t.id",
    checks: {
      noAbstract: { title: "No abstract", where: "coalesce(t.abstract, '') = ''" },
      noAuthors: { title: "No authors", where: "t.authors = '{}'" },
      later: { title: "Published in the future", where: "t.published_date > now()" },
      capitals: inCapitals("title"),
    },
  },
};

/** Returns what is checked of a kind; undefined if nothing is. */
export const checksOf = (kind: string): CheckedKind | undefined =>
  Object.hasOwn(CHECKS, kind) ? CHECKS[kind] : undefined;

/** SQL for the ids of the records of a table that a run, given as a parameter, has written and that are still there. */
export const writtenBy = (table: string) => `select record_id from import_changes
  where run_id = ? and table_name = '${table}' and outcome is distinct from 'undone'`;
