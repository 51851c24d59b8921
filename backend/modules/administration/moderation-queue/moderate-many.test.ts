import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createBlogComment } from "../../../testing/factories/blog-comment.ts";
import { createReview } from "../../../testing/factories/review.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());

const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);
interface Choice {
  id: string;
  decision?: string | null;
  version?: number;
}
interface Outcome {
  id: string;
  decided: boolean;
  message: string;
}
const decide = (client: TestClient, choices: Choice[], publish = true, reason?: string) =>
  client.execute<{ moderateMany: Outcome[] }>(
    `mutation ($choices: [ModerationChoice!]!, $publish: Boolean!, $reason: String) {
      moderateMany(choices: $choices, publish: $publish, reason: $reason) { id decided message } }`,
    { choices, publish, ...(reason !== undefined && { reason }) },
  );
const codeOf = ({ errors }: Awaited<ReturnType<typeof decide>>) => errors?.[0]?.extensions?.code;
const comment = async () => `comment:${(await createBlogComment(app, { status: "pending" })).id}`;
const review = async () => `review:${(await createReview(app, { status: "pending" })).id}`;

describe("one decision on several records", () => {
  it("says what became of each, and keeps those that could be decided", async () => {
    const [first, second, stale] = [await comment(), await review(), await review()];
    const { data } = await decide(
      admin,
      [{ id: first, decision: null }, { id: stale, version: 7 }, { id: second }, { id: "comment:999999" }],
      false,
      "Spam",
    );
    expect(data.moderateMany).toEqual([
      { id: first, decided: true, message: "It's hidden." },
      {
        id: stale,
        decided: false,
        message: "Its author changed it since you opened it. Reload the page and review it again.",
      },
      { id: second, decided: true, message: "It's hidden." },
      { id: "comment:999999", decided: false, message: "This comment doesn't exist." },
    ]);
    expect(await sql("select status from reviews where id = ?", [stale.split(":")[1]])).toEqual([
      { status: "pending" },
    ]);
    const audited = await sql(
      "select from audit_entries where action like '%.moderated' and subject_id = any(?::integer[])",
      [`{${[first, second].map((id) => id.split(":")[1]).join(",")}}`],
    );
    expect(audited).toHaveLength(2);
  });

  it("is taken once by two administrators at the same moment, in whatever order", async () => {
    const other = await signIn(app, await createUser(app, { role: "admin" }));
    const ids = await Promise.all(Array.from({ length: 8 }, comment));
    const choices = ids.map((id) => ({ id, decision: null }));
    const [one, two] = await Promise.all([
      decide(admin, choices),
      decide(other, choices.toReversed(), false, "Spam"),
    ]);
    const decided = [...one.data.moderateMany, ...two.data.moderateMany].filter((made) => made.decided);
    expect(decided.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  it("is an administrator's, needs a reason to hide, and 1 to 50 records of kinds that allow it", async () => {
    const id = await comment();
    expect(codeOf(await decide(app, [{ id }]))).toBe("UNAUTHENTICATED");
    expect(codeOf(await decide(await signIn(app, await createUser(app)), [{ id }]))).toBe("FORBIDDEN");
    const many = Array.from({ length: 51 }, (_, index) => ({ id: `comment:${index + 1}` }));
    for (const choices of [[], many, [{ id }, { id }], [{ id: "vendor_claim:1" }]])
      expect(codeOf(await decide(admin, choices))).toBe("BAD_USER_INPUT");
    expect(codeOf(await decide(admin, [{ id }], false))).toBe("BAD_USER_INPUT");
    expect(await sql("select from moderation_decisions where comment_id = ?", [id.split(":")[1]])).toEqual(
      [],
    );
  });
});
