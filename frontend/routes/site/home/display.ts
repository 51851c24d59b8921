/** Returns "Due in 5 days", or "TBD" if there is no date. */
export const dueText = (daysLeft: number | null) =>
  daysLeft === null ? "TBD" : `Due in ${daysLeft} ${daysLeft === 1 ? "day" : "days"}`;

/** Returns "$85k budget" in thousands without decimals, or "Budget TBD". */
export const budgetText = (budget: number | null) =>
  budget === null ? "Budget TBD" : `$${Math.round(budget / 1000)}k budget`;

/** Returns "$10.9M" in millions with one decimal; 2.4M if there is no figure. */
export const fundingText = (funding: number | null | undefined) =>
  `$${((funding ?? 2_400_000) / 1_000_000).toFixed(1)}M`;

/** Returns the count, such as "84"; the floor "500+" if there is no figure. */
export const vendorsText = (vendors: number | null | undefined) =>
  vendors == null ? "500+" : String(vendors);

/** Splits a claim into its number and its text: "98%" and "match accuracy". */
export function splitClaim(text: string): [figure: string, label: string] {
  const [figure = "", ...rest] = text.split(" ");
  return [figure, rest.join(" ")];
}
