import type { EntityManager } from "@mikro-orm/postgresql";
import { readRows } from "../../../demo/read.ts";
import { daysBefore } from "../../../shared/days/days.ts";
import { newToken } from "../../../shared/secret-token.ts";
import { demoOwners } from "../../marketplace/organizations/organization.seed.ts";
import { Bookmark } from "./bookmarks/bookmark.entity.ts";
import type { BookmarkKind } from "./kinds.ts";
import { Shortlist, ShortlistEntry } from "./shortlists/shortlist.entity.ts";

/** A record by its title, a vendor by its name, or a post by its slug. */
interface NamedRecord {
  kind: BookmarkKind;
  name: string;
  daysAgo: number;
}

interface SavedRow {
  account: string;
  bookmarks: NamedRecord[];
  shortlists: {
    name: string;
    shared: boolean;
    daysAgo: number;
    entries: (NamedRecord & { note: string })[];
  }[];
}

const NAMES = `
  select 'solution' as kind, title as name, id from solutions
  union all select 'vendor', name::text, id from vendors
  union all select 'opportunity', title, id from opportunities
  union all select 'paper', title, id from research_papers
  union all select 'collaboration', title, id from collaborations
  union all select 'trend', title, id from market_trends
  union all select 'post', slug, id from blog_posts`;

/** Seeds the demo accounts' bookmarks and shortlists; the records must exist. */
export async function seedSaved(em: EntityManager, today: Date): Promise<void> {
  const rows = await em.execute<{ kind: string; name: string; id: number }[]>(NAMES);
  const ids = new Map(rows.map(({ kind, name, id }) => [`${kind} ${name}`, id]));
  const subject = ({ kind, name }: NamedRecord) => {
    const recordId = ids.get(`${kind} ${name}`);
    if (!recordId)
      throw new Error(`The demo data refers to the ${kind} "${name}", which it doesn't contain.`);
    return { kind, recordId };
  };
  const { account } = await demoOwners(em, today);
  for (const { account: username, bookmarks, shortlists } of readRows<SavedRow>("saved/saved.json")) {
    const owner = account(username);
    if (!owner) continue;
    for (const bookmark of bookmarks)
      em.create(Bookmark, {
        userId: owner.id,
        ...subject(bookmark),
        savedAt: daysBefore(today, bookmark.daysAgo),
      });
    for (const { name, shared, daysAgo, entries } of shortlists) {
      const changed = daysBefore(today, Math.min(daysAgo, ...entries.map((entry) => entry.daysAgo)));
      const shortlist = em.create(Shortlist, {
        owner,
        name,
        version: 1,
        shareToken: shared ? newToken() : null,
        createdAt: daysBefore(today, daysAgo),
        updatedAt: changed,
      });
      for (const entry of entries) {
        const addedAt = daysBefore(today, entry.daysAgo);
        em.create(ShortlistEntry, {
          shortlist,
          ...subject(entry),
          note: entry.note,
          version: 1,
          addedAt,
          updatedAt: addedAt,
        });
      }
    }
  }
}
