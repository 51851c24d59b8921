import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createOrganization } from "../../../testing/factories/organization.ts";
import { createReview } from "../../../testing/factories/review.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import {
  startTestApp,
  type TestAnswer,
  type TestApp,
  type TestClient,
} from "../../../testing/servers/test-app.ts";

let app: TestApp;
let owner: SignedInClient;
let editor: SignedInClient;
let stranger: SignedInClient;
let solution: { id: number };
beforeAll(async () => {
  app = await startTestApp("empty");
  const users = [await createUser(app), await createUser(app), await createUser(app)] as const;
  [owner, editor, stranger] = [
    await signIn(app, users[0]),
    await signIn(app, users[1]),
    await signIn(app, users[2]),
  ];
  const organization = await createOrganization(app, {
    members: [
      [users[0], "owner"],
      [users[1], "editor"],
    ],
  });
  solution = await createSolution(app, { vendor: await createVendor(app, { organization }) });
});
afterAll(() => app.stop());

interface Reply {
  text: string;
  version: number;
  editedAt: string | null;
}
const codeOf = ({ errors }: Pick<TestAnswer<unknown>, "errors">) => errors?.[0]?.extensions?.code;
const review = async () => String((await createReview(app, { solution })).id);
const save = (client: TestClient, reviewId: string, text: string, version?: number) =>
  client.execute<{ saveReviewReply: { reply: Reply } }>(
    `mutation ($reviewId: ID!, $text: String!, $version: Int) {
      saveReviewReply(reviewId: $reviewId, text: $text, version: $version) { reply { text version editedAt } } }`,
    { reviewId, text, ...(version !== undefined && { version }) },
  );
const remove = (client: TestClient, reviewId: string) =>
  client.execute<{ removeReviewReply: { reply: Reply | null } }>(
    "mutation ($reviewId: ID!) { removeReviewReply(reviewId: $reviewId) { reply { text } } }",
    { reviewId },
  );
const shown = async (client: TestClient, id: string) => {
  const { data } = await client.execute<{
    reviews: {
      nodes: { id: string; reply: Reply | null; viewerCanReply: boolean; viewerCanRemoveReply: boolean }[];
    };
  }>(`{ reviews(solutionId: ${solution.id}, first: 100) {
    nodes { id viewerIsAuthor viewerCanReply viewerCanRemoveReply reply { text version editedAt } } } }`);
  return data.reviews.nodes.find((node) => node.id === id);
};

describe("the vendor's reply", () => {
  it("is written by a member, edited by another, and removed", async () => {
    const id = await review();
    expect((await save(owner, id, "  Thank you ")).data.saveReviewReply.reply).toEqual({
      text: "Thank you",
      version: 1,
      editedAt: null,
    });
    expect((await shown(app, id))?.reply?.text).toBe("Thank you");
    const { reply } = (await save(editor, id, "Thank you, Noor", 1)).data.saveReviewReply;
    expect(reply).toEqual({ text: "Thank you, Noor", version: 2, editedAt: expect.any(String) });
    expect((await remove(owner, id)).data.removeReviewReply.reply).toBeNull();
    expect(codeOf(await remove(owner, id))).toBe("NOT_FOUND");
  });

  it("stays removed once an administrator removed it, and the vendor is told", async () => {
    const id = await review();
    await save(owner, id, "Buy ours at ads.example");
    const admin = await signIn(app, await createUser(app, { role: "admin" }));
    expect((await remove(admin, id)).errors).toBeUndefined();
    for (const member of [owner, editor]) {
      expect(codeOf(await save(member, id, "Buy ours at ads.example"))).toBe("FORBIDDEN");
      expect(await shown(member, id)).toMatchObject({ reply: null, viewerCanReply: false });
    }
    const { data } = await owner.execute<{ notifications: { nodes: { title: string }[] } }>(
      "{ notifications(first: 5) { nodes { title } } }",
    );
    expect(data.notifications.nodes.map(({ title }) => title).join()).toMatch(/^A reply of .* was removed/);
  });

  it("is one, and not overwritten by an edit of an older version", async () => {
    const id = await review();
    const answers = await Promise.all(
      [owner, editor, owner, editor].map((client) => save(client, id, "First")),
    );
    expect(answers.map(codeOf).toSorted()).toEqual(["CONFLICT", "CONFLICT", "CONFLICT", undefined]);
    await save(owner, id, "Second", 1);
    expect(codeOf(await save(editor, id, "Third", 1))).toBe("CONFLICT");
    expect((await shown(app, id))?.reply?.text).toBe("Second");
  });

  it("is for the vendor's members, to what is published, and says something", async () => {
    const id = await review();
    expect(codeOf(await save(app, id, "x"))).toBe("UNAUTHENTICATED");
    expect(codeOf(await save(stranger, id, "x"))).toBe("FORBIDDEN");
    const { errors } = await save(owner, id, " ");
    expect(errors?.[0]?.extensions).toEqual({
      code: "BAD_USER_INPUT",
      fields: { text: "Reply is required" },
    });
    const waiting = String((await createReview(app, { solution, status: "pending" })).id);
    for (const target of [waiting, "999999"])
      expect(codeOf(await save(owner, target, "x"))).toBe("NOT_FOUND");
    await save(owner, id, "Ours");
    expect(codeOf(await remove(app, id))).toBe("UNAUTHENTICATED");
    expect(codeOf(await remove(stranger, id))).toBe("FORBIDDEN");
    expect((await shown(app, id))?.reply?.text).toBe("Ours");
  });

  it("offers itself to members, its removal to administrators, too", async () => {
    const id = await review();
    const admin = await signIn(app, await createUser(app, { role: "admin" }));
    const may = async (client: TestClient) => {
      const node = await shown(client, id);
      return [node?.viewerCanReply, node?.viewerCanRemoveReply];
    };
    expect([await may(owner), await may(editor)]).toEqual([
      [true, true],
      [true, true],
    ]);
    expect([await may(stranger), await may(app), await may(admin)]).toEqual([
      [false, false],
      [false, false],
      [false, true],
    ]);
    await save(owner, id, "Rude words");
    expect(codeOf(await remove(admin, id))).toBeUndefined();
  });

  it("costs no more statements however many reviews there are", async () => {
    const count = async () => {
      app.database.statements.length = 0;
      await shown(owner, "0");
      return app.database.statements.length;
    };
    const before = await count();
    for (let n = 0; n < 4; n++) await save(owner, await review(), "Thanks");
    expect(await count()).toBe(before);
  });
});
