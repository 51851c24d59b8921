import { registerEnumType } from "type-graphql";
import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import type { FormKind } from "../forms/forms.rules.ts";

/** Every kind of the catalog, by its name in addresses. */
export const CatalogKinds = {
  SOLUTIONS: "solutions",
  VENDORS: "vendors",
  OPPORTUNITIES: "opportunities",
  COLLABORATIONS: "collaborations",
  PAPERS: "papers",
  PARTNERS: "partners",
  TOPICS: "topics",
  TRENDS: "trends",
  FIGURES: "figures",
  QUARTERS: "quarters",
  CLAIMS: "claims",
  CATEGORIES: "categories",
} as const;

/** A kind of the catalog. */
export type CatalogKind = (typeof CatalogKinds)[keyof typeof CatalogKinds];

registerEnumType(CatalogKinds, {
  name: "CatalogKind",
  description: "A kind of record in the catalog.",
  valuesConfig: {
    SOLUTIONS: { description: "Products and services." },
    VENDORS: { description: "Companies that offer solutions." },
    OPPORTUNITIES: { description: "Calls and tenders." },
    COLLABORATIONS: { description: "Research projects looking for partners." },
    PAPERS: { description: "Research papers." },
    PARTNERS: { description: "University partners." },
    TOPICS: { description: "Trending research topics." },
    TRENDS: { description: "Market trends." },
    FIGURES: { description: "Market figures and segments." },
    QUARTERS: { description: "Funding by quarter." },
    CLAIMS: { description: "What the landing page claims." },
    CATEGORIES: { description: "What records are sorted into." },
  },
});

/** How a kind stands in the catalog's table. SQL is written on `t`. */
export interface CatalogTable {
  readonly table: string;
  readonly label: string;
  /** What it is sorted by as a label, backed by an index with the id, and its SQL type. */
  readonly byLabel: readonly [sql: string, type: string];
  /** What tells it from others, beside its label. */
  readonly detail: string;
  /** The text that is searched, in lower case. */
  readonly searched: string;
  /** The condition of what administrators may see, where that isn't everything. */
  readonly shown?: string;
  /** What it may be, with the condition of each; they exclude each other, since one alone filters. */
  readonly states?: Readonly<Record<string, string>>;
  /** SQL of the slug; without one the page's address has the id alone. */
  readonly slug?: string;
  /** Where its page is; undefined if it has none of its own. */
  readonly page?: string;
}

/** How a kind is written that the catalog edits itself. */
export interface CatalogWriting {
  readonly stored: ImportKind;
  /** The first part of its actions in the audit trail. */
  readonly subject: WrittenSubject;
  /** SQL of fields that aren't columns of the same name. */
  readonly reads?: Readonly<Record<string, string>>;
  /** SQL condition under which the stored row `t` is the same as the given one `r`. */
  readonly same: string;
  /** The field at fault then, and what it says. */
  readonly taken: readonly [field: string, message: string];
}

/** Subjects of the audit trail that the catalog writes. */
export type WrittenSubject =
  | "category"
  | "claim"
  | "funding_quarter"
  | "market_figure"
  | "market_trend"
  | "research_paper"
  | "research_topic"
  | "university_partner";

/** The writing of every kind that has a form. */
export type CatalogWritings = Readonly<Record<FormKind, CatalogWriting>>;
