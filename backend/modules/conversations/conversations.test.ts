import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn, type UserFields } from "../../testing/accounts.ts";
import { createConversation, createMessage } from "../../testing/factories/conversation.ts";
import { createOrganization } from "../../testing/factories/organization.ts";
import { createSolution } from "../../testing/factories/solution.ts";
import { createVendor } from "../../testing/factories/vendor.ts";
import { startTestApp, type TestAnswer, type TestApp, type TestClient } from "../../testing/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
let member: SignedInClient;
let colleague: SignedInClient;
let stranger: SignedInClient;
let vendor: { id: number };
beforeAll(async () => {
  app = await startTestApp("empty");
  const users = [await createUser(app), await createUser(app)] as const;
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  [member, colleague] = [await signIn(app, users[0]), await signIn(app, users[1])];
  stranger = await signIn(app, await createUser(app));
  const organization = await createOrganization(app, {
    members: [
      [users[0], "owner"],
      [users[1], "editor"],
    ],
  });
  vendor = await createVendor(app, { name: "Cairnlight", organization });
});
afterAll(() => app.stop());

interface Talk {
  id: string;
  viewerSide: string;
  unreadCount: number;
  archived: boolean;
  vendorIsUnclaimed: boolean;
  preview: string;
  personName: string;
}
interface Message {
  id: string;
  text: string | null;
  side: string;
  authorName: string | null;
  byAdministrator: boolean;
  hiddenReason?: string | null;
  cursor: string;
}
const TALK = "{ id viewerSide unreadCount archived vendorIsUnclaimed preview personName vendor { name } }";

const codeOf = ({ errors }: Pick<TestAnswer<unknown>, "errors">) => errors?.[0]?.extensions?.code;
const sql = (query: string) => app.database.orm.em.fork().execute<Record<string, unknown>[]>(query);
const person = async (fields: UserFields = {}) => signIn(app, await createUser(app, fields));
const begin = (client: TestClient, vendorId: unknown, input: object = {}, key: string = randomUUID()) =>
  client.execute<{ beginConversation: Talk }>(
    `mutation ($vendorId: ID!, $input: ContactVendorInput!, $key: String!) {
      beginConversation(vendorId: $vendorId, input: $input, key: $key) ${TALK} }`,
    { vendorId, input: { text: "Does it work offline?", ...input }, key },
  );
const send = (client: TestClient, conversationId: string, text = "Yes.", key: string = randomUUID()) =>
  client.execute<{ sendMessage: Message }>(
    `mutation ($conversationId: ID!, $text: String!, $key: String!) {
      sendMessage(conversationId: $conversationId, text: $text, key: $key) { id text side authorName byAdministrator } }`,
    { conversationId, text, key },
  );
const read = (client: TestClient, id: string, upTo: string) =>
  client.execute<{ markConversationRead: Talk }>(
    `mutation ($id: ID!, $upTo: ID!) { markConversationRead(id: $id, upTo: $upTo) ${TALK} }`,
    { id, upTo },
  );
const archive = (client: TestClient, id: string, archived = true) =>
  client.execute<{ setConversationArchived: Talk }>(
    `mutation ($id: ID!, $archived: Boolean!) { setConversationArchived(id: $id, archived: $archived) ${TALK} }`,
    { id, archived },
  );
const open = async (client: TestClient, id: string) =>
  (
    await client.execute<{ conversation: Talk | null; conversationMessages: { nodes: Message[] } }>(
      `query ($id: ID!) { conversation(id: $id) ${TALK}
        conversationMessages(conversationId: $id) { nodes { id text side authorName byAdministrator hidden hiddenReason } } }`,
      { id },
    )
  ).data;
const inbox = async (client: TestClient, filter = "") =>
  (
    await client.execute<{ conversations: { totalCount: number; nodes: Talk[] } }>(
      `{ conversations(first: 100${filter && `, filter: { ${filter} }`}) { totalCount nodes ${TALK} } }`,
    )
  ).data.conversations;
const unread = async (client: TestClient) =>
  (await client.execute<{ viewer: { unreadConversations: number } }>("{ viewer { unreadConversations } }"))
    .data.viewer.unreadConversations;
const lastOf = async (client: TestClient, id: string) =>
  (await open(client, id)).conversationMessages.nodes[0]?.id ?? "";

describe("a conversation with a vendor", () => {
  it("is begun about a solution, read and answered by its members, and goes on", async () => {
    const client = await person({ firstName: "Ines", lastName: "Duarte" });
    const solution = await createSolution(app, { vendor });
    const { data } = await begin(client, vendor.id, {
      solutionId: solution.id,
      text: "  Does it work offline? ",
    });
    const { id } = data.beginConversation;
    expect(data.beginConversation).toMatchObject({
      ...{ viewerSide: "PERSON", unreadCount: 0, archived: false, vendorIsUnclaimed: false },
      ...{ preview: "Does it work offline?", personName: "Ines Duarte", vendor: { name: "Cairnlight" } },
    });
    expect((await inbox(member)).nodes.find((talk) => talk.id === id)).toMatchObject({
      viewerSide: "VENDOR",
      unreadCount: 1,
    });
    const { sendMessage: answer } = (await send(member, id, "It does.")).data;
    expect(answer).toMatchObject({ side: "VENDOR", authorName: "Noor Haddad", byAdministrator: false });
    await send(client, id, "Good to hear.");
    const { conversation, conversationMessages } = await open(client, id);
    expect(conversation).toMatchObject({ preview: "Good to hear.", unreadCount: 1 });
    expect(conversationMessages.nodes.map(({ text }) => text)).toEqual([
      "Good to hear.",
      "It does.",
      "Does it work offline?",
    ]);
  });

  it("shows a solution that is not public to the vendor's members only, and can't be begun about one", async () => {
    const client = await person();
    const solution = await createSolution(app, { vendor });
    const { beginConversation } = (await begin(client, vendor.id, { solutionId: solution.id })).data;
    const about = async (by: TestClient) =>
      (await by.execute(`{ conversation(id: ${beginConversation.id}) { solution { title } } }`)).data;
    const shown = { conversation: { solution: { title: solution.title } } };
    expect([await about(client), await about(member)]).toEqual([shown, shown]);
    for (const status of ["withdrawn", "draft"]) {
      await sql(`update solutions set status = '${status}' where id = ${solution.id}`);
      expect([await about(client), await about(member)]).toEqual([
        { conversation: { solution: null } },
        shown,
      ]);
      const { errors } = await begin(client, vendor.id, { solutionId: solution.id });
      expect(errors?.[0]?.extensions?.fields).toEqual({ solutionId: "Choose one of the vendor's solutions" });
    }
  });

  it("refuses what is missing, too long or of another vendor, at the field", async () => {
    const client = await person();
    const fieldsOf = async (input: object) =>
      (await begin(client, vendor.id, input)).errors?.[0]?.extensions?.fields;
    expect(await fieldsOf({ text: " " })).toEqual({ text: "Message is required" });
    expect(await fieldsOf({ text: "x".repeat(5001) })).toEqual({
      text: "Message must be at most 5000 characters",
    });
    const other = await createSolution(app);
    for (const solutionId of [other.id, "999999", "x"])
      expect(await fieldsOf({ solutionId })).toEqual({ solutionId: "Choose one of the vendor's solutions" });
    expect(codeOf(await begin(client, "999999"))).toBe("NOT_FOUND");
    expect(codeOf(await begin(client, vendor.id, {}, "not a key"))).toBe("BAD_USER_INPUT");
    expect(codeOf(await begin(app, vendor.id))).toBe("UNAUTHENTICATED");
    expect((await inbox(client)).totalCount).toBe(0);
  });

  it("is refused to the vendor's own members, with the reason", async () => {
    const { errors } = await begin(member, vendor.id);
    expect(errors?.[0]).toMatchObject({
      message: "You belong to the organization behind Cairnlight, so you receive its messages.",
      extensions: { code: "FORBIDDEN" },
    });
    const contacting = async (client: TestClient) =>
      (
        await client.execute<{ contacting: { refusal: string | null } }>(
          `{ contacting(vendorId: ${vendor.id}) { refusal } }`,
        )
      ).data.contacting.refusal;
    expect([await contacting(member), await contacting(stranger)]).toEqual([errors?.[0]?.message, null]);
  });

  it("has one effect however often it is sent at once", async () => {
    const [client, key] = [await person(), randomUUID()];
    const begun = await Promise.all(Array.from({ length: 10 }, () => begin(client, vendor.id, {}, key)));
    const ids = new Set(begun.map(({ data }) => data.beginConversation.id));
    expect([ids.size, (await inbox(client)).totalCount]).toEqual([1, 1]);
    const [id = ""] = ids;
    const again = randomUUID();
    const sent = await Promise.all(Array.from({ length: 10 }, () => send(client, id, "Once", again)));
    expect(new Set(sent.map(({ data }) => data.sendMessage.id)).size).toBe(1);
    expect((await open(client, id)).conversationMessages.nodes).toHaveLength(2);
  });

  it("is limited to twenty new ones a day", async () => {
    const client = await person();
    const codes: unknown[] = [];
    for (let n = 0; n < 21; n++) codes.push(codeOf(await begin(client, vendor.id)));
    expect(codes.slice(19)).toEqual([undefined, "TOO_MANY_REQUESTS"]);
  });

  it("is as if it were not there for everybody else", async () => {
    const client = await person();
    const { id } = (await begin(client, vendor.id)).data.beginConversation;
    const message = await lastOf(client, id);
    for (const other of [stranger, admin]) {
      for (const target of [id, "999999"])
        expect(await open(other, target)).toEqual({
          conversation: null,
          conversationMessages: { nodes: [] },
        });
      const report = (target: string) =>
        other.execute('mutation ($id: ID!) { reportMessage(id: $id, reason: "Spam") { message } }', {
          id: target,
        });
      for (const [mine, missing] of [
        [await send(other, id), await send(other, "999999")],
        [await read(other, id, message), await read(other, "999999", message)],
        [await archive(other, id), await archive(other, "999999")],
        [await report(message), await report("999999")],
      ] as const) {
        expect(codeOf(mine)).toBe("NOT_FOUND");
        expect(mine.errors?.[0]?.message).toBe(missing.errors?.[0]?.message);
      }
      expect((await inbox(other)).nodes.map((talk) => talk.id)).not.toContain(id);
    }
    for (const answer of [await send(app, id), await read(app, id, message), await archive(app, id)])
      expect(codeOf(answer)).toBe("UNAUTHENTICATED");
  });
});

describe("what is unread", () => {
  it("is counted for each reader, up to what they have seen", async () => {
    const client = await person();
    const before = [await unread(member), await unread(colleague)];
    const { id } = (await begin(client, vendor.id)).data.beginConversation;
    const seen = await lastOf(member, id);
    await send(client, id, "And on phones?");
    expect((await read(member, id, seen)).data.markConversationRead.unreadCount).toBe(1);
    expect((await read(member, id, await lastOf(member, id))).data.markConversationRead.unreadCount).toBe(0);
    expect((await read(member, id, seen)).data.markConversationRead.unreadCount).toBe(0);
    expect([await unread(member), await unread(colleague)]).toEqual([before[0], Number(before[1]) + 1]);
    expect((await inbox(member, "unread: true")).nodes.map((talk) => talk.id)).not.toContain(id);
    expect((await inbox(colleague, "unread: true")).nodes.map((talk) => talk.id)).toContain(id);
    await send(member, id);
    expect([await unread(client), await unread(colleague)]).toEqual([1, Number(before[1]) + 1]);
    expect(codeOf(await read(client, id, "999999"))).toBe("NOT_FOUND");
  });

  it("is archived for one side only, until the next message", async () => {
    const client = await person();
    const { id } = (await begin(client, vendor.id)).data.beginConversation;
    expect((await archive(member, id)).data.setConversationArchived.archived).toBe(true);
    expect((await open(colleague, id)).conversation?.archived).toBe(true);
    expect((await open(client, id)).conversation?.archived).toBe(false);
    expect((await inbox(member, "archived: false")).nodes.map((talk) => talk.id)).not.toContain(id);
    expect((await inbox(member, "archived: true")).nodes.map((talk) => talk.id)).toContain(id);
    await send(client, id);
    expect((await open(member, id)).conversation?.archived).toBe(false);
    await archive(client, id);
    expect((await archive(client, id, false)).data.setConversationArchived.archived).toBe(false);
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

describe("a vendor without members", () => {
  it("is answered for by administrators, clearly marked, until somebody belongs to it", async () => {
    const client = await person();
    const organization = await createOrganization(app);
    const { id: vendorId } = await createVendor(app, { organization });
    const { id } = (await begin(client, vendorId)).data.beginConversation;
    expect((await inbox(admin)).nodes.find((talk) => talk.id === id)).toMatchObject({
      ...{ viewerSide: "VENDOR", vendorIsUnclaimed: true, unreadCount: 1 },
    });
    const { sendMessage: answer } = (await send(admin, id, "We have passed it on.")).data;
    expect(answer).toMatchObject({ side: "VENDOR", byAdministrator: true, authorName: null });
    const claimant = await createUser(app);
    const owner = await signIn(app, claimant);
    expect((await open(owner, id)).conversation).toBeNull();
    await sql(`insert into organization_members values (${organization.id}, ${claimant.id}, 'owner')`);
    expect((await open(owner, id)).conversation).toMatchObject({ viewerSide: "VENDOR", unreadCount: 1 });
    expect((await open(owner, id)).conversationMessages.nodes).toHaveLength(2);
    expect((await open(admin, id)).conversation).toBeNull();
    expect((await send(owner, id)).data.sendMessage.byAdministrator).toBe(false);
  });
});

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
        ...{ id: `message:${message}`, reportReasons: ["Spam"], parts: [{ text: "Buy my watches" }] },
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
    expect((await open(member, id)).conversation).toMatchObject({ unreadCount: 0, preview: "" });
    expect(codeOf(await report(member))).toBe("NOT_FOUND");
  });
});

describe("the inbox", () => {
  it("comes page by page, in as many statements however long it is", async () => {
    const user = await createUser(app);
    const client = await signIn(app, user);
    const at = (n: number) => new Date(Date.now() - n * 60_000);
    const ids: string[] = [];
    const page = async (after?: string) => {
      app.database.statements.length = 0;
      const { data } = await client.execute<{
        conversations: { nodes: Talk[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
      }>(
        `query ($after: String) { conversations(first: 3, after: $after) { nodes ${TALK} pageInfo { endCursor hasNextPage } } }`,
        after ? { after } : {},
      );
      return { ...data.conversations, statements: app.database.statements.length };
    };
    ids.push(String((await createConversation(app, { person: user, lastMessageAt: at(0) })).id));
    const one = await page();
    for (let n = 1; n < 5; n++)
      ids.push(String((await createConversation(app, { person: user, lastMessageAt: at(n) })).id));
    const first = await page();
    const second = await page(first.pageInfo.endCursor);
    expect([...first.nodes, ...second.nodes].map(({ id }) => id)).toEqual(ids);
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect([first.statements, second.statements]).toEqual([one.statements, one.statements]);
  });

  it("shows a conversation's messages page by page, in as many statements", async () => {
    const user = await createUser(app);
    const conversation = await createConversation(app, { person: user, text: "0" });
    const client = await signIn(app, user);
    const page = async (after?: string) => {
      app.database.statements.length = 0;
      const { data } = await client.execute<{
        conversationMessages: { nodes: Message[]; pageInfo: { endCursor: string } };
      }>(
        `query ($id: ID!, $after: String) { conversationMessages(conversationId: $id, first: 3, after: $after) {
          nodes { id text authorName hidden cursor } pageInfo { endCursor } } }`,
        { id: conversation.id, ...(after && { after }) },
      );
      return { ...data.conversationMessages, statements: app.database.statements.length };
    };
    const one = await page();
    for (let n = 1; n < 5; n++) await createMessage(app, { conversation, author: user, text: String(n) });
    const first = await page();
    const second = await page(first.pageInfo.endCursor);
    expect([...first.nodes, ...second.nodes].map(({ text }) => text)).toEqual(["4", "3", "2", "1", "0"]);
    expect(first.nodes.at(-1)?.cursor).toBe(first.pageInfo.endCursor);
    expect(first.statements).toBe(one.statements);
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
