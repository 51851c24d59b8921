import { Opportunity } from "../opportunities/opportunity.entity.ts";
import type { Posted } from "./posted-kinds.ts";

/** Makes a record public; its publication date is that of its first publication. */
export function publish(record: Posted): void {
  const now = new Date();
  Object.assign(record, { stage: "published", returnReason: null });
  if (record.publishedAt) return;
  Object.assign(record, { publishedAt: now, createdAt: now });
  if (record instanceof Opportunity) record.postedAt = now;
}
