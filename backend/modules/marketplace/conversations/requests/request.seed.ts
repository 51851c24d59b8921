import { randomUUID } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { readRows } from "../../../../demo/read.ts";
import { daysBefore } from "../../../../shared/days/days.ts";
import type { User } from "../../../account/identity/user.entity.ts";
import { Vendor } from "../../../catalog/vendors/vendor.entity.ts";
import { demoOwners } from "../../organizations/organization.seed.ts";
import { Conversation } from "../conversation.entity.ts";
import { markRead } from "../mark-read.seed.ts";
import { ConversationMessage } from "../messages/conversation-message.entity.ts";
import { VendorRequest, VendorRequestQuestion } from "./request.entity.ts";

interface RequestRow {
  account: string;
  title: string;
  text: string;
  questions: string[];
  daysAgo: number;
  vendors: {
    name: string;
    /** The answers in the order of the questions; an empty one was omitted. */
    answers?: { account: string; texts: string[]; daysAgo: number };
    /** The accounts that have read everything. */
    readBy: string[];
  }[];
}

const ANSWERS = `
  insert into vendor_request_answers (message_id, question_id, text)
  select a.message, a.question, a.text
  from jsonb_to_recordset(?::jsonb) as a(message integer, question integer, text text)`;

const numbered = (questions: readonly { position: number; text: string }[]) =>
  questions.map(({ position, text }) => `${position}. ${text}`);

/** The demo accounts' requests to several vendors, with the answers so far. */
export async function seedRequests(em: EntityManager, today: Date): Promise<void> {
  const { account } = await demoOwners(em, today);
  const vendors = new Map((await em.find(Vendor, {})).map((vendor) => [vendor.name, vendor]));
  const message = (conversation: Conversation, author: User, text: string, createdAt: Date) =>
    em.create(ConversationMessage, {
      conversation,
      author,
      text,
      createdAt,
      key: randomUUID(),
      side: author.id === conversation.person.id ? "person" : "vendor",
      byAdministrator: author.role === "admin",
      status: "published",
      reportsCount: 0,
    });
  const given: { message: ConversationMessage; question: VendorRequestQuestion; text: string }[] = [];
  const readers: { conversation: Conversation; readBy: string[] }[] = [];
  for (const row of readRows<RequestRow>("conversations/requests.json")) {
    const person = account(row.account);
    if (!person) continue;
    const createdAt = daysBefore(today, row.daysAgo);
    const request = em.create(VendorRequest, { person, title: row.title, key: randomUUID(), createdAt });
    const questions = row.questions.map((text, index) =>
      em.create(VendorRequestQuestion, { request, position: index + 1, text }),
    );
    const first = [row.text, numbered(questions).join("\n")].join("\n\n");
    for (const { name, answers, readBy } of row.vendors) {
      const vendor = vendors.get(name);
      if (!vendor) continue;
      const lastMessageAt = daysBefore(today, answers?.daysAgo ?? row.daysAgo);
      const conversation = em.create(Conversation, {
        person,
        vendor,
        request,
        key: randomUUID(),
        createdAt,
        lastMessageAt,
      });
      message(conversation, person, first, createdAt);
      readers.push({ conversation, readBy });
      const author = account(answers?.account);
      if (!answers || !author) continue;
      const answered = questions.flatMap((question, index) => {
        const text = answers.texts[index];
        return text ? [{ question, text }] : [];
      });
      const text = answered.map(({ question, text }) => `${numbered([question])}\n${text}`).join("\n\n");
      const sent = message(conversation, author, text, lastMessageAt);
      given.push(...answered.map((answer) => ({ message: sent, ...answer })));
    }
  }
  await em.flush();
  const rows = given.map(({ message: { id }, question, text }) => ({
    message: id,
    question: question.id,
    text,
  }));
  await em.execute(ANSWERS, [JSON.stringify(rows)]);
  await markRead(em, readers);
}
