import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createBlogComment } from "../../../testing/factories/blog-comment.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";
import { NotificationPreferences } from "../../account/identity/notification-preferences.ts";

let app: TestApp;
let ada: SignedInClient;
let ben: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  const administrator = (firstName: string) =>
    createUser(app, { role: "admin", firstName, lastName: "Grove" });
  [ada, ben] = [await signIn(app, await administrator("Ada")), await signIn(app, await administrator("Ben"))];
});
afterAll(() => app.stop());

const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);
interface Decision {
  id: string;
  status: string;
  by: string | null;
  reason: string | null;
  reports: number;
}
const entry = async (id: string, state: "WAITING" | "DECIDED") =>
  (
    await ada.execute<{ moderationQueue: { nodes: { id: string; decision: Decision | null }[] } }>(
      `{ moderationQueue(state: ${state}, kind: "comment", first: 100) {
        nodes { id decision { id status by reason reports } } } }`,
    )
  ).data.moderationQueue.nodes.find((node) => node.id === `comment:${id}`);
const decide = (client: TestClient, id: string, publish: boolean, after?: string | null) =>
  client.execute(
    `mutation ($id: ID!, $publish: Boolean!, $after: ID) {
      moderate(id: $id, publish: $publish, reason: "Spam", decision: $after) { message } }`,
    { id: `comment:${id}`, publish, ...(after !== undefined && { after }) },
  );
const refusalOf = ({ errors }: Awaited<ReturnType<typeof decide>>) => errors?.[0]?.message;
const pending = async () => String((await createBlogComment(app, { status: "pending" })).id);
const lettersTo = async (email: string) => {
  await app.runJobs();
  return app.mails.filter(({ to }) => to === email).map(({ subject, text }) => `${subject}\n${text}`);
};

describe("two administrators", () => {
  it("who decide at once: one does, the other hears who did what", async () => {
    for (let round = 0; round < 3; round++) {
      const id = await pending();
      const answers = await Promise.all([decide(ada, id, true, null), decide(ben, id, false, null)]);
      const refused = answers.map(refusalOf).filter((message) => message !== undefined);
      expect(refused).toHaveLength(1);
      expect(refused[0]).toMatch(
        /^(Ada|Ben) Grove has (published|hidden) it since you opened it\. Their reason: Spam$/,
      );
      expect(await sql("select from moderation_decisions where comment_id = ?", [id])).toHaveLength(1);
      expect(
        await sql("select from audit_entries where action = 'comment.moderated' and subject_id = ?", [id]),
      ).toHaveLength(1);
    }
  });

  it("overwrite no decision unseen, but may revise one that they name", async () => {
    const id = await pending();
    await decide(ada, id, false, null);
    for (const after of [undefined, null, "999999"])
      expect(refusalOf(await decide(ben, id, true, after))).toBe(
        "Ada Grove has hidden it since you opened it. Their reason: Spam",
      );
    const made = await entry(id, "DECIDED");
    expect(made?.decision).toMatchObject({ status: "HIDDEN", by: "Ada Grove", reason: "Spam" });
    expect(refusalOf(await decide(ben, id, true, made?.decision?.id))).toBeUndefined();
    expect((await entry(id, "DECIDED"))?.decision).toMatchObject({ status: "PUBLISHED", by: "Ben Grove" });
    const audited = await sql(
      "select actor_id, changes from audit_entries where action = 'comment.moderated' and subject_id = ? order by id",
      [id],
    );
    expect(audited).toEqual([
      { actor_id: ada.userId, changes: { status: { before: "pending", after: "hidden" } } },
      { actor_id: ben.userId, changes: { status: { before: "hidden", after: "published" } } },
    ]);
  });
});

describe("what is reported", () => {
  const report = async (id: string, fields: object = {}) => {
    const user = await createUser(app, fields);
    const client = await signIn(app, user);
    await client.execute(`mutation { reportBlogComment(id: ${id}, reason: "Rude") { message } }`);
    return user;
  };

  it("is kept, and those who reported it are told, if they want mail", async () => {
    const author = await createUser(app);
    const id = String((await createBlogComment(app, { author })).id);
    const reader = await report(id);
    const quiet = await report(id, {
      notificationPreferences: { ...new NotificationPreferences(), emailNotifications: false },
    });
    expect(refusalOf(await decide(ada, id, true, null))).toBeUndefined();
    expect((await entry(id, "DECIDED"))?.decision).toMatchObject({ status: "PUBLISHED", reports: 2 });
    expect(await entry(id, "WAITING")).toBeUndefined();
    const [letter, ...others] = await lettersTo(reader.email);
    expect(letter).toMatch(/^Your report was reviewed.*comment on .* you reported and kept it as it is\./s);
    expect(letter).toContain("/profile?tab=notifications");
    expect(others).toEqual([]);
    expect(await lettersTo(quiet.email)).toEqual([]);
    expect(await lettersTo(author.email)).toEqual([]);
  });

  it("is hidden: its author and reporters are told, and only its author reads the reason there", async () => {
    const author = await createUser(app);
    const { id, post } = await createBlogComment(app, { author });
    const reader = await report(String(id));
    await decide(ada, String(id), false, null);
    expect((await lettersTo(author.email)).join()).toMatch(
      /An administrator hid your comment on .*Reason: Spam/s,
    );
    expect((await lettersTo(reader.email)).join()).toContain(
      "you reported and hid it. Others can no longer see it.",
    );
    const shownTo = async (client: TestClient) =>
      (
        await client.execute<{ blogComments: { nodes: object[] } }>(
          `{ blogComments(postId: ${post.id}) { nodes { id status hiddenReason } } }`,
        )
      ).data.blogComments.nodes;
    expect(await shownTo(await signIn(app, author))).toEqual([
      { id: String(id), status: "HIDDEN", hiddenReason: "Spam" },
    ]);
    expect(await shownTo(await signIn(app, reader))).toEqual([]);
    expect(await shownTo(app)).toEqual([]);
  });
});
