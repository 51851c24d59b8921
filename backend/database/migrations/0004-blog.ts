import { Migration } from "@mikro-orm/migrations";
import { createCounterTriggers, createEngagement } from "./0004-blog/engagement.ts";
import { createNewsletter } from "./0004-blog/newsletter.ts";
import { createPosts } from "./0004-blog/posts.ts";

/** The blog: posts, likes, saves, views, comments, and the newsletter. */
export class Blog extends Migration {
  override up(): void {
    for (const sql of [...createPosts, ...createEngagement, ...createCounterTriggers, ...createNewsletter]) {
      this.addSql(sql);
    }
  }
}
