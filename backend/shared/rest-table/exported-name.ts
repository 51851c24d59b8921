/**
 * Returns the file name of an export: the kind, "export" and the date, such as
 * `vendors-export-2026-03-31.csv`.
 */
export const exportedName = (kind: string, extension = "csv"): string =>
  `${kind}-export-${new Date().toISOString().slice(0, 10)}.${extension}`;
