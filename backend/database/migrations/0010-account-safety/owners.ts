/**
 * The sender of a demo request, an index by which erasure finds addresses, and at most twenty sessions
 * per account.
 */
export const addOwners = [
  "alter table demo_requests add user_id integer references users on delete set null",
  "create index demo_requests_by_user on demo_requests (user_id)",
  "create index demo_requests_by_email on demo_requests ((email::citext))",
  `delete from sessions where id in (
     select id from (
       select id, row_number() over (partition by user_id order by id desc) as place from sessions) s
     where place > 20)`,
];
