import type { EntityManager } from "@mikro-orm/postgresql";
import type { NameLookup } from "../../../../shared/import-kind/kind.ts";
import { foldText } from "../../../../shared/text/fold-text.rules.ts";
import { adoptRows } from "./adopt.ts";
import { findChangedChildren } from "./children.ts";
import { findUnchanged } from "./journal.ts";
import { findByNames, type IdsByName } from "./named.ts";
import { findReferred } from "./referred.ts";
import type { KeyedRow, TablePlan } from "./table-plan.ts";
import { compareWithStored } from "./upsert.ts";
import type { BatchResult } from "./write-batch.ts";

/** A vendor that a run would add. */
export interface NewVendor {
  readonly name: string;
  readonly website: string | null;
  readonly country: string | null;
}

/** A paper with a DOI that a run would add. */
export interface NewPaper {
  readonly title: string;
  readonly doi: string;
}

/** What a preview would have written before the current batch. */
export class NotWritten {
  readonly vendors: NewVendor[] = [];
  readonly papers: NewPaper[] = [];
  readonly #named = new Map<string, number>();

  /**
   * Finds rows by name. A missing one that the import would create has a negative id, which no stored row has,
   * so that rows that refer to it differ from stored ones.
   */
  async find(em: EntityManager, lookup: NameLookup, names: readonly string[]): Promise<IdsByName> {
    const ids = new Map(await findByNames(em, { ...lookup, create: false }, names));
    if (!lookup.create) return ids;
    for (const name of names) {
      const folded = foldText(name);
      if (ids.has(folded)) continue;
      const key = JSON.stringify([lookup.table, lookup.scope ?? {}, folded]);
      if (!this.#named.has(key)) {
        this.#named.set(key, -1 - this.#named.size);
        if (lookup.table === "vendors") this.vendors.push({ name, website: null, country: null });
      }
      ids.set(folded, this.#named.get(key) ?? 0);
    }
    return ids;
  }
}

/**
 * Compares rows with the stored ones as `writeBatch` would find them, in a fixed number of statements. Only
 * stored rows without a key get theirs, so that the next batch doesn't find them again.
 */
export async function compareBatch(
  em: EntityManager,
  plan: TablePlan,
  given: readonly KeyedRow[],
  notWritten: NotWritten,
): Promise<BatchResult> {
  const unchanged = await findUnchanged(em, plan, given);
  const rows = given.filter(({ externalKey }) => !unchanged.has(externalKey));
  if (rows.length === 0) return { created: 0, updated: 0, left: 0 };
  const ids = await findReferred(plan, rows, (lookup, names) => notWritten.find(em, lookup, names));
  const values = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(plan.columns.map((column) => [column.name, column.value(row, ids)])),
    ),
  );
  await adoptRows(em, plan, values);
  const stored = await compareWithStored(em, plan, values);
  const changed = new Set(stored.filter((row) => row.changed && !row.left).map(({ id }) => id));
  for (const child of plan.children) {
    const wanted = rows.map((row) => ({ key: plan.key.value(row, ids), children: child.rows(row, ids) }));
    for (const { id } of await findChangedChildren(em, plan, child, wanted)) changed.add(id);
  }
  if (plan.table === "vendors" || plan.table === "research_papers") await noteNew(em, plan, rows, notWritten);
  return {
    created: rows.length - stored.length,
    updated: changed.size,
    left: stored.filter(({ left }) => left).length,
  };
}

async function noteNew(
  em: EntityManager,
  { table, key }: TablePlan,
  rows: readonly KeyedRow[],
  { vendors, papers }: NotWritten,
): Promise<void> {
  const keys = rows.map((row) => String(key.value(row, new Map())));
  const found = await em.execute<{ place: number }[]>(
    `select r.place::int as place from jsonb_array_elements_text(?::jsonb) with ordinality as r(key, place)
     where not exists (select from ${table} t where t.${key.name} = r.key::${key.type})
     order by place`,
    [JSON.stringify(keys)],
  );
  for (const { place } of found) {
    const { name, website, country, title, doi } = rows[place - 1]?.row ?? {};
    if (table === "research_papers") {
      if (typeof doi === "string") papers.push({ title: String(title), doi });
      continue;
    }
    vendors.push({
      name: String(name),
      website: typeof website === "string" ? website : null,
      country: typeof country === "string" ? country : null,
    });
  }
}
