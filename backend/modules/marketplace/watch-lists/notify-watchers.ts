import type { EntityManager } from "@mikro-orm/postgresql";
import sql from "sql-template-tag";
import { notifyAll } from "../../account/notifications/notify.ts";

/** What happened to a watched vendor. */
export interface WatchedNews {
  /** What happened, such as `Gantryview has a new funding round`. */
  readonly title: string;
  readonly text?: readonly string[];
  /** The path of the page that shows it. */
  readonly path: string;
  /** Identifies the event. */
  readonly key: string;
}

/**
 * Notifies everyone who watches a vendor, alone or with an organization, in the event's transaction; in one
 * statement. The vendor's own members aren't notified.
 */
export async function notifyWatchers(
  { em, publicUrl }: { readonly em: EntityManager; readonly publicUrl: string },
  vendorId: number,
  { title, text = [], path, key }: WatchedNews,
): Promise<void> {
  const watchers = sql`u.id in (
      select w.user_id from watched_vendors w where w.vendor_id = ${vendorId} and w.user_id is not null
      union select m.user_id from watched_vendors w join organization_members m on m.organization_id = w.organization_id
        where w.vendor_id = ${vendorId})
    and not exists (select from vendors v join organization_members m on m.organization_id = v.organization_id
      where v.id = ${vendorId} and m.user_id = u.id)`;
  await notifyAll(em, watchers, {
    type: "search_match",
    title,
    text,
    path,
    subject: { kind: "vendor", id: vendorId },
    key: `watched:${key}`,
    letter: {
      subject: title,
      text: [`${title}.`, ...text, `See it: ${publicUrl}${path}`, `Your watch list: ${publicUrl}/watch-list`],
    },
  });
}
