import { Migration } from "@mikro-orm/migrations";
import { createConversations } from "./0018-conversations/conversations.ts";
import { moderateMessages } from "./0018-conversations/moderation.ts";
import { createRequests } from "./0018-conversations/requests.ts";

/** Conversations of users with vendors, and requests to several vendors. */
export class Conversations extends Migration {
  override up(): void {
    for (const sql of [...createRequests, ...createConversations, ...moderateMessages]) this.addSql(sql);
  }
}
