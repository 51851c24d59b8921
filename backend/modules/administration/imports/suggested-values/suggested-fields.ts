import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import type { VotedField } from "../../../discovery/suggested-values/votes.ts";
import { writtenBy } from "../quality/checks.ts";

/** A field whose values are suggested. */
interface SuggestedField {
  readonly label: string;
  /** What the search index calls it. */
  readonly voted: VotedField;
  /** SQL condition on the record `t` under which it lacks a value, with the ids of the run's records in `written`. */
  readonly lacks: string;
}

/** The fields of a kind whose values are suggested. */
interface SuggestedKind {
  readonly table: string;
  readonly searched: "solution" | "opportunity" | "paper";
  readonly fields: Readonly<Record<string, SuggestedField>>;
}

/** Categories that say nothing, as files and their mappings have them. */
const SAYS_NOTHING = [
  "article",
  "general",
  "imported",
  "misc",
  "miscellaneous",
  "n/a",
  "none",
  "other",
  "others",
  "uncategorized",
  "unknown",
  "various",
];
const NAMED_NOTHING = SAYS_NOTHING.map((name) => `'${name}'`).join(", ");

/** Every record has a category: it lacks one if that says nothing, or no record from elsewhere has it. */
const category = (table: string): SuggestedField => ({
  label: "Category",
  voted: "category",
  lacks: `(t.category_id in (select id from categories where lower(name::text) in (${NAMED_NOTHING}))
    or not exists (select from ${table} o where o.category_id = t.category_id
      and o.id not in (select record_id from written)))`,
});
const sports: SuggestedField = { label: "Sports", voted: "sports", lacks: "t.sport_ids = '{}'" };

/** The kinds whose values are suggested. */
const SUGGESTED: Readonly<Record<string, SuggestedKind>> = {
  solutions: {
    table: "solutions",
    searched: "solution",
    fields: {
      category: category("solutions"),
      sports,
      tags: { label: "Tags", voted: "tags", lacks: "t.tags = '{}'" },
    },
  },
  opportunities: {
    table: "opportunities",
    searched: "opportunity",
    fields: { category: category("opportunities"), sports },
  },
  papers: {
    table: "research_papers",
    searched: "paper",
    fields: {
      category: category("research_papers"),
      topics: {
        label: "Topics",
        voted: "tags",
        lacks: "not exists (select from paper_topics l where l.paper_id = t.id)",
      },
    },
  },
};

/** Returns what is suggested for a kind; undefined if nothing is. */
export const suggestedOf = (kind: string): SuggestedKind | undefined =>
  Object.hasOwn(SUGGESTED, kind) ? SUGGESTED[kind] : undefined;

/** SQL for the run's records, given as a parameter, as `written`. */
export const withWritten = (table: string) => `with written as materialized (${writtenBy(table)})`;

/** SQL for the categories that records from elsewhere have, and that say something. */
export const knownCategories = (table: string) => `select distinct c.name::text as name from ${table} t
  join categories c on c.id = t.category_id
  where t.id not in (select record_id from written) and lower(c.name::text) not in (${NAMED_NOTHING})`;

/** SQL condition on the record `t` under which people haven't edited it. */
export const isUntouched = ({ leaveWhen }: Pick<ImportKind, "leaveWhen">) =>
  `not coalesce(${leaveWhen ?? "false"}, false)`;

/**
 * SQL for the suggestions of a run that wait for a decision, as `s`, with their records, as `t`; a category only while
 * the record lacks one. One that was taken waits again once that is undone.
 */
export function openSuggestions({ table, fields }: SuggestedKind, kind: ImportKind): string {
  return `from suggested_values s join written w on w.record_id = s.record_id
    join ${table} t on t.id = s.record_id
    left join import_runs r on r.id = s.taken_in_id
    where s.table_name = '${table}' and s.refused_at is null
      and (r.id is null or r.status in ('undone', 'failed')) and ${isUntouched(kind)}
      and (s.field <> 'category' or ${fields.category?.lacks ?? "true"})`;
}
