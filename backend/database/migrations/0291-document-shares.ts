import { Migration } from "@mikro-orm/migrations";

/** The documents on request that a vendor has shared with the person of a conversation. */
export class DocumentShares extends Migration {
  override up(): void {
    this.addSql(`create table document_shares (
      conversation_id integer not null references conversations on delete cascade,
      document_id integer not null references documents on delete cascade,
      created_at timestamptz(3) not null default now(),
      primary key (conversation_id, document_id)
    )`);
    this.addSql("create index document_shares_by_document on document_shares (document_id)");
    this.addSql(`create trigger tell_change after insert or update or delete or truncate on document_shares
      for each statement execute function tell_change()`);
  }
}
