import { Migration } from "@mikro-orm/migrations";

/**
 * Due dates without a time were stored as the start of their day in UTC, though users can apply until its
 * end.
 */
export class EndsOfDays extends Migration {
  override up(): void {
    for (const table of ["opportunities", "collaborations"])
      this.addSql(`update ${table} set due_date = due_date + interval '1 day' - interval '1 millisecond'
        where due_date = date_trunc('day', due_date, 'UTC')`);
  }
}
