import type { EntityManager } from "@mikro-orm/postgresql";
import type { UniqueValue } from "../../../../shared/import-kind/kind.ts";
import { foldText } from "../../../../shared/text/fold-text.rules.ts";
import type { Refuse } from "./needed.ts";
import type { KeyedRow, TablePlan } from "./table-plan.ts";

/** A stored record that already has a value. */
interface Holder {
  readonly place: number;
  readonly label: string;
  readonly key: string | null;
}

/** Finds rows whose values must be unique and aren't: among stored records, and in the file so far. */
export class UniqueValues {
  /** The place of the first row with a value, by column. */
  readonly #given = new Map<UniqueValue<object>, Map<string, string>>();
  readonly #placeOf: (row: KeyedRow) => string;

  constructor(placeOf: (row: KeyedRow) => string) {
    this.#placeOf = placeOf;
  }

  /** Returns the rows that can be written, in one statement for each unique value. */
  async without(
    em: EntityManager,
    plan: TablePlan,
    rows: readonly KeyedRow[],
    refuse: Refuse,
  ): Promise<readonly KeyedRow[]> {
    let kept = rows;
    for (const unique of plan.kind.unique ?? []) {
      const holders = new Map((await findHolders(em, plan, unique, kept)).map((each) => [each.place, each]));
      const given = this.#given.get(unique) ?? new Map<string, string>();
      this.#given.set(unique, given);
      kept = kept.filter((row) => {
        const value = unique.value(row.row);
        if (value === undefined) return true;
        const holder = holders.get(row.place);
        const first = given.get(value);
        if (!holder && first === undefined) {
          given.set(value, this.#placeOf(row));
          return true;
        }
        const shown = unique.shown?.(row.row) ?? row.row[unique.field];
        const message = holder ? heldBy(unique, holder) : `${saidOf(unique)} as in ${first}: leave one out`;
        refuse(row, unique.field, { message, value: shown });
        return false;
      });
    }
    return kept;
  }
}

const saidOf = ({ means }: UniqueValue<object>) =>
  means === undefined ? "is the same" : `makes the same ${means}`;

function heldBy(unique: UniqueValue<object>, { label, key }: Holder): string {
  if (unique.table !== undefined) return `is of one of the ${unique.table} already: leave this row out`;
  const same = `${saidOf(unique)} as of “${label}”, which is here already`;
  return key === null
    ? `${same}: leave this row out, or edit that one in the catalog`
    : `${same}: leave this row out, or give it the id ${key} to change that one`;
}

/** A stored row that the given one would update or adopt doesn't count. */
function findHolders(
  em: EntityManager,
  { kind, table, key }: TablePlan,
  { stored, among, value, isFixed, table: other }: UniqueValue<object>,
  rows: readonly KeyedRow[],
): Promise<Holder[]> {
  const given = rows.flatMap(({ place, externalKey, row }) => {
    const own = value(row);
    return own === undefined
      ? []
      : [{ place, key: externalKey, label: foldText(labelOf(kind, row)), value: own }];
  });
  const keeps = [isFixed ? "true" : `${stored} = r.value`, kind.leaveWhen ?? "false"].join(" or ");
  const isAdopted = kind.adoptBy
    ? `t.${key.name} is null and fold_text(t.${kind.label}::text) = r.label and (${kind.adoptWhen ?? "true"})`
    : "false";
  const holders = among
    ? `join (select t.*, ${stored} as own_value from ${table} t where ${among} offset 0) t on t.own_value = r.value`
    : `cross join lateral (select * from ${table} t where ${stored} = r.value offset 0) t`;
  if (other !== undefined)
    return em.execute(
      `select r.place, r.value as label, null as key
       from jsonb_to_recordset(?::jsonb) as r(place integer, key text, label text, value text)
       where exists (select from ${other} t where ${stored} = r.value)
         and not exists (select from ${table} t where t.${key.name} = r.value::${key.type} and (${kind.leaveWhen ?? "false"}))`,
      [JSON.stringify(given)],
    );
  return em.execute(
    `select distinct on (r.place) r.place, t.${kind.label}::text as label, t.${key.name}::text as key
     from jsonb_to_recordset(?::jsonb) as r(place integer, key text, label text, value text)
     ${holders}
     where t.${key.name} is distinct from r.key and not (${isAdopted})
       and not exists (select from ${table} t where t.${key.name} = r.key and (${keeps}))`,
    [JSON.stringify(given)],
  );
}

/** Returns the text by which people recognize a row, before it is stored. */
function labelOf({ naturalKey }: TablePlan["kind"], row: KeyedRow["row"]): string {
  return naturalKey(row).at(-1) ?? "";
}
