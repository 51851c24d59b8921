import { Migration } from "@mikro-orm/migrations";

/** The names that winners of calls are asked to be named by, which don't change with a vendor or an account. */
export class NamesOfWinners extends Migration {
  override up(): void {
    this.addSql("alter table jury_winners add column name text check (length(name) between 1 and 300)");
    this.addSql(
      "comment on column jury_winners.name is 'Null if the question was asked before names were kept'",
    );
    this.addSql(`update jury_winners n set name = coalesce(w.name::text, p.first_name || ' ' || p.last_name)
      from applications a join users p on p.id = a.applicant_id
        left join vendors w on w.id = a.vendor_id and w.status = 'published'
      where a.id = n.application_id`);
  }
}
