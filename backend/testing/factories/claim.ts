import { Claim } from "../../modules/catalog/catalog-statistics/claim.entity.ts";
import { type Fields, type HasDatabase, store, unique } from "./store.ts";

/** A claim of the landing page. */
export function createClaim(place: HasDatabase, fields: Fields<Claim> = {}): Promise<Claim> {
  return store(place, Claim, () => ({
    key: unique("claim").replace(" ", ""),
    label: "Setup",
    text: "5 minute setup",
    source: "A measurement of our own",
    asOf: "2026-03-31",
    ...fields,
  }));
}
