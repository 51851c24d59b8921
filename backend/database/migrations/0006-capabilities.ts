import { Migration } from "@mikro-orm/migrations";
import { createBookmarks } from "./0006-capabilities/bookmarks.ts";
import { createModeration } from "./0006-capabilities/moderation.ts";
import { createViews } from "./0006-capabilities/views.ts";

/** Bookmarks, reports, decisions and views of any kind of subject; the blog's own tables are migrated to them. */
export class Capabilities extends Migration {
  override up(): void {
    for (const sql of [...createBookmarks, ...createModeration, ...createViews]) this.addSql(sql);
  }
}
