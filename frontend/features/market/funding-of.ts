type Quarter = {
  year: number;
  quarter: number;
  breakdown: readonly { name: string; amountUsd: number }[];
};

/**
 * Returns the quarters in which a segment's share is known, oldest first. A segment is a series only if every
 * quarter has a value, since a missing one is not zero.
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
