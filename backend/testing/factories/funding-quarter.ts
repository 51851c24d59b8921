import { FundingQuarter } from "../../modules/catalog/market/funding-quarter.entity.ts";
import { type Fields, type HasDatabase, store } from "./store.ts";

/** A quarter's funding of one segment. */
interface Part {
  readonly name: string;
  readonly amountUsd: number;
  readonly deals: number;
}

/** The last quarter of 2024, of $2 million in three rounds; with parts, of as much as they add up to. */
export function createFundingQuarter(
  place: HasDatabase,
  { rows = [], ...fields }: Fields<FundingQuarter, "rows"> & { rows?: readonly Part[] } = {},
): Promise<FundingQuarter> {
  const year = fields.year ?? 2024;
  return store(place, FundingQuarter, () => ({
    year,
    quarter: 4,
    amountUsd: rows.reduce((sum, { amountUsd }) => sum + amountUsd, 0) || 2_000_000,
    deals: rows.reduce((sum, { deals }) => sum + deals, 0) || 3,
    source: "A survey of investors",
    asOf: `${year}-12-31`,
    rows: rows.map((row, index) => ({ ...row, position: index + 1 })),
    ...fields,
  }));
}
