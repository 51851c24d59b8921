import sql, { raw } from "sql-template-tag";
import type { Context } from "../../../shared/context.ts";
import { InvalidInputError } from "../../../shared/errors.ts";
import { queryRows } from "../../../shared/rows/query.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { type CsvCell, type CsvColumns, toCsv } from "../../../shared/text/csv.ts";
import { reportActivity } from "../activity-analytics/report/report.service.ts";
import type { ActivityRow } from "../activity-analytics/report/report.types.ts";
import { addDays } from "../activity-analytics/report/report-range.rules.ts";
import { recordDownload } from "../audit/record-download.ts";
import type { ExportKind } from "./export-kind.ts";
import type { ExportPage } from "./export-page.ts";
import { EXPORTED, type ExportedTable, PUBLIC_URL } from "./exported-tables.ts";

/** Rows per page; only one page of an export is in memory at a time. */
const PAGE = 500;

/** The number of days that the figures cover; a report has at most 366 rows. */
const DAYS = 365;

const FIGURES: CsvColumns<ActivityRow> = {
  day: ({ startsOn }) => startsOn,
  views: ({ views }) => views,
  bookmarks: ({ bookmarks }) => bookmarks,
  applications: ({ applications }) => applications,
  conversations: ({ conversations }) => conversations,
  reviews: ({ reviews }) => reviews,
};

async function figures(context: Context): Promise<ExportPage> {
  const to = new Date().toISOString().slice(0, 10);
  const { rows } = await reportActivity(context, { from: addDays(to, 1 - DAYS), to }, "day");
  return { csv: toCsv(FIGURES, rows), rows: rows.length, totalCount: rows.length, endCursor: null };
}

/** @throws InvalidInputError for an invalid cursor. */
function placeAfter(after: string | null): number {
  if (after === null) return 0;
  const id = parseId(after);
  const message = "This cursor belongs to another export. Start again.";
  if (!id) throw new InvalidInputError(message, { place: message });
  return id;
}

async function countOf({ em }: Context, { table, where }: ExportedTable): Promise<number> {
  const counted = sql`select count(*)::int as count from ${raw(table)} t where ${raw(where)}`;
  const [row] = await queryRows(em, counted);
  return Number(row?.count);
}

/** Pages by id, so that rows inserted, changed or deleted in the meantime don't shift others. */
async function rowsOf(context: Context, exported: ExportedTable, after: string | null): Promise<ExportPage> {
  const { table, where, columns } = exported;
  const site = `'${context.publicUrl.replaceAll("'", "''")}'`;
  const selected = Object.values(columns).map(
    (expression, index) => `${expression.replaceAll(PUBLIC_URL, site)} as "c${index}"`,
  );
  const rows = await queryRows(
    context.em,
    sql`select t.id as "#", ${raw(selected.join(", "))} from ${raw(table)} t
      where ${raw(where)} and t.id > ${placeAfter(after)} order by t.id limit ${raw(String(PAGE))}`,
  );
  const cells = Object.fromEntries(
    Object.keys(columns).map((name, index) => [
      name,
      (row: Record<string, unknown>) => row[`c${index}`] as CsvCell,
    ]),
  );
  const last = rows.length === PAGE ? rows.at(-1)?.["#"] : undefined;
  return {
    csv: toCsv(cells, rows, after === null),
    rows: rows.length,
    totalCount: after === null ? await countOf(context, exported) : null,
    endCursor: last === undefined ? null : String(last),
  };
}

/**
 * Returns the page of an export after a cursor. The first one starts with the header, and the download is
 * recorded in the audit trail.
 * @throws InvalidInputError for an invalid cursor.
 */
export async function exportPage(
  context: Context,
  kind: ExportKind,
  after: string | null,
): Promise<ExportPage> {
  const page = kind === "analytics" ? await figures(context) : await rowsOf(context, EXPORTED[kind], after);
  if (after === null) await recordDownload(context, kind);
  return page;
}
