import type { FundingRoundKind } from "../../graphql/schema.generated.ts";

/** Display names of the kinds of funding rounds. */
export const ROUND_LABELS: Record<FundingRoundKind, string> = {
  PRE_SEED: "Pre-seed",
  SEED: "Seed",
  SERIES_A: "Series A",
  SERIES_B: "Series B",
  SERIES_C_OR_LATER: "Series C or later",
  GRANT: "Grant",
  DEBT: "Debt",
  CROWDFUNDING: "Crowdfunding",
  STRATEGIC: "Strategic",
  PUBLIC_OFFERING: "Public offering",
  OTHER: "Other",
};

type Round = { year: number; month: number | null; day: number | null };

/** Formats a round's date as far as it is known, such as "Feb 2024". */
export function roundDate({ year, month, day }: Round): string {
  if (month === null) return String(year);
  const date = new Date(Date.UTC(year, month - 1, day ?? 1));
  const shown = day === null ? { month: "short", year: "numeric" } : { dateStyle: "medium" };
  return new Intl.DateTimeFormat("en-US", {
    ...(shown as Intl.DateTimeFormatOptions),
    timeZone: "UTC",
  }).format(date);
}

/** Formats an amount in its currency, such as "€4.2M". */
export const shortAmount = (amount: number, currency: string): string => {
  try {
    return new Intl.NumberFormat("en-US", {
      style: "currency",
      currency,
      notation: "compact",
      maximumFractionDigits: 1,
    }).format(amount);
  } catch {
    return `${amount.toLocaleString("en-US")} ${currency}`;
  }
};
