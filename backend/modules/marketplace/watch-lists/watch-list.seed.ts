import type { EntityManager } from "@mikro-orm/postgresql";
import { readRows } from "../../../demo/read.ts";
import { daysBefore } from "../../../shared/days/days.ts";
import { User } from "../../account/identity/user.entity.ts";
import { Vendor } from "../../catalog/vendors/vendor.entity.ts";
import type { PipelineStage } from "./pipeline-stage.ts";
import { WatchedVendor } from "./watched-vendor.entity.ts";

interface WatchedRow {
  account: string;
  vendor: string;
  stage: PipelineStage;
  note?: string;
  tags: string[];
  daysAgo: number;
}

/** The demo investor's watch list. */
export async function seedWatchLists(em: EntityManager, today: Date): Promise<void> {
  const rows = readRows<WatchedRow>("saved/watched.json");
  const users = new Map((await em.find(User, { isDemo: true })).map((user) => [user.username, user]));
  const names = rows.map(({ vendor }) => vendor);
  const vendors = new Map((await em.find(Vendor, { name: { $in: names } })).map((one) => [one.name, one]));
  for (const { account, vendor: name, daysAgo, ...kept } of rows) {
    const [user, vendor] = [users.get(account), vendors.get(name)];
    if (!user || !vendor) continue;
    const createdAt = daysBefore(today, daysAgo);
    em.create(WatchedVendor, { ...kept, user, addedBy: user, vendor, createdAt, updatedAt: createdAt });
  }
}
