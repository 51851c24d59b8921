import { addressPath } from "../listing/address.ts";
import { solutionsListing } from "../listing/lists/solutions.generated.ts";

/** Matches a price limit in a search: "under $5k", "max 20,000 euros", "less than 500 USD a month". */
const PRICE =
  /\b(?:under|below|less than|up to|at most|max(?:imum)?\.?|cheaper than|budget(?: of)?|for)\s*(?:(?:[$€£]|usd|eur|gbp)\s*(\d[\d,.]*)\s*(k|thousand)?|(\d[\d,.]*)\s*(k|thousand)?\s*(?:[$€£]|usd\b|eur\b|gbp\b|dollars?|euros?|pounds?))(?:\s*(?:a|per|\/)\s*(year|month))?/i;

/** The price filter's bands with their minimum in thousands of dollars a year. */
const BANDS = [
  ["FREE", 0],
  ["UNDER_5K", 0],
  ["FROM_5K_TO_25K", 5],
  ["FROM_25K_TO_100K", 25],
  ["OVER_100K", 100],
] as const;

/**
 * Returns the list of solutions filtered by a search's price limit and searched by its remaining text;
 * undefined without a price.
 */
export function priceOffer(text: string): { readonly to: string; readonly price: string } | undefined {
  const found = PRICE.exec(text);
  if (!found) return undefined;
  const [said, before, beforeUnit, after, afterUnit, period] = found;
  const amount = Number((before ?? after ?? "").replaceAll(",", "").replace(/\.$/, ""));
  if (!Number.isFinite(amount)) return undefined;
  const thousands =
    amount * (beforeUnit || afterUnit ? 1 : 0.001) * (period?.toLowerCase() === "month" ? 12 : 1);
  const price = BANDS.filter(([, least]) => least < thousands || least === 0).map(([band]) => band);
  const search = `${text.slice(0, found.index)} ${text.slice(found.index + said.length)}`
    .replace(/\s+/g, " ")
    .trim();
  return { to: addressPath(solutionsListing, { search, chosen: { price } }), price: said.trim() };
}
