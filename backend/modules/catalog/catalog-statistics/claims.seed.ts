import type { EntityManager } from "@mikro-orm/postgresql";
import { dayOf, readRows } from "../../../demo/read.ts";
import { Claim } from "./claim.entity.ts";

interface ClaimRow {
  key: string;
  label: string;
  text: string;
  value: number | null;
  isTarget: boolean;
  source: string;
  note: string;
}

/** The claims of the landing page. */
export function seedClaims(em: EntityManager, today: Date): void {
  for (const row of readRows<ClaimRow>("statistics/claims.json"))
    em.create(Claim, { ...row, asOf: dayOf(today), updatedAt: today });
}
