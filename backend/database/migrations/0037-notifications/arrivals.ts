/** The maximum number of ids in one message, since PostgreSQL limits it to 8,000 bytes. */
const NAMED = 500;

const tell = (word: string, ids: string) => `
  perform pg_notify('notifications', '${word} ' || part.ids) from (
    select string_agg(named.id::text, ',') as ids from (
      select found.id, (row_number() over (order by found.id) - 1) / ${NAMED} as place from (${ids}) found
    ) named group by named.place) part;
  return null;`;

const telling = (name: string, word: string, ids: string) =>
  `create function ${name}() returns trigger language plpgsql as $$ begin ${tell(word, ids)} end $$`;

/**
 * Announces to every process who has new or newly read notifications, and whose sessions have ended, on
 * commit.
 */
export const tellArrivals: readonly string[] = [
  telling("tell_arrivals", "news", "select distinct recipient_id as id from arrived"),
  `create trigger tell_arrivals after insert on notifications referencing new table as arrived
    for each statement execute function tell_arrivals()`,
  telling(
    "tell_readings",
    "news",
    `select distinct n.recipient_id as id from after_it n join before_it o on o.id = n.id
     where o.read_at is distinct from n.read_at`,
  ),
  `create trigger tell_readings after update on notifications
    referencing old table as before_it new table as after_it
    for each statement execute function tell_readings()`,
  telling("tell_session_ends", "ended", "select id from ended"),
  `create trigger tell_session_ends after delete on sessions referencing old table as ended
    for each statement execute function tell_session_ends()`,
  `create function tell_account_end() returns trigger language plpgsql as $$
    begin
      perform pg_notify('notifications', 'closed ' || new.id);
      return null;
    end $$`,
  `create trigger tell_account_end after update of is_active on users for each row
    when (old.is_active and not new.is_active) execute function tell_account_end()`,
];
