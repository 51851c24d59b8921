import { randomUUID } from "node:crypto";
import { createUser, signIn, type UserFields } from "./accounts.ts";
import { createOrganization } from "./factories/organization.ts";
import { createVendor } from "./factories/vendor.ts";
import { type TestAnswer, type TestApp, type TestClient } from "./servers/test-app.ts";

/** What a conversation's side sees of it. */
export const TALK =
  "{ id viewerSide unreadCount archived vendorIsUnclaimed preview personName vendor { name } }";

export interface Talk {
  id: string;
  viewerSide: string;
  unreadCount: number;
  archived: boolean;
  vendorIsUnclaimed: boolean;
  preview: string;
  personName: string;
}
export interface Message {
  id: string;
  text: string | null;
  side: string;
  authorName: string | null;
  byAdministrator: boolean;
  hiddenReason?: string | null;
  cursor: string;
}

/** A vendor with an owner and an editor, an administrator, and somebody who has nothing to do with it. */
export async function conversationSetting(app: TestApp) {
  const users = [await createUser(app), await createUser(app)] as const;
  const organization = await createOrganization(app, {
    members: [
      [users[0], "owner"],
      [users[1], "editor"],
    ],
  });
  return {
    admin: await signIn(app, await createUser(app, { role: "admin" })),
    member: await signIn(app, users[0]),
    colleague: await signIn(app, users[1]),
    stranger: await signIn(app, await createUser(app)),
    vendor: await createVendor(app, { name: "Cairnlight", organization }),
  };
}

/** What people do in conversations, through the API. The app is asked for when they do it. */
export function conversationTools(app: () => TestApp) {
  const codeOf = ({ errors }: Pick<TestAnswer<unknown>, "errors">) => errors?.[0]?.extensions?.code;
  const sql = (query: string) => app().database.orm.em.fork().execute<Record<string, unknown>[]>(query);
  const person = async (fields: UserFields = {}) => signIn(app(), await createUser(app(), fields));
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
  return { codeOf, sql, person, begin, send, read, archive, open, inbox, unread, lastOf };
}
