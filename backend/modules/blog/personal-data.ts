import type { PersonalData } from "../../shared/personal-data.ts";

const COLLECT = {
  comments: `select c.content, c.status, c.created_at as "createdAt", p.title as "post"
    from blog_comments c join blog_posts p on p.id = c.post_id where c.author_id = ? order by c.id`,
  likes: `select p.title as "post", l.created_at as "createdAt"
    from blog_likes l join blog_posts p on p.id = l.post_id where l.user_id = ? order by l.id`,
  saved: `select p.title as "post", s.created_at as "createdAt"
    from bookmarks s join blog_posts p on p.id = s.post_id where s.user_id = ? order by s.created_at, s.id`,
} as const;

const ERASE = [
  "update blog_comments set author_id = null, author_name = 'Deleted account' where author_id = ?",
  "delete from blog_likes where user_id = ?",
];

/** A user's activity on the blog; their comments are kept without their name. */
export const blogData: PersonalData = {
  section: "blog",
  tables: ["blog_comments", "blog_likes"],
  collect: async (em, userId) => {
    const parts: Record<string, unknown> = {};
    for (const [name, sql] of Object.entries(COLLECT)) parts[name] = await em.execute(sql, [userId]);
    return parts;
  },
  erase: async (em, userId) => {
    for (const sql of ERASE) await em.execute(sql, [userId]);
  },
};
