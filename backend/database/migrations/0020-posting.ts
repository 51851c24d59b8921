import { Migration } from "@mikro-orm/migrations";

/** A record is private until it is published; a closed one may have an outcome. */
const POSTED = `
  add column stage text not null default 'published' check (stage in ('draft', 'in_review', 'returned', 'published')),
  add column version integer not null default 1 check (version >= 1),
  add column posted_by_id integer references users,
  add column posting_key text check (length(posting_key) between 8 and 100),
  add column submitted_at timestamptz(3),
  add column return_reason text check (length(return_reason) between 1 and 1000),
  add column extended_at timestamptz(3),
  add column extended_from timestamptz(3),
  add column closed_at timestamptz(3),
  add column outcome text check (outcome in ('awarded', 'filled', 'no_suitable_applicant', 'canceled', 'other')),
  add column outcome_note text not null default '' check (length(outcome_note) <= 2000)`;

/**
 * The rows of one list with both kinds for their owners; ids of opportunities are even, those of
 * collaborations odd.
 * @param added columns added by later migrations, which must come last.
 */
export const rowsOf = (kind: "opportunity" | "collaboration", table: string, added = "") => {
  const [opportunity, collaboration, odd] =
    kind === "opportunity" ? ["r.id", "null::integer", 0] : ["null::integer", "r.id", 1];
  return `
    select r.id * 2 + ${odd} as id, '${kind}'::text as kind, r.id as record_id, ${opportunity} as opportunity_id,
      ${collaboration} as collaboration_id, r.title, r.slug, r.organization, r.owner_organization_id,
      r.owner_user_id, r.posted_by_id, r.stage, r.version, r.due_date, r.return_reason, r.submitted_at, r.extended_at,
      r.extended_from, r.closed_at, r.outcome, r.outcome_note, r.created_at, r.updated_at,
      case when r.stage <> 'published' then r.stage when r.status = 'closed' then 'closed'
        when r.due_key < now() then 'past_due' else 'published' end as status,
      (select count(*)::integer from applications a
        where a.${kind}_id = r.id and a.status not in ('draft', 'withdrawn')) as application_count${added}
    from ${table} r`;
};

/** Organizations and mentors post opportunities and collaborations. */
export class Posting extends Migration {
  override up(): void {
    this.addSql(
      "alter table collaborations add column status text not null default 'open' check (status in ('open', 'closed'))",
    );
    for (const table of ["opportunities", "collaborations"]) {
      this.addSql(`alter table ${table} ${POSTED},
        drop constraint ${table}_description_check,
        add constraint ${table}_description_check
          check (length(description) <= 20000 and (description <> '' or stage = 'draft')),
        add constraint ${table}_outcome_of_closed check (outcome is null or status = 'closed'),
        add constraint ${table}_reason_of_returned check ((return_reason is not null) = (stage = 'returned')),
        add constraint ${table}_submitted check (stage <> 'in_review' or submitted_at is not null)`);
      this.addSql(`create unique index ${table}_by_posting on ${table} (posted_by_id, posting_key)
        where posted_by_id is not null`);
      this.addSql(`create index ${table}_in_review on ${table} (submitted_at, id) where stage = 'in_review'`);
    }
    this.addSql(`create view postings as ${rowsOf("opportunity", "opportunities")}
      union all ${rowsOf("collaboration", "collaborations")}`);
  }
}
