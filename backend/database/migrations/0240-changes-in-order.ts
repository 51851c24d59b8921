import { Migration } from "@mikro-orm/migrations";

/** What has changed is read some at a time, in the order of transactions: each reading begins where the last one ended. */
export class ChangesInOrder extends Migration {
  override up(): void {
    this.addSql("drop index search_changes_by_transaction");
    this.addSql("create index search_changes_by_transaction on search_changes (transaction_id, id)");
  }
}
