import type { EvaluationCriterionInput } from "../../graphql/schema.generated.ts";

/** A criterion as it is typed. */
export type CriterionRow = { id: string | null; title: string; weight: string; must: boolean };

/** Criteria that an evaluation begins with if nothing else is known. */
export const USUAL_CRITERIA: readonly CriterionRow[] = [
  { id: null, title: "Does what we need", weight: "40", must: true },
  { id: null, title: "Ease of use", weight: "20", must: false },
  { id: null, title: "Price", weight: "20", must: false },
  { id: null, title: "Support", weight: "10", must: false },
  { id: null, title: "Data access", weight: "10", must: false },
];

/** Returns the rows as the mutation takes them. */
export const criteriaInput = (rows: readonly CriterionRow[]): EvaluationCriterionInput[] =>
  rows.map(({ id, title, weight, must }) => ({ id, title, weight: Number(weight), must }));

/** Returns a weight's share of all weights, as a percentage; a dash while the weights can't be added up. */
export function shareOf(rows: readonly CriterionRow[], { weight }: CriterionRow): string {
  const sum = rows.reduce((all, row) => all + Number(row.weight || Number.NaN), 0);
  return sum > 0 ? `${Math.round((Number(weight) / sum) * 100)}%` : "–";
}
