import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts";
import { migrate } from "../migrate.ts";

let database: TestDatabase;
const execute = (statement: string) => database.orm.em.fork().execute<Record<string, unknown>[]>(statement);

beforeAll(async () => {
  database = await createTestDatabase("empty");
  await execute("drop schema public cascade; create schema public");
  await database.orm.migrator.up({ to: "0057-fussball" });
  await execute(`
    insert into users (username, email, first_name, last_name, role, is_active)
      select name, name || '@people.example', initcap(name), 'Haddad', role, active
      from (values ('mara', 'mentor', true), ('former', 'user', true), ('asleep', 'mentor', false),
        ('stu', 'student', true), ('gone', 'student', false)) v (name, role, active);
    insert into notification_turns (user_id, last) select id, 4 from users where username = 'stu';
    insert into mentoring_requests (mentor_id, student_id, message)
      select m.id, s.id, 'Help' from users m, users s
      where m.username in ('mara', 'former', 'asleep') and s.username in ('stu', 'gone') order by m.id, s.id`);
  await migrate(database.orm);
});
afterAll(() => database.drop());

it("declines what waits for former and inactive mentors, and nothing else", async () => {
  const rows = await execute(`
    select u.username::text as mentor, r.status, count(*)::int as count
    from mentoring_requests r join users u on u.id = r.mentor_id group by 1, 2 order by 1`);
  expect(rows).toEqual([
    { mentor: "asleep", status: "declined", count: 2 },
    { mentor: "former", status: "declined", count: 2 },
    { mentor: "mara", status: "pending", count: 2 },
  ]);
});

it("tells the students who are there, in their next turns", async () => {
  const rows = await execute(`
    select u.username::text as student, n.turn, n.title, t.last from notifications n
      join users u on u.id = n.recipient_id join notification_turns t on t.user_id = u.id order by n.turn`);
  const said = "is no longer available, so your request for mentoring was declined";
  expect(rows).toEqual([
    { student: "stu", turn: 5, title: `Former Haddad ${said}`, last: 6 },
    { student: "stu", turn: 6, title: `Asleep Haddad ${said}`, last: 6 },
  ]);
});
