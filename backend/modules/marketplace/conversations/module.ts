import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { Module } from "../../../shared/module.ts";
import { Conversation } from "./conversation.entity.ts";
import { conversationList, messageList } from "./conversation.list.ts";
import { ConversationResolver } from "./conversation.resolver.ts";
import { seedConversations } from "./conversation.seed.ts";
import { conversationFileRoutes } from "./conversation-files.routes.ts";
import { ConversationMessage } from "./messages/conversation-message.entity.ts";
import { MessageResolver, UnreadResolver } from "./messages/message.resolver.ts";
import { noticeJob } from "./notice.job.ts";
import { conversationData } from "./personal-data.ts";
import { VendorRequest, VendorRequestQuestion } from "./requests/request.entity.ts";
import { requestList } from "./requests/request.list.ts";
import { VendorRequestResolver } from "./requests/request.resolver.ts";

/** Conversations between users and vendors, and requests to several vendors. */
export const conversations: Module = {
  entities: [Conversation, ConversationMessage, VendorRequest, VendorRequestQuestion],
  resolvers: [ConversationResolver, MessageResolver, UnreadResolver, VendorRequestResolver],
  access: {
    area: "marketplace",
    operations: {
      "Mutation.answerVendorRequest": "signed in",
      "Mutation.beginConversation": "signed in",
      "Mutation.markConversationRead": "signed in",
      "Mutation.reportMessage": "signed in",
      "Mutation.requestVendors": "signed in",
      "Mutation.sendMessage": "signed in",
      "Mutation.setConversationArchived": "signed in",
      "Query.contacting": "signed in",
      "Query.conversation": "signed in",
      "Query.conversationMessages": "signed in",
      "Query.conversations": "signed in",
      "Query.vendorReplies": "signed in",
      "Query.vendorRequest": "signed in",
      "Query.vendorRequests": "signed in",
      "Query.vendorsToAsk": "signed in",
    },
    restCalls: {
      "GET /api/conversations.csv": "signed in",
      "GET /api/conversations/messages.csv": "signed in",
      "GET /api/vendor-requests.csv": "signed in",
    },
  },
  restRoutes: conversationFileRoutes,
  jobs: [noticeJob],
  personalData: conversationData,
  seed: { run: seedConversations },
  lists: [anyList(conversationList), anyList(messageList), anyList(requestList)],
};
