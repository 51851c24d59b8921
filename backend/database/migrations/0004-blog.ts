import { Migration } from "@mikro-orm/migrations";
import { createNewsletter } from "./0004-blog/newsletter.ts";
import { createPosts } from "./0004-blog/posts.ts";
import { createTakingPart, keepBlogCounters } from "./0004-blog/taking-part.ts";

/** The blog: posts, likes, saves, views, comments, and the newsletter. */
export class Blog extends Migration {
  override up(): void {
    for (const sql of [...createPosts, ...createTakingPart, ...keepBlogCounters, ...createNewsletter]) {
      this.addSql(sql);
    }
  }
}
