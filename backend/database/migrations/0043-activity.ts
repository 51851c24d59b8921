import { Migration } from "@mikro-orm/migrations";
import { subjectColumns, subjectIndexes } from "./0006-capabilities/subject.ts";

/** The kinds of records with views besides posts. */
const RECORDS = {
  solution: "solutions",
  vendor: "vendors",
  opportunity: "opportunities",
  collaboration: "collaborations",
};
const VIEWED = { post: "blog_posts", ...RECORDS };

const keysOf = (tables: object) =>
  Object.keys(tables)
    .map((kind) => `${kind}_id`)
    .join(", ");

/** Views by day, and the indexes by which a report reads the activity of a period. */
export class Activity extends Migration {
  override up(): void {
    for (const [kind, table] of Object.entries(RECORDS))
      this.addSql(`alter table views add column ${kind}_id integer
        generated always as (case when subject_kind = '${kind}' then subject_id end) stored
        references ${table} on delete cascade`);
    this.addSql(`alter table views drop constraint known_subject,
      add constraint known_subject check (num_nonnulls(${keysOf(VIEWED)}) = 1)`);
    for (const index of subjectIndexes("views", RECORDS)) this.addSql(index);
    this.addSql(`create table view_days (
      ${subjectColumns(VIEWED)},
      day date not null,
      views integer not null check (views > 0),
      primary key (subject_kind, subject_id, day)
    )`);
    for (const kind of Object.keys(VIEWED))
      this.addSql(
        `create index view_days_of_${kind} on view_days (${kind}_id, day) where ${kind}_id is not null`,
      );
    this.addSql("create index view_days_by_day on view_days (day) include (views)");
    this.addSql(`create function views_were_added() returns trigger language plpgsql as $$
      begin
        insert into view_days (subject_kind, subject_id, day, views)
        select subject_kind, subject_id, (hour at time zone 'UTC')::date as day, count(*)
        from new_rows group by 1, 2, 3 order by 1, 2, 3
        on conflict (subject_kind, subject_id, day) do update set views = view_days.views + excluded.views;
        return null;
      end $$`);
    this.addSql(`create trigger views_by_day after insert on views referencing new table as new_rows
      for each statement execute function views_were_added()`);
    this.addSql("create index bookmarks_by_day on bookmarks (created_at)");
    this.addSql("create index conversations_by_day on conversations (created_at)");
    this.addSql("create index reviews_by_day on reviews (created_at) where status = 'published'");
    this.addSql(
      "create index solutions_not_published on solutions (status, id) where status in ('draft', 'withdrawn')",
    );
  }
}
