import { Migration } from "@mikro-orm/migrations";

/** The name that a winner of a jury agreed to be named by. */
export class WinnerNames extends Migration {
  override up(): void {
    this.addSql(`alter table jury_winners add column agreed_name text
      check (length(agreed_name) between 1 and 300)`);
    this.addSql(`update jury_winners n set agreed_name = coalesce(w.name::text, p.first_name || ' ' || p.last_name)
      from applications a join users p on p.id = a.applicant_id
        left join vendors w on w.id = a.vendor_id and w.status = 'published'
      where a.id = n.application_id and n.agreed`);
  }
}
