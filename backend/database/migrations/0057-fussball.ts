import { Migration } from "@mikro-orm/migrations";

/** The German name of soccer, in either spelling, as a synonym. */
export class Fussball extends Migration {
  override up(): void {
    this.addSql(
      "insert into search_synonyms (term, means) values ('fußball', 'soccer') on conflict do nothing",
    );
  }

  override down(): void {
    this.addSql("delete from search_synonyms where term = 'fußball' and means = 'soccer'");
  }
}
