import { Migration } from "@mikro-orm/migrations";

/**
 * Idempotency keys of creations per author: a request repeated after a lost response creates only one record.
 */
export class CreationKeys extends Migration {
  override up(): void {
    const key = "creation_key text check (length(creation_key) between 8 and 100)";
    this.addSql(
      `alter table blog_posts add column created_by_id integer references users, add column ${key}`,
    );
    this.addSql(`create unique index blog_posts_once on blog_posts (created_by_id, creation_key)
      where created_by_id is not null`);
    this.addSql(`alter table blog_comments add column ${key}`);
    this.addSql(`create unique index blog_comments_once on blog_comments (author_id, post_id, creation_key)
      where creation_key is not null`);
  }
}
