import { Migration } from "@mikro-orm/migrations";

/** The version that an edit of a comment is based on. */
export class CommentVersions extends Migration {
  override up(): void {
    this.addSql("alter table blog_comments add version integer not null default 1 check (version >= 1)");
  }
}
