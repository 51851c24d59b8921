import type { EntityManager } from "@mikro-orm/postgresql";
import { digestOf } from "./states.ts";
import type { KeyedRow, TablePlan } from "./table-plan.ts";
import type { WrittenRow } from "./upsert.ts";

/** A filled row of another table: its state before, and the digest of its current state. */
export interface FilledRow {
  readonly id: number;
  readonly before: object;
  readonly digest: string;
}

/** Records what a run creates and changes, so that it can be undone. */
export interface Journal {
  /** Records rows that were created because imported rows name them. */
  named(table: string, ids: readonly number[]): void;
  /** Records rows of another table that were filled. */
  filled(table: string, rows: readonly FilledRow[]): void;
  /** Records written rows; `before` has the states of those that already existed, by id. */
  written(
    em: EntityManager,
    plan: TablePlan,
    rows: readonly WrittenRow[],
    before: ReadonlyMap<number, string>,
  ): Promise<void>;
}

/** A journal that is stored in the database with its run. */
export class RunJournal implements Journal {
  readonly #run: number;
  #others: { table: string; id: number; created: boolean; before: object | null; digest: string | null }[] =
    [];

  constructor(run: number) {
    this.#run = run;
  }

  named(table: string, ids: readonly number[]): void {
    this.#others.push(...ids.map((id) => ({ table, id, created: true, before: null, digest: null })));
  }

  filled(table: string, rows: readonly FilledRow[]): void {
    this.#others.push(...rows.map((row) => ({ table, created: false, ...row })));
  }

  async written(
    em: EntityManager,
    plan: TablePlan,
    rows: readonly WrittenRow[],
    before: ReadonlyMap<number, string>,
  ): Promise<void> {
    await this.#writeOthers(em);
    if (rows.length === 0) return;
    const states = rows.map(({ id, created }) => ({ id, created, before: before.get(id) ?? null }));
    await em.execute(
      `insert into import_changes (run_id, table_name, record_id, created, before, digest)
       select ?, ?, t.id, r.created, r.before::jsonb, ${digestOf(plan)}
       from jsonb_to_recordset(?::jsonb) as r(id integer, created boolean, before text)
       cross join lateral (select * from ${plan.table} where id = r.id offset 0) t
       on conflict (run_id, table_name, record_id) do update set digest = excluded.digest`,
      [this.#run, plan.table, JSON.stringify(states)],
    );
  }

  /** A row that was first named and then filled counts as created. */
  async #writeOthers(em: EntityManager): Promise<void> {
    if (this.#others.length === 0) return;
    await em.execute(
      `insert into import_changes as c (run_id, table_name, record_id, created, before, digest)
       select ?, r.table, r.id, bool_or(r.created), (array_agg(r.before) filter (where r.before is not null))[1],
         max(r.digest)
       from jsonb_to_recordset(?::jsonb) as r("table" text, id integer, created boolean, before jsonb, digest text)
       group by r.table, r.id
       on conflict (run_id, table_name, record_id) do update set digest = excluded.digest`,
      [this.#run, JSON.stringify(this.#others)],
    );
    this.#others = [];
  }
}

/** Returns the states of the stored rows with these keys, by id. */
export async function statesBefore(
  em: EntityManager,
  { table, key }: TablePlan,
  state: string,
  keys: readonly unknown[],
): Promise<Map<number, string>> {
  const stored = await em.execute<{ id: number; state: string }[]>(
    `select t.id, (${state})::text as state from jsonb_array_elements_text(?::jsonb) as r(key)
     cross join lateral (select * from ${table} where ${key.name} = r.key::${key.type} offset 0) t`,
    [JSON.stringify(keys)],
  );
  return new Map(stored.map(({ id, state: text }) => [id, text]));
}

/**
 * Returns the rows that are the same as when they were last written and still exist, so they needn't be
 * written.
 */
export async function findUnchanged(
  em: EntityManager,
  { kind, table, key }: TablePlan,
  rows: readonly KeyedRow[],
): Promise<Set<string>> {
  const found = await em.execute<{ key: string }[]>(
    `select r.key from jsonb_to_recordset(?::jsonb) as r(key text, hash text)
     join import_rows i on i.table_name = ? and i.external_key = r.key and i.hash = r.hash
     cross join lateral (select * from ${table} where id = i.record_id offset 0) t
     where not (${kind.leaveWhen ?? "false"})${kind.key ? "" : ` and t.${key.name} = r.key`}`,
    [JSON.stringify(rows.map(({ externalKey, hash }) => ({ key: externalKey, hash }))), table],
  );
  return new Set(found.map(({ key: external }) => external));
}

/** Stores hashes of the rows. */
export async function storeHashes(
  em: EntityManager,
  { table, key }: TablePlan,
  rows: readonly { external: string; key: unknown; hash: string }[],
): Promise<void> {
  await em.execute(
    `insert into import_rows as i (table_name, external_key, record_id, hash)
     select ?, r.external, t.id, r.hash
     from jsonb_to_recordset(?::jsonb) as r(external text, key text, hash text)
     cross join lateral (select id from ${table} where ${key.name} = r.key::${key.type} offset 0) t
     on conflict (table_name, external_key) do update set record_id = excluded.record_id, hash = excluded.hash
     where (i.record_id, i.hash) is distinct from (excluded.record_id, excluded.hash)`,
    [table, JSON.stringify(rows)],
  );
}
