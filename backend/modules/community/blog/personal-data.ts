import { personalDataBySql } from "../../../shared/personal-data.ts";

/** Includes titles only of published posts, since unpublished ones are no longer shown to readers. */
const COLLECT = {
  comments: `select c.content, c.status, c.created_at as "createdAt", p.title as "post"
    from blog_comments c left join blog_posts p on p.id = c.post_id and p.status = 'published'
    where c.author_id = ? order by c.id`,
  likes: `select p.title as "post", l.created_at as "createdAt"
    from blog_likes l left join blog_posts p on p.id = l.post_id and p.status = 'published'
    where l.user_id = ? order by l.id`,
  saved: `select p.title as "post", s.created_at as "createdAt"
    from bookmarks s left join blog_posts p on p.id = s.post_id and p.status = 'published'
    where s.user_id = ? and s.post_id is not null order by s.created_at, s.id`,
  newsletter: `select n.email, n.status, n.created_at as "createdAt", n.confirmed_at as "confirmedAt",
      n.unsubscribed_at as "unsubscribedAt"
    from newsletter_subscribers n join users u on u.email = n.email
    where u.id = ? and u.email_proven_at is not null`,
} as const;

const ERASE = [
  "update blog_comments set author_id = null, author_name = 'Deleted account' where author_id = ?",
  "update blog_posts set created_by_id = null, creation_key = null where created_by_id = ?",
  "delete from blog_likes where user_id = ?",
  `delete from newsletter_subscribers n using users u
   where u.email = n.email and u.id = ? and u.email_proven_at is not null`,
];

/**
 * A user's activity on the blog, and the subscription of their email address if they have proven that it is
 * theirs. Erasing keeps their comments without their name.
 */
export const blogData = personalDataBySql({
  section: "blog",
  tables: ["blog_comments", "blog_likes", "blog_posts"],
  collect: COLLECT,
  erase: ERASE,
});
