import { Migration } from "@mikro-orm/migrations";

/** Posts can be imported: known by their key, with the first free address for their title. */
export class ImportedPosts extends Migration {
  override up(): void {
    this.addSql(`alter table blog_posts
      add column external_key text unique check (length(external_key) between 1 and 200)`);
    // As for posts that are written here; one statement may bring several with the same title.
    this.addSql(`create function number_taken_slug() returns trigger language plpgsql as $$
      declare
        base text := new.slug;
        number integer := 1;
      begin
        while new.slug in ('feed', 'rss', 'atom', 'category', 'tag', 'newsletter', 'search', 'new', 'edit')
          or exists (select from blog_posts where slug = new.slug)
          or exists (select from blog_post_slugs where slug = new.slug)
        loop
          number := number + 1;
          new.slug := base || '-' || number;
        end loop;
        return new;
      end $$`);
    this.addSql(`create trigger number_taken_slug before insert on blog_posts for each row
      when (new.external_key is not null) execute function number_taken_slug()`);
  }
}
