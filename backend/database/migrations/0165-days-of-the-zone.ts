import { Migration } from "@mikro-orm/migrations";
import { timeZone } from "../../shared/days/days.ts";

/** SQL condition for a due date without a time since 0121: it is the last millisecond of its day in UTC. */
const endsInUtc = (column: string) =>
  `${column} = date_trunc('day', ${column}, 'UTC') + interval '1 day' - interval '1 millisecond'`;

/** SQL for the end, in the hub's time zone, of a moment's day in UTC. */
const endInZone = (column: string) =>
  `((${column} at time zone 'UTC')::date + 1)::timestamp at time zone '${timeZone()}' - interval '1 millisecond'`;

/**
 * 0121 ended days in UTC, whatever the hub's time zone; it also omitted the due dates before an extension.
 * The global search excludes past due dates, so it must read a record again when its due date changes.
 */
export class DaysOfTheZone extends Migration {
  override up(): void {
    for (const table of ["opportunities", "collaborations"]) {
      this.addSql(`update ${table} set extended_from = extended_from + interval '1 day' - interval '1 millisecond'
        where extended_from = date_trunc('day', extended_from, 'UTC')`);
      if (timeZone() === "UTC") continue;
      for (const column of ["due_date", "extended_from"])
        this.addSql(`update ${table} set ${column} = ${endInZone(column)} where ${endsInUtc(column)}`);
    }
    this.addSql("drop trigger search_again on opportunities");
    this.addSql(`create trigger search_again
      after update of title, slug, organization, description, requirements, type, stage, status, due_date, category_id
      on opportunities for each row execute function record_was_changed('opportunity')`);
  }
}
