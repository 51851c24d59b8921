import { Migration } from "@mikro-orm/migrations";

/** The columns that a brief reads. */
const READ = [
  "title",
  "description",
  "features",
  "tags",
  "levels",
  "price_band",
  "category_id",
  "vendor_id",
  "sport_ids",
  "status",
];

/**
 * Adds solutions that changed while they were public to the ledger of publications: once each, with the turn
 * after their last change. A new one without a turn is read anyway.
 */
export class ChangedSolutions extends Migration {
  override up(): void {
    this.addSql(`create function note_changed_solution() returns trigger language plpgsql as $$
      begin
        insert into publications (list, record_id, published_at)
        select 'changedSolutions', new.id, now() where not exists (
          select from publications p where p.list = 'solutions' and p.record_id = new.id and p.turn is null)
        on conflict (list, record_id) do update set turn = null, published_at = excluded.published_at;
        return null;
      end $$`);
    this.addSql(`create trigger note_changed after update of ${READ.join(", ")} on solutions
      for each row when (new.status = 'published' and (${READ.map((column) => `old.${column}`).join(", ")})
        is distinct from (${READ.map((column) => `new.${column}`).join(", ")}))
      execute function note_changed_solution()`);
  }
}
