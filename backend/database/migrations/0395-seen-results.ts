import { Migration } from "@mikro-orm/migrations";

/** When people were first shown the result of an evaluation although they hadn't submitted scores. */
export class SeenResults extends Migration {
  override up(): void {
    this.addSql("alter table evaluation_people add column saw_result_at timestamptz(3)");
  }
}
