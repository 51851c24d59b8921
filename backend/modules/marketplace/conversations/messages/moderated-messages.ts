import type { Moderated } from "../../../administration/moderation/moderated.ts";
import { ConversationMessage } from "./conversation-message.entity.ts";

/** The moderation of messages; only the two sides can see and report them, which the use case checks. */
export const moderatedMessages: Moderated<ConversationMessage> = {
  kind: "message",
  entity: ConversationMessage,
  visible: {},
  populate: ["author", "conversation.person", "conversation.vendor"],
  missing: "This message doesn't exist.",
  label: "Messages",
  intro: "Messages between people and vendors that someone reported. Other messages aren't shown.",
  searched:
    "concat_ws(' ', t.text, (select u.first_name || ' ' || u.last_name from users u where u.id = t.author_id))",
  authored: { column: "author_id", isPublic: false },
  show: ({ author, byAdministrator, side, text, conversation }) => {
    const { id, person, vendor } = conversation.getEntity();
    const { firstName, lastName } = person.getEntity();
    const { id: vendorId, slug, name } = vendor.getEntity();
    const writer = author?.getEntity();
    const writerName = writer ? `${writer.firstName} ${writer.lastName}` : "Deleted account";
    return {
      author,
      authorName:
        side === "vendor"
          ? `${writerName}, for ${name}${byAdministrator ? " (administrator)" : ""}`
          : writerName,
      name: side === "vendor" ? `message to ${firstName} ${lastName}` : `message to ${name}`,
      on: { title: `the conversation with ${name}`, path: `/vendors/${vendorId}-${slug}` },
      ownPath: `/messages/${id}`,
      parts: [{ text }],
    };
  },
};
