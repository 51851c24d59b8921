/** Allows reports and decisions about messages, in addition to all other kinds. */
const moderate = (table: string) => [
  `alter table ${table} add column message_id integer
     generated always as (case when subject_kind = 'message' then subject_id end) stored
     references conversation_messages on delete cascade`,
  `do $$
   declare
     known text := (select pg_get_constraintdef(oid) from pg_constraint
       where conname = 'known_subject' and conrelid = '${table}'::regclass);
   begin
     alter table ${table} drop constraint known_subject;
     execute 'alter table ${table} add constraint known_subject '
       || replace(known, 'num_nonnulls(', 'num_nonnulls(message_id, ');
   end $$`,
  `create index ${table}_of_message on ${table} (message_id) where message_id is not null`,
];

/** Moderation of messages, with a counter of their open reports. */
export const moderateMessages = [
  ...["reports", "moderation_decisions"].flatMap(moderate),
  `create function message_reports_changed() returns trigger language plpgsql as $$
   begin
     update conversation_messages m
     set reports_count = reports_count + c.n * (case tg_op when 'INSERT' then 1 else -1 end)
     from (select message_id, count(*)::int as n from changed where message_id is not null group by message_id) c
     where m.id = c.message_id;
     return null;
   end $$`,
  `create trigger message_reports_inserted after insert on reports
     referencing new table as changed for each statement execute function message_reports_changed()`,
  `create trigger message_reports_deleted after delete on reports
     referencing old table as changed for each statement execute function message_reports_changed()`,
];
