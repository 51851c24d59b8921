import { foldLine } from "../../../shared/text/text.rules.ts";
import { type Problems, type RowError, shownValue } from "./errors.ts";

/** Maximum number of errors, and of warnings, kept in a report; all are counted. */
const MAX_ERRORS = 1_000;
/** How many of them the command prints. */
const MAX_PRINTED = 50;

/** The result of an import or a dry run. */
export interface ImportReport {
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Rows whose stored ones were left alone, since people have edited them. */
  left: number;
  refused: number;
  /** The first 1,000 of them. */
  readonly errors: RowError[];
  errorCount: number;
  /** Optional fields, and parts of fields, that were left out; the first 1,000. */
  readonly warnings: RowError[];
  warningCount: number;
  /** The file's columns that were not used. */
  readonly unused: Set<string>;
  /** What a mapping reads and no record has. */
  readonly notes: string[];
  /** False after a dry run, or if bad rows prevented the import. */
  written: boolean;
}

/** An empty report. */
export function emptyReport(): ImportReport {
  const counts = { rows: 0, created: 0, updated: 0, unchanged: 0, left: 0, refused: 0 };
  const kept = { errors: [], errorCount: 0, warnings: [], warningCount: 0 };
  return { ...counts, ...kept, unused: new Set(), notes: [], written: false };
}

/** Counts a rejected row and keeps its errors, up to the limit. */
export function addRefused(report: ImportReport, place: string, problems: Problems): void {
  report.refused += 1;
  report.errorCount += problems.size;
  keep(report.errors, place, problems);
}

/** Counts what was left out of a row, and keeps it, up to the limit. */
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

/** The readable summary at the end; whatever names a file has, each line stays one, and plain for a terminal. */
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
