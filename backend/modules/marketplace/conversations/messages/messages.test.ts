import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { conversationSetting, conversationTools } from "../../../../testing/conversations.ts";
import { createConversation } from "../../../../testing/factories/conversation.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
let member: SignedInClient;
let vendor: { id: number };
beforeAll(async () => {
  app = await startTestApp("empty");
  ({ admin, member, vendor } = await conversationSetting(app));
});
afterAll(() => app.stop());
const { codeOf, sql, person, begin, send, read, open, lastOf } = conversationTools(() => app);

describe("a message", () => {
  it("is reported by the other side, and hidden from it by an administrator", async () => {
    const client = await person();
    const { id } = (await begin(client, vendor.id, { text: "Buy my watches" })).data.beginConversation;
    const message = await lastOf(member, id);
    const report = (by: TestClient, reason = "Spam") =>
      by.execute(
        "mutation ($id: ID!, $reason: String!) { reportMessage(id: $id, reason: $reason) { message } }",
        {
          id: message,
          reason,
        },
      );
    expect(codeOf(await report(client))).toBe("NOT_FOUND");
    expect(codeOf(await report(member, " "))).toBe("BAD_USER_INPUT");
    for (let times = 0; times < 2; times++) expect(codeOf(await report(member))).toBeUndefined();
    const { data } = await admin.execute<{ moderationQueue: { nodes: object[] } }>(
      '{ moderationQueue(kind: "message") { nodes { id reportReasons parts { text } on { title } } } }',
    );
    expect(data.moderationQueue.nodes).toEqual([
      {
        id: `message:${message}`,
        reportReasons: ["Spam"],
        parts: [{ text: "Buy my watches" }],
        on: { title: "the conversation with Cairnlight" },
      },
    ]);
    await admin.execute(
      `mutation { moderate(id: "message:${message}", publish: false, reason: "Spam") { message } }`,
    );
    const textFor = async (by: TestClient) => (await open(by, id)).conversationMessages.nodes[0]?.text;
    expect([await textFor(member), await textFor(client)]).toEqual([null, "Buy my watches"]);
    const reasonFor = async (by: TestClient) =>
      (await open(by, id)).conversationMessages.nodes[0]?.hiddenReason;
    expect([await reasonFor(member), await reasonFor(client)]).toEqual([null, "Spam"]);
    expect((await open(member, id)).conversation).toMatchObject({ unreadCount: 0, preview: null });
    expect(codeOf(await report(member))).toBe("NOT_FOUND");
  });
});

describe("a mail notice", () => {
  const mailsTo = ({ email }: { email: string }) => app.mails.filter(({ to }) => to === email);

  it("goes out once for a conversation until it is read, to who wants mail", async () => {
    const user = await createUser(app, { firstName: "Ines" });
    const client = await signIn(app, user);
    const silent = await createUser(app);
    const members = await createUser(app);
    const organization = await createOrganization(app, {
      members: [
        [members, "owner"],
        [silent, "editor"],
      ],
    });
    await sql(`update users set notify_email_notifications = false where id = ${silent.id}`);
    const { id: vendorId } = await createVendor(app, { name: "Letterhead", organization });
    const { id } = (await begin(client, vendorId)).data.beginConversation;
    await app.runJobs();
    await send(client, id, "Secret words");
    await app.runJobs();
    expect([mailsTo(members).length, mailsTo(silent).length]).toEqual([1, 0]);
    expect(mailsTo(members)[0]).toMatchObject({
      subject: "New message from Ines Haddad - SportsTech Hub",
      text: expect.stringContaining(`/messages/${id}`),
    });
    const owner = await signIn(app, members);
    await read(owner, id, await lastOf(owner, id));
    await send(client, id, "Still there?");
    await app.runJobs();
    expect(mailsTo(members)).toHaveLength(2);
    await send(owner, id);
    await app.runJobs();
    expect(mailsTo(user)).toMatchObject([{ subject: "New message from Letterhead - SportsTech Hub" }]);
    expect(app.mails.map(({ text }) => text).join()).not.toContain("Secret words");
  });
});

describe("an account that is deleted", () => {
  it("takes its conversations along, and leaves what it wrote for a vendor without its name", async () => {
    const [user, employee] = [await createUser(app), await createUser(app)];
    const organization = await createOrganization(app, { members: [[employee, "owner"]] });
    const own = await createVendor(app, { organization });
    const gone = await createConversation(app, { person: employee, text: "Gone words" });
    const kept = await createConversation(app, { person: user, vendor: own, text: "Kept words" });
    const client = await signIn(app, employee);
    await send(client, String(kept.id), "For the vendor");
    await read(client, String(kept.id), await lastOf(client, String(kept.id)));
    const { data } = await client.execute<{ exportMyData: { content: string } }>(
      "{ exportMyData { content } }",
    );
    const { conversations } = JSON.parse(data.exportMyData.content);
    expect(conversations).toMatchObject({
      begun: [{ messages: [{ text: "Gone words" }] }],
      writtenForVendors: [{ text: "For the vendor" }],
      read: [{ conversation: kept.id }],
    });
    await sql(`update users set deletion_requested_at = now() - interval '15 days',
      deletion_due_at = now() - interval '1 day' where id = ${employee.id}`);
    await sql("select graphile_worker.add_job('due-deletions', '{}'::json)");
    await app.runJobs();
    expect(await sql(`select id from conversations where id in (${gone.id}, ${kept.id})`)).toEqual([
      { id: kept.id },
    ]);
    expect(
      await sql(
        `select text, author_id from conversation_messages where conversation_id = ${kept.id} order by id`,
      ),
    ).toEqual([
      { text: "Kept words", author_id: user.id },
      { text: "For the vendor", author_id: null },
    ]);
  });
});
