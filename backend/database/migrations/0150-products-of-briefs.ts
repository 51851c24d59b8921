import { Migration } from "@mikro-orm/migrations";

/** The kind of product that a saved brief looks for, if known. */
export class ProductsOfBriefs extends Migration {
  override up(): void {
    this.addSql("alter table saved_briefs add column product text check (length(product) between 1 and 200)");
    this.addSql("drop trigger tell_change on saved_briefs");
    this.addSql(`create trigger tell_change after insert or delete or truncate or update of
      owner_id, name, text, product, level, budget_max, deadline, sports, must, should, wont, integrations, share_token, updated_at
      on saved_briefs for each statement execute function tell_change()`);
  }
}
