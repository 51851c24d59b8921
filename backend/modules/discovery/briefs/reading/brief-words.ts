import type { Criteria } from "../brief.ts";
import { withoutAmounts } from "./budget.ts";

/**
 * Returns the words that a brief is ranked by: without amounts, and if it has other demands than a kind of
 * product, with the kind first and repeated twice, since the demands say little about what is looked for.
 */
export function briefWords(text: string, criteria: Criteria): string {
  const words = withoutAmounts(text);
  const { product, must, integrations, budgetMax } = criteria;
  const isDemanding = must.length + integrations.length > 0 || budgetMax !== null;
  return product && isDemanding ? `${product}.\n${product}.\n${words}` : words;
}
