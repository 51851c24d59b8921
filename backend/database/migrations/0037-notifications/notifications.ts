const TYPES = `'application_status', 'application_received', 'message', 'review', 'claim', 'search_match',
  'moderation', 'posting', 'alert', 'news'`;

/**
 * Notifications, with the last turn of each user's, and how often each type is emailed. Adding a notification
 * takes the user's next turn, and with it the lock of that row until the transaction ends: turns become
 * visible in order, so that a reader who has read up to one has missed none.
 */
export const createNotifications: readonly string[] = [
  `create table notification_turns (
    user_id integer primary key references users (id) on delete cascade,
    last integer not null
  )`,
  `create table notifications (
    id integer generated always as identity primary key,
    recipient_id integer not null references users (id) on delete cascade,
    turn integer not null check (turn > 0),
    type text not null constraint notifications_type check (type in (${TYPES})),
    title text not null check (length(title) between 1 and 300),
    text text[] not null default '{}' check (cardinality(text) <= 10),
    path text not null check (path ~ '^/([^/\\\\]|$)' and length(path) <= 500),
    subject_kind text check (length(subject_kind) between 1 and 40),
    subject_id integer,
    key text not null check (length(key) between 1 and 200),
    digest text constraint notifications_digest check (digest in ('daily', 'weekly')),
    created_at timestamptz(3) not null default now(),
    read_at timestamptz(3),
    constraint notifications_subject check ((subject_kind is null) = (subject_id is null)),
    constraint notifications_key unique (recipient_id, key),
    constraint notifications_turn unique (recipient_id, turn)
  )`,
  "create index notifications_by_turn on notifications (recipient_id, turn desc, id desc)",
  "create index notifications_by_type on notifications (recipient_id, type, turn desc, id desc)",
  "create index notifications_unread on notifications (recipient_id, turn desc, id desc) where read_at is null",
  `create index notifications_unread_subject on notifications (recipient_id, subject_kind, subject_id)
    where read_at is null`,
  "create index notifications_digest on notifications (digest, recipient_id) where digest is not null",
  "create index notifications_read on notifications (read_at) where read_at is not null",
  "create index notifications_created on notifications (created_at)",
  `create table notification_preferences (
    user_id integer not null references users (id) on delete cascade,
    type text not null constraint notification_preferences_type check (type in (${TYPES})),
    frequency text not null default 'instant'
      constraint notification_preferences_frequency check (frequency in ('instant', 'daily', 'weekly', 'none')),
    unsubscribe_key text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
    primary key (user_id, type)
  )`,
];
