import type { Problems, RowError } from "./errors.ts";

/** Maximum number of errors kept in a report; all are counted. */
const MAX_ERRORS = 50;

/** The result of an import or a dry run. */
export interface ImportReport {
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Rows whose stored ones were left alone, since people have edited them. */
  left: number;
  refused: number;
  /** The first 50 of them. */
  readonly errors: RowError[];
  errorCount: number;
  /** The file's columns that were not used. */
  readonly unused: Set<string>;
  /** False after a dry run, or if bad rows prevented the import. */
  written: boolean;
}

/** An empty report. */
export function emptyReport(): ImportReport {
  const counts = { rows: 0, created: 0, updated: 0, unchanged: 0, left: 0, refused: 0, errorCount: 0 };
  return { ...counts, errors: [], unused: new Set(), written: false };
}

/** Counts a rejected row and keeps its errors, up to the limit. */
export function addRefused(report: ImportReport, place: string, problems: Problems): void {
  report.refused += 1;
  report.errorCount += problems.size;
  const errors = [...problems].map(([field, message]) => ({ place, field, message }));
  report.errors.push(...errors.slice(0, MAX_ERRORS - report.errors.length));
}

/** The readable summary at the end. */
export function describeReport(
  report: ImportReport,
  { dryRun = false, skipBad = false }: { dryRun?: boolean; skipBad?: boolean } = {},
): string[] {
  const { rows, created, updated, unchanged, left, refused, errors, errorCount, unused } = report;
  const lines = errors.map(({ place, field, message }) => `${place}, ${field || "row"}: ${message}`);
  if (errorCount > errors.length) lines.push(`... and ${count(errorCount - errors.length, "more error")}.`);
  if (unused.size > 0) lines.push(`Not used: ${[...unused].slice(0, 20).join(", ")}.`);
  if (refused > 0 && !skipBad) {
    lines.push(
      `${count(rows, "row")}, ${refused} of them bad: nothing ${dryRun ? "would be" : "was"} written.`,
    );
    lines.push("Fix them, or leave them out with --skip-bad.");
    return lines;
  }
  const counts = `${created} created, ${updated} updated, ${unchanged} unchanged, ${refused} refused`;
  lines.push(`${count(rows, "row")}: ${counts}.`);
  if (left > 0) lines.push(`${left} left alone: people have edited ${left === 1 ? "it" : "them"} here.`);
  if (dryRun) lines.push("Dry run: nothing was written.");
  return lines;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? "" : "s"}`;
}
