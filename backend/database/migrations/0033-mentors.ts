import { Migration } from "@mikro-orm/migrations";

/** An index for reading discoverable mentors by their last activity. */
export class Mentors extends Migration {
  override up(): void {
    this.addSql(`
      create index users_findable_mentors on users (last_active_at desc nulls last, id desc)
      where role = 'mentor' and is_active and anonymized_at is null and deletion_due_at is null
        and privacy_profile_visibility and privacy_profile_discovery`);
  }

  override down(): void {
    this.addSql("drop index users_findable_mentors");
  }
}
