import { Migration } from "@mikro-orm/migrations";

/**
 * Changes are read in batches, in the order of transactions: each read continues where the last one ended.
 */
export class ChangesInOrder extends Migration {
  override up(): void {
    this.addSql("drop index search_changes_by_transaction");
    this.addSql("create index search_changes_by_transaction on search_changes (transaction_id, id)");
  }
}
