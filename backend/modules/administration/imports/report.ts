import { foldLine } from "../../../shared/text/text.rules.ts";
import { type Problems, type RowError, shownValue } from "./errors.ts";

/** The maximum number of errors, and of warnings, in a report; all are counted. */
const MAX_ERRORS = 1_000;
/** The maximum number that the command prints. */
const MAX_PRINTED = 50;

/** The result of an import or a dry run. */
export interface ImportReport {
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Rows that were not applied because people have edited the stored ones. */
  left: number;
  refused: number;
  /** The first 1,000 errors. */
  readonly errors: RowError[];
  errorCount: number;
  /** Omitted optional fields and parts of fields; the first 1,000. */
  readonly warnings: RowError[];
  warningCount: number;
  /** The file's unused columns. */
  readonly unused: Set<string>;
  /** Messages about the file, such as names that a mapping reads but no record has. */
  readonly notes: string[];
  /** False after a dry run, or if bad rows prevented the import. */
  written: boolean;
}

/** Creates an empty report. */
export function emptyReport(): ImportReport {
  const counts = { rows: 0, created: 0, updated: 0, unchanged: 0, left: 0, refused: 0 };
  const kept = { errors: [], errorCount: 0, warnings: [], warningCount: 0 };
  return { ...counts, ...kept, unused: new Set(), notes: [], written: false };
}

/** Counts a rejected row and stores its errors, up to the limit. */
export function addRefused(report: ImportReport, place: string, problems: Problems): void {
  report.refused += 1;
  report.errorCount += problems.size;
  keep(report.errors, place, problems);
}

/** Counts the omitted parts of a row and stores them, up to the limit. */
export function addWarnings(report: ImportReport, place: string, problems: Problems): void {
  report.warningCount += problems.size;
  keep(report.warnings, place, problems);
}

function keep(list: RowError[], place: string, problems: Problems): void {
  for (const [field, { message, value, isKept }] of problems) {
    if (list.length >= MAX_ERRORS) return;
    list.push({ place, field, message, value: shownValue(value), ...(isKept && { isKept }) });
  }
}

interface Asked {
  readonly dryRun?: boolean;
  readonly skipBad?: boolean;
}

/**
 * Returns the readable summary; each entry stays a single line without control characters, whatever the
 * file's names contain.
 */
export function describeReport(report: ImportReport, asked: Asked = {}): string[] {
  return summaryOf(report, asked).map(foldLine);
}

function summaryOf(report: ImportReport, { dryRun = false, skipBad = false }: Asked): string[] {
  const { rows, created, updated, unchanged, left, refused, unused, notes } = report;
  const lines = [
    ...printed(report.errors, report.errorCount, "error"),
    ...printed(report.warnings, report.warningCount, "warning"),
    ...notes,
  ];
  if (unused.size > 0) lines.push(`Not used: ${[...unused].slice(0, 20).join(", ")}.`);
  if (refused > 0 && !skipBad) {
    lines.push(
      `${count(rows, "row")}, ${refused} of them bad: nothing ${dryRun ? "would be" : "was"} written.`,
    );
    lines.push("Fix them, or leave them out with --skip-bad.");
    return lines;
  }
  const counts = `${created} created, ${updated} updated, ${unchanged} unchanged, ${refused} rejected`;
  lines.push(`${count(rows, "row")}: ${counts}.`);
  if (left > 0) lines.push(`${left} left alone: people have edited ${left === 1 ? "it" : "them"} here.`);
  if (dryRun) lines.push("Dry run: nothing was written.");
  return lines;
}

function printed(list: readonly RowError[], total: number, what: "error" | "warning"): string[] {
  const lines = list.slice(0, MAX_PRINTED).map(({ place, field, message, value, isKept }) => {
    const is = what === "warning" && !isKept ? "left empty: " : "";
    return `${place}, ${field || "row"}: ${is}${message}${value ? ` (${value})` : ""}`;
  });
  if (total > lines.length) lines.push(`... and ${count(total - lines.length, `more ${what}`)}.`);
  return lines;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? "" : "s"}`;
}
