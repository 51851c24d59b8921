import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import {
  conversationSetting,
  conversationTools,
  type Message,
  TALK,
  type Talk,
} from "../../../testing/conversations.ts";
import { createConversation, createMessage } from "../../../testing/factories/conversation.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let member: SignedInClient;
let colleague: SignedInClient;
let vendor: { id: number };
beforeAll(async () => {
  app = await startTestApp("empty");
  ({ member, colleague, vendor } = await conversationSetting(app));
});
afterAll(() => app.stop());
const { codeOf, person, begin, send, read, archive, open, inbox, unread, lastOf } = conversationTools(
  () => app,
);

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
