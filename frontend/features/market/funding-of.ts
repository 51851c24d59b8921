type Quarter = {
  year: number;
  quarter: number;
  breakdown: readonly { name: string; amountUsd: number }[];
};

/**
 * The quarters in which a segment's part is known, the oldest first. A segment is a series only if every quarter has it:
 * one that is missing is not nothing.
 */
export function fundingOf<Row extends Quarter>(
  segment: string,
  quarters: readonly Row[],
): { quarter: Row; amountUsd: number }[] {
  const parts = quarters.map((quarter) => ({
    quarter,
    amountUsd: quarter.breakdown.find(({ name }) => name === segment)?.amountUsd,
  }));
  const known = parts.flatMap(({ quarter, amountUsd }) =>
    amountUsd === undefined ? [] : { quarter, amountUsd },
  );
  if (known.length < parts.length || known.length < 2) return [];
  return known.toSorted(
    ({ quarter: one }, { quarter: other }) => one.year - other.year || one.quarter - other.quarter,
  );
}
