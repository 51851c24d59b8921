import { columnOf } from "../../../../shared/fields/field.rules.ts";
import type {
  ComputedColumn,
  ImportKind,
  LinkTable,
  NameLookup,
} from "../../../../shared/import-kind/kind.ts";
import { foldText } from "../../../../shared/text/fold-text.rules.ts";
import type { IdsByName } from "./named.ts";

/** A validated row with its key, ready to be written. */
export interface KeyedRow {
  /** Where it is in the file. */
  readonly place: number;
  readonly externalKey: string;
  /**
   * Another key under which the row may be stored: its id if that is a whole key, or one from its exact
   * spelling.
   */
  readonly wholeKey?: string;
  /** The id of the stored row that it may be the same as. */
  readonly ownId?: number;
  readonly row: Readonly<Record<string, unknown>>;
  /** A hash of the row's values, by which unchanged rows are skipped. */
  readonly hash: string;
  /** The ids of the stored records that it belongs to, by column. */
  readonly needed?: Readonly<Record<string, number>>;
  /** Whether it stands for a record that others were merged into, or for one of these. */
  readonly isOfMerged?: boolean;
}

/** The ids referenced in a batch, by lookup. */
export type ReferredIds = ReadonlyMap<NameLookup, IdsByName>;

/** A column of the imported table. */
export interface PlannedColumn
  extends Pick<
    ComputedColumn<object>,
    "type" | "initial" | "keepWhen" | "keepWhenGiven" | "taken" | "fixed"
  > {
  readonly name: string;
  value(keyed: KeyedRow, ids: ReferredIds): unknown;
}

/** A table whose rows belong to the imported ones: links to other rows, or parts. */
export interface PlannedChild {
  readonly table: string;
  readonly ownerColumn: string;
  /** Names and SQL types, with the column that orders the rows first. */
  readonly columns: readonly (readonly [name: string, type: string])[];
  /** Whether a file without any keeps the stored ones. */
  readonly addsOnly: boolean;
  rows(keyed: KeyedRow, ids: ReferredIds): readonly object[];
}

/** A kind's declaration resolved for the tables it is written to. */
export interface TablePlan {
  readonly kind: ImportKind;
  readonly table: string;
  readonly key: PlannedColumn;
  readonly columns: readonly PlannedColumn[];
  readonly children: readonly PlannedChild[];
}

/**
 * Plans how a kind is written.
 * @throws Error if its key is not one of its columns.
 */
export function planTables(kind: ImportKind): TablePlan {
  const { table, key: keyName = "external_key", computed = {}, references = {} } = kind;
  const columns: PlannedColumn[] = [
    ...(kind.key ? [] : [{ name: keyName, type: "text", value: ({ externalKey }: KeyedRow) => externalKey }]),
    ...Object.entries(kind.columns).map(([field, type]) => ({
      name: columnOf(field),
      type,
      value: ({ row }: KeyedRow) => row[field],
    })),
    ...Object.entries(computed).map(([name, column]) => ({
      ...column,
      name,
      value: ({ row }: KeyedRow) => column.value(row),
    })),
    ...Object.entries(references).map(([name, reference]) => ({
      name,
      type: "integer",
      fixed: reference.fixed === true,
      value: ({ row }: KeyedRow, ids: ReferredIds) => idOf(ids, reference.lookup, reference.name(row)),
    })),
    ...(kind.needs ?? []).map(({ column }) => ({
      name: column,
      type: "integer",
      value: ({ needed }: KeyedRow) => needed?.[column],
    })),
    ...(kind.links ?? []).flatMap(({ mirror, ...link }) =>
      mirror ? [{ name: mirror, type: "integer[]", value: linkedIds(link) }] : [],
    ),
  ];
  const key = columns.find(({ name }) => name === keyName);
  if (!key) throw new Error(`The key ${keyName} isn't one of the columns of ${table}.`);
  return { kind, table, key, columns, children: [...linkTables(kind), ...partTables(kind)] };
}

function linkTables({ links = [] }: ImportKind): PlannedChild[] {
  return links.map((link) => ({
    table: link.table,
    ownerColumn: link.ownerColumn,
    columns: [[link.targetColumn, "integer"]],
    addsOnly: link.addsOnly === true,
    rows: (keyed, ids) => linkedIds(link)(keyed, ids).map((id) => ({ [link.targetColumn]: id })),
  }));
}

/** Returns the distinct ids that a row is linked to, in order. */
function linkedIds({ lookup, names }: Pick<LinkTable<object>, "lookup" | "names">) {
  return ({ row }: KeyedRow, ids: ReferredIds) => {
    const targets = new Set(names(row).map((name) => idOf(ids, lookup, name)));
    return [...targets].filter((id) => id !== undefined).sort((a, b) => a - b);
  };
}

function partTables({ parts = [] }: ImportKind): PlannedChild[] {
  const inColumns = (part: object) =>
    Object.fromEntries(Object.entries(part).map(([field, value]) => [columnOf(field), value]));
  return parts.map((part) => ({
    table: part.table,
    ownerColumn: part.ownerColumn,
    columns: Object.entries(part.columns).map(([field, type]) => [columnOf(field), type] as const),
    addsOnly: false,
    rows: ({ row }) => part.rows(row).map(inColumns),
  }));
}

function idOf(ids: ReferredIds, lookup: NameLookup, name: string | undefined): number | undefined {
  return name === undefined ? undefined : ids.get(lookup)?.get(foldText(name));
}
