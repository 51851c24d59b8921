import type { Context } from "../../../../shared/context.ts";
import { findWrittenRun } from "../screen/import-scope.ts";
import { checksOf, writtenBy } from "./checks.ts";
import type { QualityCheck } from "./quality.types.ts";

/** How many records of a check are shown. */
const MAX_ROWS = 50;

interface Found {
  readonly name: string;
  readonly count: number;
  readonly rows: QualityCheck["rows"];
}

/**
 * Returns what is missing, doubtful or odd in the records that a run created or changed, most frequent first;
 * nothing for kinds without checks.
 * @throws NotFoundError
 */
export async function readQuality(context: Context, id: string): Promise<QualityCheck[]> {
  const { em } = context;
  const run = await findWrittenRun(context, id);
  const kind = checksOf(run.kind);
  if (!kind) return [];
  const { table, label, editor, checks } = kind;
  const parts = Object.entries(checks).map(
    ([
      name,
      { where, finding = "null::text", foundAt = "null::timestamptz" },
    ]) => `select '${name}' as name, count(*)::int as count,
      coalesce(jsonb_agg(jsonb_build_object('id', f.id::text, 'label', f.label, 'editor', f.editor, 'finding', f.finding, 'foundAt', f.found_at) order by f.id)
        filter (where f.place <= ${MAX_ROWS}), '[]') as rows
      from (select t.id, t.${label}::text as label, ${editor} as editor, ${finding} as finding, ${foundAt} as found_at, row_number() over (order by t.id) as place
        from written c join ${table} t on t.id = c.record_id where ${where}) f`,
  );
  const found = await em.execute<Found[]>(
    `with written as (${writtenBy(table)})
     select * from (${parts.join(" union all ")}) checks where count > 0 order by count desc, name`,
    [run.id],
  );
  return found.map(({ rows, ...each }) => ({
    ...each,
    title: checks[each.name]?.title ?? each.name,
    rows: rows.map((row) => ({ ...row, foundAt: row.foundAt && new Date(row.foundAt) })),
  }));
}
