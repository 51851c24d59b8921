import { Migration } from "@mikro-orm/migrations";
import { solutionKind } from "../../modules/catalog/solutions/solution.fields.ts";
import { vendorKind } from "../../modules/catalog/vendors/vendor.fields.ts";
import { renewTriggers } from "../record-triggers.ts";

/** The addresses that imported files name for a record's pictures, and what came of fetching them. */
export class PictureSources extends Migration {
  override up(): void {
    for (const table of ["vendors", "solutions"]) {
      this.addSql(`alter table ${table} add column logo_source text
        check (logo_source ~ '^https?://' and length(logo_source) <= 2000)`);
      this.addSql(`alter table ${table} add column screenshot_sources text[] not null default '{}'
        check (cardinality(screenshot_sources) <= 10)`);
    }
    this.addSql(`create table picture_fetches (
      id integer generated always as identity primary key,
      owner_kind text not null check (owner_kind in ('vendor', 'solution')),
      owner_id integer not null,
      vendor_id integer generated always as (case when owner_kind = 'vendor' then owner_id end) stored
        references vendors on delete cascade,
      solution_id integer generated always as (case when owner_kind = 'solution' then owner_id end) stored
        references solutions on delete cascade,
      role text not null check (role in ('logo', 'screenshot')),
      url text not null check (length(url) <= 2000),
      media_id integer references media on delete set null,
      attempts smallint not null default 0,
      due_at timestamptz(3) default now(),
      finding text check (length(finding) <= 300),
      is_removed boolean not null default false,
      constraint picture_fetches_once unique (owner_kind, owner_id, role, url)
    )`);
    this.addSql(
      "comment on column picture_fetches.due_at is 'When it is fetched next; null once it is over'",
    );
    this.addSql("comment on column picture_fetches.finding is 'Why there is no picture of it'");
    this.addSql(
      "comment on column picture_fetches.is_removed is 'Whether the record names the address no more'",
    );
    this.addSql("create index picture_fetches_due on picture_fetches (due_at) where due_at is not null");
    this.addSql("create index picture_fetches_vendor on picture_fetches (vendor_id)");
    this.addSql("create index picture_fetches_solution on picture_fetches (solution_id)");
    this.addSql("create index picture_fetches_media on picture_fetches (media_id)");
    // Taking an import back restores the addresses; the pictures of those that are gone go with them.
    this.addSql(`create function picture_sources_changed() returns trigger language plpgsql as $$
      begin
        update picture_fetches f set is_removed = true, due_at = now()
        where f.owner_kind = tg_argv[0] and f.owner_id = new.id
          and not (f.role = 'logo' and f.url is not distinct from new.logo_source)
          and not (f.role = 'screenshot' and f.url = any(new.screenshot_sources));
        insert into picture_fetches (owner_kind, owner_id, role, url)
        select tg_argv[0], new.id, w.role, w.url
        from (select 'logo' as role, new.logo_source as url where new.logo_source is not null
          union all select 'screenshot', unnest(new.screenshot_sources)) w
        on conflict on constraint picture_fetches_once do update
          set is_removed = false, due_at = case when picture_fetches.media_id is null then now() end
          where picture_fetches.is_removed;
        return null;
      end $$`);
    for (const [table, kind] of [
      ["vendors", "vendor"],
      ["solutions", "solution"],
    ]) {
      this.addSql(`create trigger picture_sources_added after insert on ${table} for each row
        when (new.logo_source is not null or new.screenshot_sources <> '{}')
        execute function picture_sources_changed('${kind}')`);
      this.addSql(`create trigger picture_sources_changed after update of logo_source, screenshot_sources on ${table}
        for each row when (new.logo_source is distinct from old.logo_source
          or new.screenshot_sources is distinct from old.screenshot_sources)
        execute function picture_sources_changed('${kind}')`);
    }
    for (const kind of [vendorKind, solutionKind]) for (const sql of renewTriggers(kind)) this.addSql(sql);
  }
}
