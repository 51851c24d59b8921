import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY } from "../../../shared/days/days.ts";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createOrganization } from "../../../testing/factories/organization.ts";
import { createReview } from "../../../testing/factories/review.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { reviewTools, type Written } from "../../../testing/reviews.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());
const { sql, codeOf, person, trusted, newSolution, write, edit, withdraw, decide, own, shownTo } =
  reviewTools(() => app);

describe("writing a review", () => {
  it("publishes it at once if the author has another and the account is not new", async () => {
    const [client, solution] = [await trusted(), await newSolution()];
    const input = { title: "  Honest  ", pros: "Quick", cons: null, affiliation: "Coach, Rovers" };
    const { data } = await write(client, solution, input);
    expect(data.writeReview).toMatchObject({
      status: "PUBLISHED",
      title: "Honest",
      pros: "Quick",
      cons: null,
      affiliation: "Coach, Rovers",
      version: 1,
      authorName: "Noor Haddad",
    });
    expect(await shownTo(app, solution)).toEqual([data.writeReview.id]);
  });

  it.each([
    ["the first of an account", () => person()],
    [
      "of an account that is new",
      async () => {
        const user = await createUser(app, { createdAt: new Date(Date.now() - 6 * DAY) });
        await createReview(app, { author: user });
        return signIn(app, user);
      },
    ],
  ])("holds it for an administrator if it is %s", async (_why, author) => {
    const [client, solution] = [await author(), await newSolution()];
    const { writeReview: written } = (await write(client, solution)).data;
    expect(written.status).toBe("PENDING");
    expect([await shownTo(app, solution), await shownTo(client, solution)]).toEqual([[], []]);
    expect((await own(client, solution)).review).toMatchObject({ id: written.id, status: "PENDING" });
    expect((await decide(admin, written.id, true, { version: 1 })).errors).toBeUndefined();
    expect(await shownTo(app, solution)).toEqual([written.id]);
  });

  it("is for people with an account, once a solution, with a rating and words", async () => {
    const [client, solution] = [await trusted(), await newSolution()];
    expect(codeOf(await write(app, solution))).toBe("UNAUTHENTICATED");
    expect(codeOf(await write(client, "999999"))).toBe("NOT_FOUND");
    const { errors } = await write(client, solution, {
      rating: 6,
      title: " ",
      text: "",
      pros: "x".repeat(2001),
    });
    expect(errors?.[0]?.extensions).toEqual({
      code: "BAD_USER_INPUT",
      fields: {
        rating: "Choose 1 to 5 stars",
        title: "Title is required",
        text: "Review is required",
        pros: "What's good must be at most 2000 characters",
      },
    });
    await write(client, solution);
    const again = await write(client, solution);
    expect(codeOf(again)).toBe("CONFLICT");
    expect(again.errors?.[0]?.message).toMatch(/already reviewed/);
  });

  it("is refused to the vendor's members, with the reason", async () => {
    const user = await createUser(app);
    const organization = await createOrganization(app, { members: [[user, "owner"]] });
    const vendor = await createVendor(app, { name: "Own Goal", organization });
    const solution = String((await createSolution(app, { vendor })).id);
    const client = await signIn(app, user);
    const { errors } = await write(client, solution);
    expect(errors?.[0]).toMatchObject({
      message: "You belong to the organization behind Own Goal, so you can't review its solutions.",
      extensions: { code: "FORBIDDEN" },
    });
    expect((await own(client, solution)).refusal).toBe(errors?.[0]?.message);
    expect((await own(await person(), solution)).refusal).toBeNull();
  });

  it("several times at once keeps one", async () => {
    const [client, solution] = [await trusted(), await newSolution()];
    const answers = await Promise.all(Array.from({ length: 10 }, () => write(client, solution)));
    expect(answers.map(codeOf).filter((code) => code === undefined)).toHaveLength(1);
    expect(new Set(answers.map(codeOf))).toEqual(new Set([undefined, "CONFLICT"]));
    expect(await sql(`select review_count as n from solutions where id = ${solution}`)).toEqual([{ n: 1 }]);
  });

  it("is limited per account", async () => {
    const client = await trusted();
    const codes: unknown[] = [];
    for (let i = 0; i < 31; i++) codes.push(codeOf(await write(client, "999999")));
    expect(codes.slice(29)).toEqual(["NOT_FOUND", "TOO_MANY_REQUESTS"]);
  });
});

describe("the author's own review", () => {
  it("is edited under the same rule, with the date", async () => {
    const [client, solution] = [await trusted(), await newSolution()];
    const { writeReview: written } = (await write(client, solution)).data;
    const { editReview: edited } = (await edit(client, written, { rating: 2 })).data;
    expect(edited).toMatchObject({
      status: "PUBLISHED",
      rating: 2,
      version: 2,
      editedAt: expect.any(String),
    });
    expect(await sql(`select rating::float from solutions where id = ${solution}`)).toEqual([{ rating: 2 }]);
    await sql(`update users set created_at = now() where id = ${client.userId}`);
    expect((await edit(client, edited)).data.editReview.status).toBe("PENDING");
    expect(await shownTo(app, solution)).toEqual([]);
  });

  it("is not overwritten by an edit of an older version", async () => {
    const [client, solution] = [await trusted(), await newSolution()];
    const { writeReview: written } = (await write(client, solution)).data;
    await edit(client, written, { title: "Newer" });
    const stale = await edit(client, written, { title: "Older" });
    expect(codeOf(stale)).toBe("CONFLICT");
    expect(stale.errors?.[0]?.message).toMatch(/changed somewhere else/);
    expect((await own(client, solution)).review).toMatchObject({ title: "Newer" });
  });

  it("is withdrawn, and submitted again", async () => {
    const [client, solution] = [await trusted(), await newSolution()];
    const { writeReview: written } = (await write(client, solution)).data;
    for (let times = 0; times < 2; times++)
      expect((await withdraw(client, written.id)).data.withdrawReview).toMatchObject({
        status: "WITHDRAWN",
        version: 2,
      });
    expect(await shownTo(app, solution)).toEqual([]);
    expect(await sql(`select rating::float, review_count from solutions where id = ${solution}`)).toEqual([
      { rating: 0, review_count: 0 },
    ]);
    expect(codeOf(await write(client, solution))).toBe("CONFLICT");
    expect((await edit(client, { id: written.id, version: 2 })).data.editReview.status).toBe("PUBLISHED");
    expect(await shownTo(app, solution)).toEqual([written.id]);
  });

  it("is nobody else's to change, and then as if it were not there", async () => {
    const [client, other, solution] = [await trusted(), await trusted(), await newSolution()];
    const { id, version } = (await write(client, solution)).data.writeReview;
    for (const act of [
      (target: string) => edit(other, { id: target, version }),
      (target: string) => withdraw(other, target),
    ]) {
      const [foreign, missing] = [await act(id), await act("999999")];
      expect(codeOf(foreign)).toBe("NOT_FOUND");
      expect(foreign.errors?.[0]?.message).toBe(missing.errors?.[0]?.message);
    }
    expect(codeOf(await edit(app, { id, version }))).toBe("UNAUTHENTICATED");
    expect(codeOf(await withdraw(app, id))).toBe("UNAUTHENTICATED");
  });

  it("is in the list of one's own, in whatever status", async () => {
    const client = await person();
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.unshift((await write(client, await newSolution())).data.writeReview.id);
    const list = (as: TestClient) =>
      as.execute<{ viewerReviews: { totalCount: number; nodes: Written[] } }>(
        "{ viewerReviews(first: 2) { totalCount nodes { id status solution { title } } } }",
      );
    const { viewerReviews } = (await list(client)).data;
    expect([viewerReviews.totalCount, viewerReviews.nodes.map(({ id }) => id)]).toEqual([3, ids.slice(0, 2)]);
    expect((await list(await person())).data.viewerReviews.totalCount).toBe(0);
    expect(codeOf(await list(app))).toBe("UNAUTHENTICATED");
  });
});
