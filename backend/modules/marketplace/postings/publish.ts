import { Opportunity } from "../opportunities/opportunity.entity.ts";
import type { Posted } from "./posted-kinds.ts";

/** Shows a record to everybody: it is listed from now on, or again since the day when it was first published. */
export function publish(record: Posted): void {
  const now = new Date();
  Object.assign(record, { stage: "published", returnReason: null });
  if (record.publishedAt) return;
  Object.assign(record, { publishedAt: now, createdAt: now });
  if (record instanceof Opportunity) record.postedAt = now;
}
