import type { EntityManager } from "@mikro-orm/postgresql";
import sql from "sql-template-tag";
import { queryRows } from "../../../../shared/rows/query.ts";
import type { Notification } from "../notification.entity.ts";

/** The maximum number of notifications per read. */
export const PAGE = 100;

/**
 * The person whose news to read, and the turn after which they start; without one, existing notifications are
 * skipped.
 */
export interface Asked {
  readonly person: number;
  readonly after: number | undefined;
}

/** A person's news. */
export interface News {
  /** The turn up to which the news is complete. */
  readonly turn: number;
  readonly unreadCount: number;
  /** Sorted by turn; if there are more than a page, the next read returns the others. */
  readonly notifications: readonly Omit<Notification, "recipient">[];
}

interface NewsRow {
  readonly last: number;
  readonly unread: number;
  readonly news: readonly (Omit<Notification, "recipient" | "createdAt" | "readAt"> & {
    readonly createdAt: string;
    readonly readAt: string | null;
  })[];
}

const read = (asked: readonly Asked[]) => sql`
  select coalesce(t.last, 0) as last,
    (select count(*)::int from notifications n where n.recipient_id = a.person and n.read_at is null) as unread,
    coalesce((select json_agg(json_build_object('id', n.id, 'turn', n.turn, 'type', n.type, 'title', n.title,
        'text', n.text, 'path', n.path, 'subjectKind', n.subject_kind, 'subjectId', n.subject_id,
        'createdAt', n.created_at, 'readAt', n.read_at, 'level', n.level) order by n.turn)
      from (select * from notifications n where n.recipient_id = a.person and n.turn > coalesce(a.after, t.last)
        order by n.turn limit ${PAGE}) n), '[]') as news
  from unnest(${asked.map(({ person }) => person)}::integer[], ${asked.map(({ after }) => after ?? null)}::integer[])
    with ordinality as a (person, after, place) left join notification_turns t on t.user_id = a.person
  order by a.place`;

/** Reads the news for each of these requests in one statement. */
export async function readNews(em: EntityManager, asked: readonly Asked[]): Promise<News[]> {
  const rows = (await queryRows(em, read(asked))) as unknown as NewsRow[];
  return rows.map(({ last, unread, news }) => ({
    turn: news.length === PAGE ? (news.at(-1)?.turn ?? last) : last,
    unreadCount: unread,
    notifications: news.map((row) => ({
      ...row,
      createdAt: new Date(row.createdAt),
      readAt: row.readAt === null ? null : new Date(row.readAt),
    })),
  }));
}
