import type { EntityManager } from "@mikro-orm/postgresql";
import { Claim } from "../../modules/statistics/claim.entity.ts";
import { dayOf, readRows } from "./read.ts";

interface ClaimRow {
  key: string;
  label: string;
  text: string;
  value: number | null;
  source: string;
  note: string;
}

/** The claims of the landing page. */
export function seedClaims(em: EntityManager, today: Date): void {
  for (const row of readRows<ClaimRow>("statistics/claims.json"))
    em.create(Claim, { ...row, asOf: dayOf(today), updatedAt: today });
}
