import { Opportunity } from "../opportunities/opportunity.entity.ts";
import type { Posted } from "./posted-kinds.ts";

/** Shows a record to everybody: it is listed from now on. */
export function publish(record: Posted): void {
  const now = new Date();
  Object.assign(record, { stage: "published", returnReason: null, createdAt: now });
  if (record instanceof Opportunity) record.postedAt = now;
}
