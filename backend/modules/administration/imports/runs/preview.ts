import type { EntityManager } from "@mikro-orm/postgresql";
import { columnOf } from "../../../../shared/fields/field.rules.ts";
import { packedIn } from "../../../../shared/import-kind/packed-source.ts";
import type { KeyedRow, TablePlan } from "../writing/table-plan.ts";
import type { BatchResult } from "../writing/write-batch.ts";

/** The maximum number of rows in a preview. */
const MAX_ROWS = 50;
/** The maximum length of a displayed value. */
const MAX_VALUE = 300;

/** The change of a field; null for no value. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The change of a row. */
export interface RowChange {
  readonly key: string;
  readonly title: string;
  readonly what: "created" | "updated" | "unchanged" | "left";
  readonly fields: readonly FieldChange[];
}

/** Collects the changes of the first rows. */
export type Preview = RowChange[];

type State = Readonly<Record<string, unknown>>;

/** Compares the first rows before and after they are written. */
export async function previewing(
  em: EntityManager,
  plan: TablePlan,
  rows: readonly KeyedRow[],
  preview: Preview,
  write: (onAdopted: () => Promise<void>) => Promise<BatchResult>,
): Promise<BatchResult> {
  const shown = rows.slice(0, Math.max(0, MAX_ROWS - preview.length));
  const keys = shown.map((row) => String(plan.key.value(row, new Map())));
  let before: Map<string, State> | undefined;
  const result = await write(async () => {
    before = await readable(em, plan, keys);
  });
  const after = await readable(em, plan, keys);
  // If nothing had to be written, the state is unchanged.
  const earlier = before ?? after;
  for (const key of keys) {
    const [old, now] = [earlier.get(key.toLowerCase()), after.get(key.toLowerCase())];
    const fields = Object.entries(now ?? {})
      .filter(([field, value]) => !field.startsWith("_") && text(value) !== text(old?.[field]))
      .map(([field, value]) => ({ field, before: text(old?.[field]), after: text(value) }));
    const isLeft = old?._left === true;
    const what = isLeft ? "left" : !old ? "created" : fields.length > 0 ? "updated" : "unchanged";
    preview.push({ key, title: String(now?._title ?? key), what, fields: isLeft ? [] : fields });
  }
  return result;
}

function text(value: unknown): string | null {
  if (value === undefined || value === null || value === "") return null;
  const list = Array.isArray(value) && value.every((item) => typeof item === "string");
  const texts = list ? value.map(readably) : [];
  const shown = list ? texts.join(", ") : typeof value === "string" ? readably(value) : JSON.stringify(value);
  if (shown === "" || shown === "[]") return null;
  return shown.length > MAX_VALUE ? `${shown.slice(0, MAX_VALUE - 3)}...` : shown;
}

/** Returns a text as people wrote it: files of an archive by their names. */
const readably = (text: string) => packedIn(text)?.name ?? text;

async function readable(
  em: EntityManager,
  plan: TablePlan,
  keys: readonly string[],
): Promise<Map<string, State>> {
  if (keys.length === 0) return new Map();
  const rows = await em.execute<{ key: string; state: State }[]>(
    `select lower(r.key) as key, ${readableState(plan)} as state
     from jsonb_array_elements_text(?::jsonb) as r(key)
     join ${plan.table} t on t.${plan.key.name} = r.key::${plan.key.type}`,
    [JSON.stringify(keys)],
  );
  return new Map(rows.map(({ key, state }) => [key, state]));
}

/** Returns SQL for the fields of the stored row `t` in readable form, with the names of referenced rows. */
function readableState({ kind, key, table }: TablePlan): string {
  const referred = Object.entries(kind.references ?? {}).filter(([, { fixed }]) => !fixed);
  const parts: [string, string][] = [
    ["_title", `t.${kind.label}::text`],
    ["_left", `coalesce(${kind.leaveWhen ?? "false"}, false)`],
    ...Object.keys(kind.columns).map((field): [string, string] => [field, `t.${columnOf(field)}`]),
    ...Object.entries(kind.computed ?? {})
      .filter(([name, { fixed }]) => name !== "slug" && !fixed)
      .map(([name]): [string, string] => [fieldOf(name), `t.${name}`]),
    ...referred.map(([name, { lookup }]): [string, string] => [
      fieldOf(name.replace(/_id$/, "")),
      `(select o.${lookup.nameColumn ?? "name"}::text from ${lookup.table} o where o.id = t.${name})`,
    ]),
    ...(kind.links ?? []).map((link): [string, string] => [
      link.lookup.table,
      `(select jsonb_agg(o.${link.lookup.nameColumn ?? "name"}::text order by 1) from ${link.lookup.table} o
        join ${link.table} l on l.${link.targetColumn} = o.id where l.${link.ownerColumn} = t.id)`,
    ]),
    ...(kind.parts ?? []).map((part): [string, string] => [
      fieldOf(part.table),
      `(select jsonb_agg(to_jsonb(p) - '${part.ownerColumn}' - 'id') from ${part.table} p where p.${part.ownerColumn} = t.id)`,
    ]),
  ];
  const pairs = parts
    .filter(([, sql]) => sql !== `t.${key.name}` || table === "")
    .map(([field, sql]) => `'${field}', ${sql}`);
  return `jsonb_build_object(${pairs.join(", ")})`;
}

/** Converts a column name to the field's: `due_date` becomes `dueDate`. */
function fieldOf(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
