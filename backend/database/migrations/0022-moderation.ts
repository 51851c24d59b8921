import { Migration } from "@mikro-orm/migrations";

/**
 * The decision in force about each record, the number of reports it settled, and when reviewers were notified
 * of a reply.
 */
export class Moderation extends Migration {
  override up(): void {
    for (const sql of [...LATEST, ...DECIDED, ...POSTINGS.flatMap(decidable), ...REPLIES]) this.addSql(sql);
  }
}

/** Only one of the decisions about a record is in force. */
const LATEST = [
  `alter table moderation_decisions
     add column latest boolean not null default true,
     add column reports integer not null default 0 check (reports >= 0)`,
  `update moderation_decisions d set latest = false
   where exists (select from moderation_decisions n
     where n.subject_kind = d.subject_kind and n.subject_id = d.subject_id
       and (n.created_at, n.id) > (d.created_at, d.id))`,
  "create unique index moderation_decisions_latest on moderation_decisions (subject_kind, subject_id) where latest",
  `create index moderation_decisions_reported on moderation_decisions (subject_kind, subject_id) where reports > 0`,
];

/** Indexes for decisions by kind, newest first. */
const DECIDED = [
  `create index moderation_decisions_by_kind on moderation_decisions (subject_kind, created_at, subject_id)
   where latest`,
  `create index vendor_claims_decided on vendor_claims (decided_at, id)
   where method = 'evidence' and decided_at is not null`,
];

const POSTINGS = [
  { kind: "opportunity", table: "opportunities" },
  { kind: "collaboration", table: "collaborations" },
] as const;

/** Allows decisions about postings, in addition to all other kinds. */
const decidable = ({ kind, table }: (typeof POSTINGS)[number]) => [
  `alter table moderation_decisions add column ${kind}_id integer
     generated always as (case when subject_kind = '${kind}' then subject_id end) stored
     references ${table} on delete cascade`,
  `do $$
   declare
     known text := (select pg_get_constraintdef(oid) from pg_constraint
       where conname = 'known_subject' and conrelid = 'moderation_decisions'::regclass);
   begin
     alter table moderation_decisions drop constraint known_subject;
     execute 'alter table moderation_decisions add constraint known_subject '
       || replace(known, 'num_nonnulls(', 'num_nonnulls(${kind}_id, ');
   end $$`,
  `create index moderation_decisions_of_${kind} on moderation_decisions (${kind}_id)
   where ${kind}_id is not null`,
];

/** Reviewers get at most one email a day about the reply to a review, however often it is rewritten. */
const REPLIES = ["alter table reviews add column reply_told_at timestamptz(3)"];
