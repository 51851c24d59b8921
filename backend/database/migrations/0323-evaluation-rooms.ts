import { Migration } from "@mikro-orm/migrations";

/**
 * Evaluations ask vendors, know costs for the buyer's numbers, tell vendors what was decided, and ask whether
 * the choice held.
 */
export class EvaluationRooms extends Migration {
  override up(): void {
    this.addSql(
      "alter table vendor_requests add column evaluation_id integer references evaluations on delete set null",
    );
    this.addSql(
      "create index vendor_requests_by_evaluation on vendor_requests (evaluation_id) where evaluation_id is not null",
    );
    this.addSql(`alter table evaluations
      add column cost_counts jsonb not null default '{}' check (jsonb_typeof(cost_counts) = 'object'),
      add column cost_months smallint not null default 12 check (cost_months between 1 and 120),
      add column cost_currency text not null default 'USD' check (cost_currency ~ '^[A-Z]{3}$'),
      add column held_asked_at timestamptz(3),
      add column held text check (held in ('yes', 'partly', 'no')),
      add column held_note text not null default '' check (length(held_note) <= 1000),
      add column held_at timestamptz(3),
      add constraint evaluations_held check ((held is null) = (held_at is null))`);
    this.addSql(
      "create index evaluations_to_ask on evaluations (decided_at) where decided_at is not null and held_asked_at is null",
    );
    this.addSql(`create table evaluation_costs (
      candidate_id integer primary key references evaluation_candidates on delete cascade,
      person_id integer references evaluation_people on delete set null,
      amount numeric(12, 3) not null check (amount >= 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      source text not null check (length(source) between 1 and 300),
      entered_at timestamptz(3) not null default now()
    )`);
    this.addSql(
      "create index evaluation_costs_by_person on evaluation_costs (person_id) where person_id is not null",
    );
    this.addSql(`create table evaluation_letters (
      candidate_id integer primary key references evaluation_candidates on delete cascade,
      conversation_id integer references conversations on delete set null,
      sent_at timestamptz(3) not null default now()
    )`);
    this.addSql(
      "create index evaluation_letters_by_conversation on evaluation_letters (conversation_id) where conversation_id is not null",
    );
    this.addSql(`alter table training_events drop constraint training_events_kind_check,
      add constraint training_events_kind_check
        check (kind in ('view', 'save', 'compare', 'contact', 'dismiss', 'keep'))`);
    for (const table of ["evaluation_costs", "evaluation_letters"])
      this.addSql(`create trigger tell_change after insert or update or delete or truncate on ${table}
        for each statement execute function tell_change()`);
  }
}
