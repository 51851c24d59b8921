import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY } from "../../shared/days.ts";
import { createUser, type SignedInClient, signIn, type UserFields } from "../../testing/accounts.ts";
import { createOrganization } from "../../testing/factories/organization.ts";
import { createReview } from "../../testing/factories/review.ts";
import { createSolution } from "../../testing/factories/solution.ts";
import { createVendor } from "../../testing/factories/vendor.ts";
import { startTestApp, type TestAnswer, type TestApp, type TestClient } from "../../testing/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());

interface Written {
  id: string;
  status: string;
  version: number;
  hiddenReason: string | null;
}
const INPUT = { rating: 4, title: "Does what it says", text: "We have used it for a season." };
const FIELDS = "id status version rating title pros cons affiliation authorName hiddenReason";
const sql = <Row = Record<string, unknown>>(query: string) =>
  app.database.orm.em.fork().execute<Row[]>(query);
const codeOf = ({ errors }: Pick<TestAnswer<unknown>, "errors">) => errors?.[0]?.extensions?.code;
const OLD = new Date(Date.now() - 30 * DAY);

/** Somebody with an account of this age. */
const person = async (fields: UserFields = {}) =>
  signIn(app, await createUser(app, { createdAt: OLD, ...fields }));
/** Somebody whose reviews appear at once. */
const trusted = async () => {
  const user = await createUser(app, { createdAt: OLD });
  await createReview(app, { author: user });
  return signIn(app, user);
};
const newSolution = async () => String((await createSolution(app)).id);
const write = (client: TestClient, solutionId: string, input: object = {}) =>
  client.execute<{ writeReview: Written }>(
    `mutation ($solutionId: ID!, $input: ReviewInput!) { writeReview(solutionId: $solutionId, input: $input) { ${FIELDS} } }`,
    { solutionId, input: { ...INPUT, ...input } },
  );
const edit = (client: TestClient, { id, version }: Pick<Written, "id" | "version">, input: object = {}) =>
  client.execute<{ editReview: Written }>(
    `mutation ($id: ID!, $input: ReviewInput!, $version: Int!) {
      editReview(id: $id, input: $input, version: $version) { ${FIELDS} editedAt } }`,
    { id, version, input: { ...INPUT, ...input } },
  );
const withdraw = (client: TestClient, id: string) =>
  client.execute<{ withdrawReview: Written }>(
    `mutation ($id: ID!) { withdrawReview(id: $id) { ${FIELDS} } }`,
    { id },
  );
const decide = (
  id: string,
  publish: boolean,
  options: { reason?: string; version?: number; after?: string } = {},
) =>
  admin.execute(
    `mutation ($id: ID!, $publish: Boolean!, $reason: String, $version: Int, $after: ID) {
      moderate(id: $id, publish: $publish, reason: $reason, version: $version, decision: $after) { message } }`,
    { id: `review:${id}`, publish, ...options },
  );
const own = async (client: TestClient, solutionId: string) =>
  (
    await client.execute<{ reviewing: { review: Written | null; refusal: string | null } }>(
      `query ($solutionId: ID!) { reviewing(solutionId: $solutionId) { refusal review { ${FIELDS} } } }`,
      { solutionId },
    )
  ).data.reviewing;
const shownTo = async (client: TestClient, solutionId: string) =>
  (
    await client.execute<{ reviews: { nodes: { id: string }[] } }>(
      `{ reviews(solutionId: ${solutionId}, first: 100) { nodes { id } } }`,
    )
  ).data.reviews.nodes.map(({ id }) => id);

describe("writing a review", () => {
  it("publishes it at once if the author has another and the account is not new", async () => {
    const [client, solution] = [await trusted(), await newSolution()];
    const input = { title: "  Honest  ", pros: "Quick", cons: null, affiliation: "Coach, Rovers" };
    const { data } = await write(client, solution, input);
    expect(data.writeReview).toMatchObject({
      ...{ status: "PUBLISHED", title: "Honest", pros: "Quick", cons: "", affiliation: "Coach, Rovers" },
      ...{ version: 1, authorName: "Noor Haddad" },
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
    expect((await decide(written.id, true, { version: 1 })).errors).toBeUndefined();
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

describe("a decision on a review", () => {
  it("to hide it reaches the author with its reason, by mail and at the review", async () => {
    const [client, solution] = [await person({ firstName: "Ines" }), await newSolution()];
    const { writeReview: written } = (await write(client, solution)).data;
    await decide(written.id, false, { reason: "It names a player." });
    expect((await own(client, solution)).review).toMatchObject({
      status: "HIDDEN",
      hiddenReason: "It names a player.",
    });
    await app.runJobs();
    const mail = app.mails.find(({ text }) => text.includes("It names a player."));
    expect(mail).toMatchObject({ subject: expect.stringMatching(/^Your review of .* was hidden/) });
    expect(mail?.text).toContain("Hello Ines,");
    expect(mail?.text).toContain("/profile?tab=reviews");
    expect(codeOf(await withdraw(client, written.id))).toBe("CONFLICT");
    const { data } = await edit(client, written);
    expect(data.editReview).toMatchObject({ status: "PENDING", hiddenReason: null });
  });

  it("that was hidden waits again, also of an author whose reviews appear at once", async () => {
    const [client, solution] = [await trusted(), await newSolution()];
    const { writeReview: written } = (await write(client, solution)).data;
    await decide(written.id, false, { reason: "Spam" });
    expect((await edit(client, written)).data.editReview.status).toBe("PENDING");
  });

  it("keeps its reason from everybody but the author", async () => {
    const [client, solution] = [await person(), await newSolution()];
    const { writeReview: written } = (await write(client, solution)).data;
    await decide(written.id, false, { reason: "Secret" });
    const [{ id: after = "" } = {}] = await app.database.orm.em
      .fork()
      .execute<{ id: string }[]>("select id::text from moderation_decisions where review_id = ?", [
        written.id,
      ]);
    expect((await decide(written.id, true, { after })).errors).toBeUndefined();
    const { data } = await app.execute(`{ reviews(solutionId: ${solution}) { nodes { id hiddenReason } } }`);
    expect(data).toEqual({ reviews: { nodes: [{ id: written.id, hiddenReason: null }] } });
  });

  it("is not taken on words that have changed or were withdrawn meanwhile", async () => {
    const [client, solution] = [await person(), await newSolution()];
    const { writeReview: written } = (await write(client, solution)).data;
    await edit(client, written, { title: "Other words" });
    expect(codeOf(await decide(written.id, true, { version: 1 }))).toBe("CONFLICT");
    await withdraw(client, written.id);
    expect(codeOf(await decide(written.id, true, { version: 3 }))).toBe("CONFLICT");
    expect(await shownTo(app, solution)).toEqual([]);
  });

  it("is asked for by a report, of what is published", async () => {
    const [solution, reporter] = [await newSolution(), await person()];
    const { id } = await createReview(app, { solution: { id: Number(solution) } });
    const report = (client: TestClient, target: unknown, reason = "Invented") =>
      client.execute<{ reportReview: { message: string } }>(
        "mutation ($id: ID!, $reason: String!) { reportReview(id: $id, reason: $reason) { message } }",
        { id: target, reason },
      );
    const queue = async () =>
      (
        await admin.execute<{
          moderationKinds: { id: string; waiting: number }[];
          moderationQueue: { nodes: { id: string; reportReasons: string[]; parts: { label: string }[] }[] };
        }>(`{ moderationKinds { id waiting }
          moderationQueue(kind: "review", first: 100) { nodes { id reportReasons on { title path } parts { label text } } } }`)
      ).data;
    const before = (await queue()).moderationKinds;
    for (let times = 0; times < 2; times++) expect(codeOf(await report(reporter, id))).toBeUndefined();
    const { moderationKinds, moderationQueue } = await queue();
    expect(moderationKinds.find(({ id: kind }) => kind === "review")?.waiting).toBe(
      (before.find(({ id: kind }) => kind === "review")?.waiting ?? 0) + 1,
    );
    expect(moderationQueue.nodes.find((item) => item.id === `review:${id}`)).toMatchObject({
      reportReasons: ["Invented"],
      on: { path: expect.stringContaining(`/solutions/${solution}-`) },
      parts: [
        { label: "4 stars", text: INPUT.title },
        { label: null, text: INPUT.text },
      ],
    });
    await decide(String(id), true);
    expect((await queue()).moderationKinds).toEqual(before);
    expect(codeOf(await report(app, id))).toBe("UNAUTHENTICATED");
    expect(codeOf(await report(reporter, id, " "))).toBe("BAD_USER_INPUT");
    const waiting = await createReview(app, { status: "pending" });
    expect(codeOf(await report(reporter, waiting.id))).toBe("NOT_FOUND");
  });
});

describe("writers, authors and administrators at the same moment", () => {
  it("leave exact ratings", async () => {
    const vendor = await createVendor(app);
    const solutions = await Promise.all([0, 1].map(() => createSolution(app, { vendor })));
    const clients = await Promise.all(Array.from({ length: 12 }, () => trusted()));
    const one = async (client: SignedInClient, n: number) => {
      const { data } = await write(client, String(solutions[n % 2]?.id), { rating: 1 + (n % 5) });
      const { id, version } = data.writeReview;
      if (n % 4 === 0) await edit(client, { id, version }, { rating: 5 - (n % 5) });
      if (n % 4 === 1) await withdraw(client, id);
      if (n % 4 === 2) await decide(id, false, { reason: "Spam" });
    };
    await Promise.all(clients.map(one));
    const [sums] = await sql(`
      select (select jsonb_agg(jsonb_build_array(s.rating_sum, s.review_count, s.rating) order by s.id)
          from solutions s where s.vendor_id = ${vendor.id}) as kept,
        (select jsonb_agg(jsonb_build_array(r.sum, r.count, r.mean) order by r.id) from (
          select s.id, coalesce(sum(r.rating), 0) as sum, count(r.id) as count, coalesce(round(avg(r.rating), 1), 0) as mean
          from solutions s left join reviews r on r.solution_id = s.id and r.status = 'published'
          where s.vendor_id = ${vendor.id} group by s.id) r) as counted,
        (select review_count from vendors where id = ${vendor.id}) as reviews`);
    expect(sums?.kept).toEqual(sums?.counted);
    expect(sums?.reviews).toBe(6);
  });
});

describe("an account that is deleted", () => {
  it("leaves what it published without its name, and nothing else", async () => {
    const user = await createUser(app, { createdAt: OLD });
    const [kept, gone] = [
      await createReview(app, { author: user, title: "Kept words" }),
      await createReview(app, { author: user, title: "Gone words", status: "withdrawn" }),
    ];
    const client = await signIn(app, user);
    const { data } = await client.execute<{ exportMyData: { content: string } }>(
      "{ exportMyData { content } }",
    );
    expect(JSON.parse(data.exportMyData.content).reviews.written).toMatchObject([
      { title: "Kept words" },
      { title: "Gone words", status: "withdrawn" },
    ]);
    await sql(`update users set deletion_requested_at = now() - interval '15 days',
      deletion_due_at = now() - interval '1 day' where id = ${user.id}`);
    await sql("select graphile_worker.add_job('due-deletions', '{}'::json)");
    await app.runJobs();
    expect(
      await sql(`select id, author_id, author_name from reviews where id in (${kept.id}, ${gone.id})`),
    ).toEqual([{ id: kept.id, author_id: null, author_name: "Deleted account" }]);
  });
});
