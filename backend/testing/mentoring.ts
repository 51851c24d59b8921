import type { SignedInClient } from "./accounts.ts";

/** Lets a student ask a mentor, who accepts; returns the request's id. */
export async function acceptedBy(student: SignedInClient, mentor: SignedInClient): Promise<string> {
  const asked = await student.execute<{ requestMentoring: { id: string } }>(
    'mutation ($m: ID!) { requestMentoring(mentorId: $m, message: "Will you help me?") { id } }',
    { m: String(mentor.userId) },
  );
  const { id } = asked.data.requestMentoring;
  await mentor.execute("mutation ($id: ID!) { decideMentoring(id: $id, accept: true) { id } }", { id });
  return id;
}

/** The code of an answer's first error; undefined if there is none. */
export const codeOf = ({
  errors,
}: {
  errors?: readonly { extensions?: { code?: unknown } }[] | undefined;
}): unknown => errors?.[0]?.extensions?.code;

/** The titles of somebody's notifications, the latest first. */
export async function notificationsOf(who: SignedInClient): Promise<string[]> {
  const { data } = await who.execute<{ notifications: { nodes: { title: string }[] } }>(
    "{ notifications { nodes { title } } }",
  );
  return data.notifications.nodes.map(({ title }) => title);
}
