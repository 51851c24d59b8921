type Growth = { growth: number | null; papersLastYear: number; papersYearBefore: number };

/**
 * Describes a topic's growth: the yearly change in papers if there is an earlier year to compare with, and
 * the counts.
 */
export function growthText({ growth, papersLastYear, papersYearBefore }: Growth): string {
  const counts = `${papersLastYear} in the last year, ${papersYearBefore} in the year before`;
  return growth === null ? counts : `${growth > 0 ? "+" : ""}${Math.round(growth)}%: ${counts}`;
}
