import { usernameSkeleton } from "../../../shared/text/username-skeleton.ts";

/** The number of accounts per statement. */
const BATCH = 5_000;

/**
 * Gives each username its skeleton, which must be unique. Existing look-alike names stay: the oldest account
 * gets the skeleton, the others none.
 */
export async function addSkeletons(
  execute: (sql: string, values?: unknown[]) => Promise<unknown>,
): Promise<void> {
  await execute(
    "alter table users add username_skeleton text check (length(username_skeleton) between 1 and 500)",
  );
  const users = (await execute(
    "select id, username::text from users where anonymized_at is null order by id",
  )) as { id: number; username: string }[];
  const owners = new Map<string, number>();
  for (const { id, username } of users) {
    const skeleton = usernameSkeleton(username);
    if (!owners.has(skeleton)) owners.set(skeleton, id);
  }
  const rows = Array.from(owners, ([skeleton, id]) => ({ skeleton, id }));
  for (let start = 0; start < rows.length; start += BATCH) {
    await execute(
      `update users u set username_skeleton = s.skeleton
       from jsonb_to_recordset(?::jsonb) s(id integer, skeleton text) where u.id = s.id`,
      [JSON.stringify(rows.slice(start, start + BATCH))],
    );
  }
  await execute("alter table users add constraint users_username_skeleton_key unique (username_skeleton)");
}
