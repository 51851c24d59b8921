import type { Level } from "../../catalog/taxonomy/level.ts";
import type { Rate } from "./budget.ts";

/** What texts are read with. */
export interface Reading {
  /** The catalog's names. */
  readonly sports: readonly string[];
  readonly rates: readonly Rate[];
}

/** A brief as criteria: what a text says of each, or what was given instead. */
export interface Criteria {
  /** What kind of product is looked for, in the brief's own words; null where it names none. */
  readonly product: string | null;
  readonly sports: readonly string[];
  readonly level: Level | null;
  readonly must: readonly string[];
  readonly should: readonly string[];
  readonly wont: readonly string[];
  /** US dollars a year. */
  readonly budgetMax: number | null;
  /** A date as YYYY-MM-DD. */
  readonly deadline: string | null;
  readonly integrations: readonly string[];
  /** How many of what, such as "40 players". */
  readonly quantities: readonly string[];
  /** Countries, regions and cities. */
  readonly places: readonly string[];
}

/** What a text says, and what about it could not be taken at its word. */
export interface ParsedBrief {
  readonly criteria: Criteria;
  readonly notes: readonly string[];
  /** The parts of the text that became no criterion, in its own words. */
  readonly unread: readonly string[];
}
