import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createReview } from "../../../testing/factories/review.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { INPUT, OLD, reviewTools } from "../../../testing/reviews.ts";
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

describe("a decision on a review", () => {
  it("to hide it reaches the author with its reason, by mail and at the review", async () => {
    const [client, solution] = [await person({ firstName: "Ines" }), await newSolution()];
    const { writeReview: written } = (await write(client, solution)).data;
    await decide(admin, written.id, false, { reason: "It names a player." });
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
    await decide(admin, written.id, false, { reason: "Spam" });
    expect((await edit(client, written)).data.editReview.status).toBe("PENDING");
  });

  it("keeps its reason from everybody but the author", async () => {
    const [client, solution] = [await person(), await newSolution()];
    const { writeReview: written } = (await write(client, solution)).data;
    await decide(admin, written.id, false, { reason: "Secret" });
    const [{ id: after = "" } = {}] = await app.database.orm.em
      .fork()
      .execute<{ id: string }[]>("select id::text from moderation_decisions where review_id = ?", [
        written.id,
      ]);
    expect((await decide(admin, written.id, true, { after })).errors).toBeUndefined();
    const { data } = await app.execute(`{ reviews(solutionId: ${solution}) { nodes { id hiddenReason } } }`);
    expect(data).toEqual({ reviews: { nodes: [{ id: written.id, hiddenReason: null }] } });
  });

  it("is not taken on words that have changed or were withdrawn meanwhile", async () => {
    const [client, solution] = [await person(), await newSolution()];
    const { writeReview: written } = (await write(client, solution)).data;
    await edit(client, written, { title: "Other words" });
    expect(codeOf(await decide(admin, written.id, true, { version: 1 }))).toBe("CONFLICT");
    await withdraw(client, written.id);
    expect(codeOf(await decide(admin, written.id, true, { version: 3 }))).toBe("CONFLICT");
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
    await decide(admin, String(id), true);
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
      if (n % 4 === 2) await decide(admin, id, false, { reason: "Spam" });
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
