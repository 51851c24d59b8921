import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createBlogComment } from "../../../testing/factories/blog-comment.ts";
import { createReview } from "../../../testing/factories/review.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
let author: { id: number };
/** What waits, oldest first. */
const waiting: string[] = [];
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  author = await createUser(app);
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  for (const day of [1, 3, 5]) {
    const comment = await createBlogComment(app, {
      author,
      content: `Words of 100%_${day}`,
      status: "pending",
      createdAt: at(day),
    });
    const review = await createReview(app, { author, status: "pending", createdAt: at(day) });
    waiting.push(`comment:${comment.id}`, `review:${review.id}`);
  }
  await createBlogComment(app, { author });
  await createReview(app, { author, status: "hidden" });
});
afterAll(() => app.stop());

interface Item {
  id: string;
  author: { published: number; hidden: number; reported: number } | null;
  waitingHours: number | null;
}
interface Queue {
  moderationQueue: {
    nodes: Item[];
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}
const read = (client: TestClient, args = "first: 100") =>
  client.execute<Queue>(`{ moderationQueue(${args}) {
    nodes { id kindLabel together authorName author { since published hidden reported } on { title path }
      parts { label text } reportReasons decision { id by } waitingHours }
    totalCount pageInfo { hasNextPage endCursor } } }`);
const idsOf = async (args?: string) =>
  (await read(admin, args)).data.moderationQueue.nodes.map(({ id }) => id);
const failureOf = async (client: TestClient, args?: string) =>
  (await read(client, args)).errors?.[0]?.extensions?.code;

describe("the queue of every kind", () => {
  it("is read oldest first, page by page, each entry once", async () => {
    expect(await idsOf()).toEqual(waiting);
    const walked: string[] = [];
    for (let after = "", more = true; more; ) {
      const { data } = await read(admin, `first: 1${after && `, after: "${after}"`}`);
      const { nodes, pageInfo, totalCount } = data.moderationQueue;
      walked.push(...nodes.map(({ id }) => id));
      expect(totalCount).toBe(waiting.length);
      [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
    }
    expect(walked).toEqual(waiting);
  });

  it("costs as many statements for six entries as for two", async () => {
    const count = async (first: number) => {
      app.database.statements.length = 0;
      await read(admin, `first: ${first}`);
      return app.database.statements.length;
    };
    const two = await count(2);
    expect(await count(6)).toBe(two);
    expect(two).toBeLessThanOrEqual(13);
  });

  it("says how its author's other texts fared, and how long it waits", async () => {
    const { data } = await read(admin, "first: 1");
    const [item] = data.moderationQueue.nodes;
    expect(item?.author).toMatchObject({ published: 1, hidden: 1, reported: 0 });
    expect(item?.waitingHours).toBeGreaterThan(24);
  });

  it("finds texts and authors literally, in a kind or in all", async () => {
    expect(await idsOf('search: "of 100%_3"')).toEqual([waiting[2]]);
    expect(await idsOf('search: "noor"')).toEqual(waiting);
    expect(await idsOf('search: "noor", kind: "review"')).toEqual(
      waiting.filter((id) => id.startsWith("review")),
    );
    expect(await idsOf('search: "nobody wrote this"')).toEqual([]);
  });

  it("is for administrators, and refuses what it can't read", async () => {
    expect(await failureOf(app)).toBe("UNAUTHENTICATED");
    expect(await failureOf(await signIn(app, author))).toBe("FORBIDDEN");
    expect(await failureOf(admin, 'kind: "weather"')).toBe("NOT_FOUND");
    expect(await failureOf(admin, `search: "${"x".repeat(201)}"`)).toBe("BAD_USER_INPUT");
    expect(await failureOf(admin, "first: 101")).toBe("BAD_USER_INPUT");
    const { endCursor } = (await read(admin)).data.moderationQueue.pageInfo;
    expect(await failureOf(admin, `state: DECIDED, after: "${endCursor}"`)).toBe("BAD_USER_INPUT");
  });

  it("is counted for administrators in one statement, for nobody else", async () => {
    const count = (client: TestClient) =>
      client.execute<{ viewer: { moderationWaiting: number | null } }>("{ viewer { moderationWaiting } }");
    expect((await count(admin)).data.viewer.moderationWaiting).toBe(waiting.length);
    expect((await count(await signIn(app, author))).data.viewer.moderationWaiting).toBeNull();
  });
});
