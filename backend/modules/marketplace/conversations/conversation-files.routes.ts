import { listFile } from "../../../shared/listing/list-route.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { RestRoute } from "../../../shared/rest-table/route.ts";
import { conversationList, messageList } from "./conversation.list.ts";
import { requestList } from "./requests/request.list.ts";

interface ConversationLine {
  id: string;
  personName: string;
  vendor: { name: string };
  solution: { title: string } | null;
  preview: string;
  unreadCount: number;
  archived: boolean;
  createdAt: Date;
  lastMessageAt: Date;
}

interface MessageLine {
  id: string;
  conversation: { id: string; personName: string; vendor: { name: string } };
  authorName: string;
  side: string;
  text: string | null;
  hidden: boolean;
  createdAt: Date;
}

interface RequestLine {
  id: string;
  title: string;
  questions: { text: string }[];
  vendorCount: number;
  answeredCount: number;
  createdAt: Date;
}

/** Downloads of the viewer's inbox, its messages, and their requests to several vendors. */
export const conversationFileRoutes: RestRoute[] = [
  listFile<ConversationLine>(anyList(conversationList), {
    summary: "Your conversations and your vendors' as CSV, latest message first",
    node: "id personName vendor { name } solution { title } preview unreadCount archived createdAt lastMessageAt",
    columns: {
      Id: ({ id }) => Number(id),
      Person: ({ personName }) => personName,
      Vendor: ({ vendor }) => vendor.name,
      Solution: ({ solution }) => solution?.title,
      "Latest message": ({ preview }) => preview,
      Unread: ({ unreadCount }) => unreadCount,
      Archived: ({ archived }) => archived,
      Begun: ({ createdAt }) => createdAt,
      "Last message": ({ lastMessageAt }) => lastMessageAt,
    },
  }),
  listFile<MessageLine>(anyList(messageList), {
    summary: "The messages in your conversations as CSV, latest first",
    node: "id conversation { id personName vendor { name } } authorName side text hidden createdAt",
    columns: {
      Id: ({ id }) => Number(id),
      Conversation: ({ conversation }) => Number(conversation.id),
      Person: ({ conversation }) => conversation.personName,
      Vendor: ({ conversation }) => conversation.vendor.name,
      Author: ({ authorName }) => authorName,
      Side: ({ side }) => side.toLowerCase(),
      Message: ({ text }) => text,
      Hidden: ({ hidden }) => hidden,
      Sent: ({ createdAt }) => createdAt,
    },
  }),
  listFile<RequestLine>(anyList(requestList), {
    summary: "Your requests to several vendors as CSV, newest first",
    node: "id title questions { text } vendorCount answeredCount createdAt",
    columns: {
      Id: ({ id }) => Number(id),
      Title: ({ title }) => title,
      Questions: ({ questions }) => questions.map(({ text }) => text).join("\n"),
      Vendors: ({ vendorCount }) => vendorCount,
      Answered: ({ answeredCount }) => answeredCount,
      Sent: ({ createdAt }) => createdAt,
    },
  }),
];
