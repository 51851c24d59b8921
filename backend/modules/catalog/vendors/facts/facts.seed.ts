import type { EntityManager } from "@mikro-orm/postgresql";
import { readRows } from "../../../../demo/read.ts";
import { daysBefore } from "../../../../shared/days/days.ts";
import { FundingRound, Vendor } from "../vendor.entity.ts";
import type { FactSource } from "./company-facts.ts";

interface FactRow
  extends Partial<
    Pick<
      Vendor,
      "stage" | "headcountBand" | "revenueBand" | "languages" | "certifications" | "places" | "customers"
    >
  > {
  vendor: string;
  rounds?: (Pick<FundingRound, "kind" | "year"> & Partial<FundingRound>)[];
  /** When, and by whom, all of these facts were stated. */
  confirmedDaysAgo: number;
  source: FactSource;
}

const read = () => readRows<FactRow>("catalogue/company-facts.json");

/** Returns what is known of the demo's companies, by the vendor's name. */
export function demoFacts(): ReadonlyMap<
  string,
  Omit<FactRow, "vendor" | "confirmedDaysAgo" | "source" | "rounds">
> {
  return new Map(
    read().map(({ vendor, rounds: _rounds, confirmedDaysAgo: _days, source: _source, ...facts }) => [
      vendor,
      facts,
    ]),
  );
}

/** Adds the funding rounds of the demo's vendors, and says who stated the facts, and when. */
export async function seedFundingAndSources(em: EntityManager, today: Date): Promise<void> {
  const rows = read();
  const names = rows.map(({ vendor }) => vendor);
  const vendors = new Map((await em.find(Vendor, { name: { $in: names } })).map((one) => [one.name, one]));
  const stated: object[] = [];
  for (const { vendor: name, rounds = [], confirmedDaysAgo, source } of rows) {
    const vendor = vendors.get(name);
    if (!vendor) continue;
    for (const round of rounds) em.create(FundingRound, { currency: "USD", ...round, vendor });
    stated.push({ id: vendor.id, source, at: daysBefore(today, confirmedDaysAgo) });
  }
  await em.flush();
  await em.execute(
    `insert into vendor_facts (vendor_id, field, source)
     select distinct vendor_id, 'funding', 'import' from funding_rounds on conflict do nothing`,
  );
  await em.execute(
    `update vendor_facts f set source = s.source, confirmed_at = s.at
     from jsonb_to_recordset(?::jsonb) as s (id integer, source text, at timestamptz) where f.vendor_id = s.id`,
    [JSON.stringify(stated)],
  );
}
