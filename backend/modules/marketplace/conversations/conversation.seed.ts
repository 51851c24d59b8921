import { randomUUID } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { readRows } from "../../../demo/read.ts";
import { daysBefore } from "../../../shared/days/days.ts";
import type { User } from "../../account/identity/user.entity.ts";
import { Solution } from "../../catalog/solutions/solution.entity.ts";
import { Vendor } from "../../catalog/vendors/vendor.entity.ts";
import { demoOwners } from "../organizations/organization.seed.ts";
import { Conversation } from "./conversation.entity.ts";
import { markRead } from "./mark-read.seed.ts";
import { ConversationMessage } from "./messages/conversation-message.entity.ts";
import { seedRequests } from "./requests/request.seed.ts";

/** A message by a demo account; an administrator writes on behalf of a vendor without members. */
interface MessageRow {
  account: string;
  text: string;
  daysAgo: number;
}

interface ConversationRow {
  account: string;
  vendor: string;
  solution?: string;
  messages: MessageRow[];
  /** The accounts that have read everything. */
  readBy: string[];
  archivedBy?: "person" | "vendor";
}

function messageOf(conversation: Conversation, { text, daysAgo }: MessageRow, author: User, today: Date) {
  const own = author.id === conversation.person.id;
  return {
    conversation,
    author,
    text,
    key: randomUUID(),
    status: "published" as const,
    reportsCount: 0,
    side: own ? ("person" as const) : ("vendor" as const),
    byAdministrator: !own && author.role === "admin",
    createdAt: daysBefore(today, daysAgo),
  };
}

/** The demo accounts' and vendors' messages to each other. */
export async function seedConversations(em: EntityManager, today: Date): Promise<void> {
  const { account } = await demoOwners(em, today);
  const vendors = new Map((await em.find(Vendor, {})).map((vendor) => [vendor.name, vendor]));
  const solutions = new Map((await em.find(Solution, {})).map((solution) => [solution.title, solution]));
  const begun = readRows<ConversationRow>("conversations/conversations.json").flatMap((row) => {
    const [person, vendor] = [account(row.account), vendors.get(row.vendor)];
    if (!person || !vendor) return [];
    const dates = row.messages.map(({ daysAgo }) => daysBefore(today, daysAgo));
    const [createdAt = today, lastMessageAt = today] = [dates[0], dates.at(-1)];
    const conversation = em.create(Conversation, {
      person,
      vendor,
      solution: solutions.get(row.solution ?? "") ?? null,
      key: randomUUID(),
      createdAt,
      lastMessageAt,
      personArchivedAt: row.archivedBy === "person" ? lastMessageAt : null,
      vendorArchivedAt: row.archivedBy === "vendor" ? lastMessageAt : null,
    });
    for (const message of row.messages) {
      const author = account(message.account);
      if (author) em.create(ConversationMessage, messageOf(conversation, message, author, today));
    }
    return [{ conversation, readBy: row.readBy }];
  });
  await em.flush();
  await markRead(em, begun);
  await seedRequests(em, today);
}
