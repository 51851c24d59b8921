import { registerEnumType } from "type-graphql";
import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import type { FormKind } from "../forms/forms.rules.ts";

/** All kinds of the catalog, by their names in URLs. */
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

/** The representation of a kind in the catalog's table, as SQL on `t`. */
export interface CatalogTable {
  readonly table: string;
  readonly label: string;
  /** The sort expression for the label, backed by an index that ends with the id, and its SQL type. */
  readonly byLabel: readonly [sql: string, type: string];
  /** A detail that distinguishes the record from others with the same label. */
  readonly detail: string;
  /** The searchable text, in lower case. */
  readonly searched: string;
  /** The condition for records that administrators may see, unless they may see all. */
  readonly shown?: string;
  /**
   * The states with the condition for each; they are mutually exclusive, since the filter applies only one.
   */
  readonly states?: Readonly<Record<string, string>>;
  /** SQL of the slug; if omitted, the page's URL has only the id. */
  readonly slug?: string;
  /** The location of its page; undefined if it has none of its own. */
  readonly page?: string;
}

/** How records of a kind that the catalog editor handles itself are written. */
export interface CatalogWriting {
  readonly stored: ImportKind;
  /** The prefix of its actions in the audit trail. */
  readonly subject: WrittenSubject;
  /** SQL of fields that aren't columns of the same name. */
  readonly reads?: Readonly<Record<string, string>>;
  /** SQL condition under which the stored row `t` is the same as the given one `r`. */
  readonly same: string;
  /** The field at fault in that case, and the error message. */
  readonly taken: readonly [field: string, message: string];
}

/** The audit trail subjects of the catalog editor. */
export type WrittenSubject =
  | "category"
  | "claim"
  | "funding_quarter"
  | "market_figure"
  | "market_trend"
  | "research_paper"
  | "research_topic"
  | "university_partner";

/** The write configuration of each kind that has a form. */
export type CatalogWritings = Readonly<Record<FormKind, CatalogWriting>>;
