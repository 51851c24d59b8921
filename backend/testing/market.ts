import type { TestApp } from "./servers/test-app.ts";

/** A part of a figure: its value, or the amount and deals of a quarter. */
export interface Part {
  name: string;
  valueUsd?: number;
  amountUsd?: number;
  companies?: number | null;
  deals?: number;
}

/** A market figure or a funding quarter, with the fields of both. */
export interface Figure extends Part {
  id: string;
  growthPercent: number;
  source: string;
  note: string;
  asOf: string;
  year: number;
  quarter: number;
  breakdown: Part[];
}

/** The fields of a market figure. */
export const FIGURE =
  "id name slug kind valueUsd growthPercent companies source note asOf breakdown { name valueUsd companies }";
/** The fields of a funding quarter. */
export const QUARTER = "id year quarter amountUsd deals source note asOf breakdown { name amountUsd deals }";

/** Reads all figures of the market. */
export async function readMarket(app: TestApp) {
  const { data } = await app.execute<{ market: Record<"headlines" | "segments" | "quarters", Figure[]> }>(
    `{ market { headlines { ${FIGURE} } segments { ${FIGURE} } quarters { ${QUARTER} } } }`,
  );
  return data.market;
}
