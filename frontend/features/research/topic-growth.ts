type Growth = { growth: number | null; papersLastYear: number; papersYearBefore: number };

/** How a topic moves: the change of papers a year where there is one to compare with, else the count alone. */
export function growthText({ growth, papersLastYear, papersYearBefore }: Growth): string {
  const counts = `${papersLastYear} in the last year, ${papersYearBefore} in the year before`;
  return growth === null ? counts : `${growth > 0 ? "+" : ""}${Math.round(growth)}%: ${counts}`;
}
