import type { EntityManager } from "@mikro-orm/postgresql";
import { readRows } from "../../../demo/read.ts";
import { daysBefore } from "../../../shared/days/days.ts";
import { User } from "../../account/identity/user.entity.ts";
import { Vendor } from "../vendors/vendor.entity.ts";
import { VendorClaim } from "./vendor-claim.entity.ts";

interface ClaimRow {
  account: string;
  vendor: string;
  disputed: boolean;
  reason: string;
  evidence: string;
  answer?: string;
  answeredBy?: string;
  daysAgo: number;
}

/** A pending claim, and a dispute about a vendor that already has a manager. */
export async function seedClaims(em: EntityManager, today: Date): Promise<void> {
  const rows = readRows<ClaimRow>("vendor-claims/claims.json");
  const users = new Map((await em.find(User, { isDemo: true })).map((user) => [user.username, user]));
  const names = rows.map(({ vendor }) => vendor);
  const vendors = new Map(
    (await em.find(Vendor, { name: { $in: names } })).map((vendor) => [vendor.name, vendor]),
  );
  for (const { account, vendor: name, answeredBy = "", daysAgo, ...words } of rows) {
    const [claimant, vendor] = [users.get(account), vendors.get(name)];
    if (!claimant || !vendor) continue;
    const createdAt = daysBefore(today, daysAgo);
    em.create(VendorClaim, {
      ...words,
      vendor,
      claimant,
      answeredBy: users.get(answeredBy) ?? null,
      method: "evidence",
      createdAt,
      updatedAt: createdAt,
    });
  }
}
