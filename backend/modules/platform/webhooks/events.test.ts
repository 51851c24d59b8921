import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createBlogPost } from "../../../testing/factories/blog-post.ts";
import { createCollaboration } from "../../../testing/factories/collaboration.ts";
import { createOpportunity } from "../../../testing/factories/opportunity.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createTopic } from "../../../testing/factories/topic.ts";
import { createUniversityPartner } from "../../../testing/factories/university-partner.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { type Receiver, startReceiver } from "../../../testing/servers/receiver.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { notify } from "../../account/notifications/notify.ts";
import { encodeNodeId } from "../nodes/node-id.ts";

let app: TestApp;
let receiver: Receiver;
let person: SignedInClient;
beforeAll(async () => {
  receiver = await startReceiver();
  app = await startTestApp("empty", { WEBHOOK_PRIVATE_HOSTS: receiver.host });
});
afterAll(async () => {
  await app.stop();
  receiver.close();
});
beforeEach(async () => {
  await sql("truncate webhook_endpoints cascade");
  person = await signIn(app, await createUser(app));
});

const sql = (query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(query, values);
/** Adds an endpoint that is told of these from now on. */
async function listen(...events: string[]) {
  await person.execute("mutation ($input: WebhookInput!) { createWebhook(input: $input) { secret } }", {
    input: { url: `http://${receiver.host}/in`, events },
  });
  await collect();
  receiver.received.length = 0;
}
/** Other databases of the server have transactions too: what is older than all of them is collected. */
async function untilSeenByAll() {
  const [written] = await sql("select pg_current_xact_id()::text as last");
  const isPast = "select pg_snapshot_xmin(pg_current_snapshot()) > ?::text::xid8 as past";
  await expect.poll(async () => (await sql(isPast, [written?.last]))[0]?.past).toBe(true);
}
const collect = async () => {
  await untilSeenByAll();
  await sql("select graphile_worker.add_job('collect-webhook-events')");
  await app.runJobs();
};
interface Told {
  type: string;
  data: { records: { id: string; nodeId: string; slug: string }[] };
}
const told = async () => {
  receiver.received.length = 0;
  await collect();
  return receiver.received.map(({ body }) => JSON.parse(body) as Told);
};

describe("public records", () => {
  it("are told of when they are published, changed and withdrawn, not before", async () => {
    await listen("solution.published", "solution.changed", "solution.withdrawn");
    const { id, slug } = await createSolution(app, { status: "draft" });
    expect(await told()).toEqual([]);
    const records = [{ id: String(id), nodeId: encodeNodeId({ type: "Solution", id }), slug }];
    await sql("update solutions set status = 'published' where id = ?", [id]);
    expect(await told()).toMatchObject([{ type: "solution.published", data: { kind: "solution", records } }]);
    await sql("update solutions set description = 'New words' where id = ?", [id]);
    expect(await told()).toMatchObject([{ type: "solution.changed", data: { records } }]);
    expect(await told()).toEqual([]);
    await sql("update solutions set status = 'draft' where id = ?", [id]);
    expect(await told()).toMatchObject([{ type: "solution.withdrawn", data: { records } }]);
    await sql("update solutions set description = 'A draft again' where id = ?", [id]);
    expect(await told()).toEqual([]);
  });

  it("of other kinds and events aren't told of", async () => {
    await listen("post.published");
    const post = await createBlogPost(app);
    await createSolution(app);
    expect(await told()).toMatchObject([
      { type: "post.published", data: { records: [{ slug: post.slug }] } },
    ]);
    await sql("update blog_posts set title = 'New' where id = ?", [post.id]);
    expect(await told()).toEqual([]);
  });

  it("change with whatever is read of them, not only with what search reads", async () => {
    const [solution, opportunity, vendor] = [
      await createSolution(app),
      await createOpportunity(app),
      await createVendor(app),
    ];
    await listen("solution.changed", "opportunity.changed", "vendor.changed");
    const changed = async () =>
      (await told()).map(({ type, data }) => [type, data.records.map(({ id }) => id)]);
    await sql("update solutions set pricing = 'From $9 a player' where id = ?", [solution.id]);
    await sql("update opportunities set due_date = now() + interval '40 days' where id = ?", [
      opportunity.id,
    ]);
    await sql("update vendors set website = 'https://new.example/' where id = ?", [vendor.id]);
    expect(await changed()).toEqual([
      ["solution.changed", [String(solution.id)]],
      ["vendor.changed", [String(vendor.id)]],
      ["opportunity.changed", [String(opportunity.id)]],
    ]);
    await sql("update opportunities set due_date = due_date, updated_at = updated_at");
    expect(await changed()).toEqual([]);
  });

  it("are of every kind that copies are kept of", async () => {
    await listen("collaboration.published", "partner.published", "topic.published", "partner.withdrawn");
    const partner = await createUniversityPartner(app);
    const [collaboration, topic] = [await createCollaboration(app), await createTopic(app)];
    const messages = await told();
    for (const { data } of messages) {
      const found = await app.execute("query ($id: ID!) { node(id: $id) { id } }", {
        id: data.records[0]?.nodeId,
      });
      expect(found.data).toEqual({ node: { id: data.records[0]?.id } });
    }
    expect(messages.map(({ type, data }) => [type, data.records[0]?.slug])).toEqual([
      ["collaboration.published", collaboration.slug],
      ["topic.published", topic.slug],
      ["partner.published", partner.slug],
    ]);
    await sql("delete from university_partners where id = ?", [partner.id]);
    expect(await told()).toMatchObject([
      { type: "partner.withdrawn", data: { records: [{ slug: partner.slug }] } },
    ]);
  });

  it("are withdrawn by the slug that they had last", async () => {
    const { id } = await createSolution(app);
    await listen("solution.withdrawn");
    await sql("update solutions set slug = 'renamed' where id = ?", [id]);
    expect(await told()).toEqual([]);
    await sql("delete from solutions where id = ?", [id]);
    expect(await told()).toMatchObject([
      {
        data: {
          records: [{ id: String(id), nodeId: encodeNodeId({ type: "Solution", id }), slug: "renamed" }],
        },
      },
    ]);
  });

  it("a thousand at once make ten messages, in a few statements", async () => {
    await listen("vendor.published");
    await sql(`insert into vendors (name, slug, description, organization_id)
      select 'Many ' || n, 'many-' || n, 'Words', (select min(organization_id) from vendors) from generate_series(1, 1000) n`);
    app.database.statements.length = 0;
    const messages = await told();
    expect(messages).toHaveLength(10);
    expect(messages.flatMap(({ data }) => data.records)).toHaveLength(1000);
    // While other tests write, `told` itself asks many times whether everyone sees the change.
    const statements = app.database.statements.filter((text) => !text.includes("pg_snapshot_xmin"));
    expect(statements.length).toBeLessThan(100);
  });
});

describe("what concerns a person", () => {
  const news = (key: string) => ({
    recipient: person.userId,
    type: "message" as const,
    title: "A message",
    path: "/messages/1",
    key,
  });

  it("is told their endpoints, and nobody else's, of the events that they chose", async () => {
    const other = await signIn(app, await createUser(app));
    await listen("message");
    await notify(app.database.orm.em.fork(), [
      news("a"),
      { ...news("b"), recipient: other.userId },
      { ...news("c"), type: "review" },
    ]);
    const messages = await told();
    expect(messages).toMatchObject([
      { type: "message", data: { title: "A message", url: expect.stringMatching(/^http.*\/messages\/1$/) } },
    ]);
    expect(await told()).toEqual([]);
  });

  it("is told once it is on again if it came right before it was turned off, or got other events", async () => {
    await listen("message");
    const [endpoint] = await sql("select id from webhook_endpoints");
    const id = String(endpoint?.id);
    const enable = (enabled: boolean, version: number) =>
      person.execute(
        `mutation ($id: ID!) { setWebhookEnabled(id: $id, enabled: ${enabled}, version: ${version}) { id } }`,
        { id },
      );
    await notify(app.database.orm.em.fork(), [news("right before")]);
    await enable(false, 1);
    await enable(true, 2);
    expect(await told()).toHaveLength(1);
    await notify(app.database.orm.em.fork(), [news("before other events")]);
    const input = { url: `http://${receiver.host}/in`, events: ["solution.changed"] };
    const edited = await person.execute(
      "mutation ($id: ID!, $input: WebhookInput!) { editWebhook(id: $id, input: $input, version: 3) { id } }",
      { id, input },
    );
    expect(edited.errors).toBeUndefined();
    expect(await told()).toHaveLength(1);
  });

  it("isn't told if it came before the endpoint, or while it was off", async () => {
    await notify(app.database.orm.em.fork(), [news("before")]);
    await listen("message");
    const enable = (enabled: boolean, version: number) =>
      person.execute(
        `mutation ($id: ID!) { setWebhookEnabled(id: $id, enabled: ${enabled}, version: ${version}) { id } }`,
        { id: String(endpoint?.id) },
      );
    const [endpoint] = await sql("select id from webhook_endpoints");
    await enable(false, 1);
    await notify(app.database.orm.em.fork(), [news("meanwhile")]);
    await enable(true, 2);
    expect(await told()).toEqual([]);
    await notify(app.database.orm.em.fork(), [news("after")]);
    expect(await told()).toHaveLength(1);
  });
});
