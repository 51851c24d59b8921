import type { Level } from "../../catalog/taxonomy/level.ts";
import type { Rate } from "./reading/budget.ts";

/** The data needed to parse texts. */
export interface Reading {
  /** The names of the catalog's sports. */
  readonly sports: readonly string[];
  readonly rates: readonly Rate[];
}

/** A brief's criteria: the given ones, and otherwise those found in its text. */
export interface Criteria {
  /** The kind of product that is looked for, in the brief's own words; null if it names none. */
  readonly product: string | null;
  readonly sports: readonly string[];
  readonly level: Level | null;
  readonly must: readonly string[];
  readonly should: readonly string[];
  readonly wont: readonly string[];
  /** In US dollars a year. */
  readonly budgetMax: number | null;
  /** A date in the form YYYY-MM-DD. */
  readonly deadline: string | null;
  readonly integrations: readonly string[];
  /** Required quantities, such as "40 players". */
  readonly quantities: readonly string[];
  /** Countries, regions and cities. */
  readonly places: readonly string[];
}

/** The result of parsing a text, with notes about what could not be taken literally. */
export interface ParsedBrief {
  readonly criteria: Criteria;
  readonly notes: readonly string[];
  /** The parts of the text, quoted, that yielded no criterion. */
  readonly unread: readonly string[];
}
