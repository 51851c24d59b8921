import { Migration } from "@mikro-orm/migrations";

/**
 * The texts searched for in each week, by how many networks, and how good the results were. Who searched
 * isn't known: a mark only shows whether the same network has searched for the same text in the same week
 * before.
 */
export class LookedFor extends Migration {
  override up(): void {
    this.addSql(`create table looked_for (
      week date not null check (extract(isodow from week) = 1),
      text text not null check (length(text) between 2 and 60),
      outcome text not null check (outcome in ('found', 'weak', 'nothing')),
      categories text[] not null default '{}' check (cardinality(categories) <= 3),
      marks bytea[] not null check (cardinality(marks) between 1 and 500),
      networks integer not null generated always as (cardinality(marks)) stored,
      primary key (week, text)
    )`);
    this.addSql("create index looked_for_by_networks on looked_for (week, networks desc, text)");
    this.addSql("create index looked_for_by_categories on looked_for using gin (categories)");
    this.addSql("create index looked_for_by_text on looked_for (text)");
    this.addSql(`create table wanted_solutions (
      text text primary key check (length(text) between 2 and 60),
      noted_at timestamptz(3) not null default now()
    )`);
  }
}
