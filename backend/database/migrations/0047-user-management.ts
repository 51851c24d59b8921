import { Migration } from "@mikro-orm/migrations";

/**
 * Indexes by which administrators find accounts, and by which an account's own actions and those on it are
 * read.
 */
export class UserManagement extends Migration {
  override up(): void {
    this.addSql(`alter table users add column search_text text not null generated always as (
      search_text(array[username::text, email::text, first_name || ' ' || last_name, organization])) stored`);
    for (const index of [
      "create index users_search on users using gin (search_text gin_trgm_ops)",
      "create index users_search_pairs on users using gin (text_pairs(search_text))",
      "create index users_by_name on users (last_name, first_name, id)",
      "create index audit_entries_of_actor on audit_entries (actor_id, id desc) where actor_id is not null",
      "create index audit_entries_on_account on audit_entries (subject_id, id desc) where subject_kind = 'account'",
    ])
      this.addSql(index);
  }
}
