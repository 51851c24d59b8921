import type { SearchSynonymInput } from "../../../graphql/schema.generated.ts";
import type { Synonym_SynonymFragment } from "./synonyms.generated.ts";

/** The form's values. */
export type SynonymValues = { term: string; means: string; direction: string; version: string };

/** The choices of the direction. */
export const DIRECTIONS = [
  { value: "both", label: "Both ways: each finds the other" },
  { value: "one", label: "One way: the term also finds its meaning" },
] as const;

/** Returns the form's initial values; a new synonym may have a given term. */
export const valuesOf = (synonym?: Synonym_SynonymFragment, term = ""): SynonymValues => ({
  term: synonym?.term ?? term,
  means: synonym?.means ?? "",
  direction: synonym?.twoWay === false ? "one" : "both",
  version: String(synonym?.version ?? ""),
});

/** Converts the form's values to the mutation's input. */
export const inputOf = ({ term, means, direction }: SynonymValues): SearchSynonymInput => ({
  term: term.trim(),
  means: means.trim(),
  twoWay: direction === "both",
});
