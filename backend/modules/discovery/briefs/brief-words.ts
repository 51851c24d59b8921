import type { Criteria } from "./brief.ts";
import { withoutAmounts } from "./budget.ts";

/**
 * The words that a brief is ranked by: without amounts, and where it demands more than a kind of product, that first and
 * twice more, since its demands say little of what is looked for.
 */
export function briefWords(text: string, criteria: Criteria): string {
  const words = withoutAmounts(text);
  const { product, must, integrations, budgetMax } = criteria;
  const isDemanding = must.length + integrations.length > 0 || budgetMax !== null;
  return product && isDemanding ? `${product}.\n${product}.\n${words}` : words;
}
